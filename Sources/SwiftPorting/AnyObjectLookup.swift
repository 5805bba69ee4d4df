import SwiftSyntax

/// Finds members that are looked up on the elements of a list of `AnyObject`, which Objective-C does by name.
final class AnyObjectLookup: SyntaxVisitor {
    /// The names of the properties that are lists of `AnyObject`.
    private let lists: Set<String>
    /// The first member.
    private(set) var member: DeclReferenceExprSyntax?

    /// Members that all objects of Foundation have.
    private static let common: Set<String> = ["hash", "isEqual", "description", "debugDescription", "self"]

    /// Returns the first such member in a declaration; nil if there is none.
    static func first(in node: some SyntaxProtocol, lists: Set<String>) -> DeclReferenceExprSyntax? {
        guard !lists.isEmpty else { return nil }
        let lookup = AnyObjectLookup(lists)
        lookup.walk(node)
        return lookup.member
    }

    private init(_ lists: Set<String>) {
        self.lists = lists
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if member == nil, let base = node.base, isElement(base),
            !AnyObjectLookup.common.contains(node.declName.baseName.text)
        {
            member = node.declName
        }
        return .visitChildren
    }

    /// Whether an expression is an element: `list[0]`, `list.first?` and the like.
    private func isElement(_ node: ExprSyntax) -> Bool {
        if let call = node.as(SubscriptCallExprSyntax.self) {
            return isList(call.calledExpression) && call.arguments.count == 1
        }
        let optional =
            node.as(OptionalChainingExprSyntax.self)?.expression
            ?? node.as(ForceUnwrapExprSyntax.self)?.expression
        guard let access = optional?.as(MemberAccessExprSyntax.self), let base = access.base else {
            return false
        }
        return ["first", "last"].contains(access.declName.baseName.text) && isList(base)
    }

    private func isList(_ node: ExprSyntax) -> Bool {
        let name =
            node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map(lists.contains) ?? false
    }
}
