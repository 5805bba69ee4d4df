import SwiftSyntax

// Names of earlier versions of Swift and UIKit.
extension Omission {
    /// Writes the name that a declaration has now, with the labels of its parameters; nil where the two are not used alike.
    static func renaming(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        guard let mark = errorText.firstRange(of: "' has been renamed to '") else { return nil }
        let text = errorText[mark.upperBound...].prefix { $0 != "'" }
        let name = text.prefix { $0 != "(" }
        guard let node = token.parent, !name.isEmpty, isName(token), canStand(name, at: node) else {
            return nil
        }
        let isSame = token.text.trimmingBackticks == name
        var omission = Omission(.mark, token.textRange, writing: String(name), in: node)
        guard text.contains("(") else { return isSame ? nil : omission }
        guard let call = node.as(ExprSyntax.self).map(wholeLink)?.as(FunctionCallExprSyntax.self) else {
            return nil
        }
        let labels = text.dropFirst(name.count).dropFirst().dropLast().split(separator: ":").map(String.init)
        guard let edits = labelEdits(of: call, writing: labels), !isSame || !edits.isEmpty else { return nil }
        omission.otherEdits = edits
        return omission
    }

    private static func isName(_ token: TokenSyntax) -> Bool {
        if case .identifier = token.tokenKind { return true }
        return false
    }

    /// Whether a name, which may have those of types before it, can take the place of another: not behind a dot.
    private static func canStand(_ name: Substring, at node: Syntax) -> Bool {
        guard name.contains(".") else { return true }
        guard let access = node.parent?.as(MemberAccessExprSyntax.self) else {
            return !node.is(MemberTypeSyntax.self)
        }
        return Syntax(access.declName).id != node.id
    }

    /// Returns what changes the labels of a call; nil if it does not have an argument for each.
    private static func labelEdits(
        of call: FunctionCallExprSyntax, writing labels: [String]
    ) -> [(text: String?, range: Range<Int>)]? {
        let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        guard call.arguments.count + closures == labels.count else { return nil }
        return zip(call.arguments, labels).compactMap { argument, label in
            guard (argument.label?.text ?? "_") != label else { return nil }
            let start = argument.expression.textRange.lowerBound
            let range = (argument.label?.textRange.lowerBound ?? start)..<start
            return (label == "_" ? "" : label + ": ", range)
        }
    }
}
