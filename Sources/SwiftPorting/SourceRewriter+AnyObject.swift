import Diagnostics
import SwiftSyntax

/// Members that are looked up on `AnyObject`, which Objective-C does by name.
extension SourceRewriter {
    /// Writes a member that only one class has as one of that class, and reports others. Texts have some of the names
    /// too, but code that asks any object for a number has one as a rule.
    ///
    /// The function that is called returns an implicitly unwrapped value, as the lookup does: both can be used as a
    /// value and as an optional.
    func rewriteLookup(_ node: MemberAccessExprSyntax) {
        guard let lookup = Lookup(node) else { return }
        let name = node.declName.baseName.text
        guard let member = SourceRewriter.decidedMembers[name] else {
            report(
                .portChanged, "AnyObject has no member \(name) without the Objective-C runtime",
                at: node.declName, hint: "cast to the class that has it")
            return
        }
        looksUpMembers = true
        edits.insert("memberOfAnyObject", at: lookup.tuple.textRange.lowerBound)
        // Without the cast, which would put a value that is nil or a Swift type into an object of its own.
        edits.replace(
            lookup.cast.textRange.lowerBound..<node.declName.textRange.upperBound, with: ", \\\(member))")
        // In a chain, what follows is not done where there is no object.
        let isContinued = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
        if lookup.isChained, isContinued { edits.insert("?", at: node.declName.textRange.upperBound) }
    }

    /// Adds the function that finds members.
    func addLookup() {
        guard looksUpMembers else { return }
        footer += [
            "private func memberOfAnyObject<Object: AnyObject, Value>(",
            "    _ object: Any?, _ member: KeyPath<Object, Value>", ") -> Value! {",
            "    (object as? Object).map { $0[keyPath: member] }", "}",
        ]
    }

    /// The properties that are looked up, by their names in Swift and Objective-C, as key paths.
    private static let decidedMembers: [String: String] = {
        var members = ["integerValue": "NSNumber.intValue", "unsignedIntegerValue": "NSNumber.uintValue"]
        for name in [
            "doubleValue", "floatValue", "intValue", "boolValue", "int32Value", "int64Value", "uintValue",
        ] { members[name] = "NSNumber." + name }
        for name in [
            "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "uiEdgeInsetsValue",
            "uiOffsetValue",
            "cgAffineTransformValue",
        ] { members[name] = "NSValue." + name }
        return members
    }()
}

/// An access of a member to an expression that is cast to `AnyObject`: `(a as AnyObject).b`, `(a as? AnyObject)?.b`.
private struct Lookup {
    /// The parentheses with the cast.
    let tuple: TupleExprSyntax
    /// The operator that casts.
    let cast: UnresolvedAsExprSyntax
    /// Whether the member is that of an optional that may be nil.
    let isChained: Bool

    init?(_ node: MemberAccessExprSyntax) {
        let chained = node.base?.as(OptionalChainingExprSyntax.self)?.expression
        let unwrapped = chained ?? node.base?.as(ForceUnwrapExprSyntax.self)?.expression
        guard let tuple = (unwrapped ?? node.base)?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.suffix(2),
            let cast = parts.first?.as(UnresolvedAsExprSyntax.self),
            let type = parts.last.map({ flatText($0) })
        else { return nil }
        let isOptional =
            type == "AnyObject?" || type == "AnyObject!" || cast.questionOrExclamationMark?.text == "?"
        guard isOptional ? unwrapped != nil : unwrapped == nil, type.hasPrefix("AnyObject"), type.count <= 10
        else { return nil }
        self.tuple = tuple
        self.cast = cast
        isChained = chained != nil
    }
}
