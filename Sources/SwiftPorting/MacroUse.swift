import SwiftSyntax

/// A use of the macro `#Preview`, which the parser takes for a declaration or for an expression.
struct MacroUse {
    let node: Syntax
    let arguments: LabeledExprListSyntax
    /// What it shows; nil where it is no closure.
    let body: ClosureExprSyntax?
    /// Whether it has other closures, as the timeline of a widget is one.
    let hasOthers: Bool

    init(_ node: MacroExpansionDeclSyntax) {
        self.init(
            Syntax(node), node.arguments, node.trailingClosure,
            hasOthers: !node.additionalTrailingClosures.isEmpty)
    }

    init(_ node: MacroExpansionExprSyntax) {
        self.init(
            Syntax(node), node.arguments, node.trailingClosure,
            hasOthers: !node.additionalTrailingClosures.isEmpty)
    }

    private init(
        _ node: Syntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, hasOthers: Bool
    ) {
        self.node = node
        self.arguments = arguments
        let given = arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        body = closure ?? given
        self.hasOthers = hasOthers || arguments.contains { $0.label?.text == "as" }
    }

    /// The arguments without the body, as text.
    var argumentText: String {
        arguments.filter { $0.label?.text != "body" }.map { argument in
            (argument.label.map { $0.text + ": " } ?? "") + flatText(argument.expression)
        }.joined(separator: ", ")
    }
}
