import SwiftParser
import SwiftSyntax

/// What a source has for SwiftUI and for the canvas of Xcode.
package struct SourceSurvey: Sendable {
    /// A preview: `#Preview`, or a type that provides previews.
    package struct Preview: Hashable, Sendable {
        /// The name that is written, or that of the type; nil for none.
        package var name: String?
        /// The line of the source, from 1.
        package var line: Int
        /// Whether it is a macro, `#Preview`.
        package var isMacro: Bool
    }

    /// The names of the types that are views of SwiftUI.
    package private(set) var views: [String] = []
    /// The previews, in the order of the source.
    package private(set) var previews: [Preview] = []

    /// Surveys a source; one in which neither SwiftUI nor a preview is mentioned is not parsed.
    ///
    /// - Parameter text: The text of the source.
    package init(_ text: [UInt8]) {
        let marks = ["SwiftUI", "#Preview", "PreviewProvider"]
        let whole = String(decoding: text, as: UTF8.self)
        guard marks.contains(where: { whole.utf8.count >= $0.utf8.count && whole.contains($0) }) else {
            return
        }
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = Finder(tree)
        views = finder.views
        previews = finder.previews
    }

    private final class Finder: SyntaxVisitor {
        var views: [String] = []
        var previews: [Preview] = []
        private let locations: SourceLocationConverter

        init(_ tree: SourceFileSyntax) {
            locations = SourceLocationConverter(fileName: "", tree: tree)
            super.init(viewMode: .sourceAccurate)
            walk(tree)
        }

        private func line(of node: some SyntaxProtocol) -> Int {
            locations.location(for: node.positionAfterSkippingLeadingTrivia).line
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name.text, node.inheritanceClause, at: node)
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name.text, node.inheritanceClause, at: node)
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            note(flatText(node.extendedType), node.inheritanceClause, at: node)
            return .visitChildren
        }

        private func note(_ name: String, _ clause: InheritanceClauseSyntax?, at node: some SyntaxProtocol) {
            let names = clause?.typeNames ?? []
            if names.contains(where: { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }) {
                previews.append(Preview(name: name, line: line(of: node), isMacro: false))
            } else if names.contains(where: { $0 == "View" || $0 == "SwiftUI.View" }) {
                views.append(name)
            }
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            note(node.macroName, node.arguments, at: node)
            return .skipChildren
        }

        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.macroName, node.arguments, at: node)
            return .skipChildren
        }

        private func note(
            _ macro: TokenSyntax, _ arguments: LabeledExprListSyntax, at node: some SyntaxProtocol
        ) {
            guard macro.text == "Preview" else { return }
            let name = arguments.first.flatMap { argument in
                argument.label == nil
                    ? argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
            }
            previews.append(Preview(name: name, line: line(of: node), isMacro: true))
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
