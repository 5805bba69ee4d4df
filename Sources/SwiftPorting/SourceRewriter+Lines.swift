import SwiftSyntax

extension SourceRewriter {
    /// Takes the directives `#sourceLocation`: the lines of a ported source are those of its file, and messages of the
    /// compiler would name others.
    func removeSourceLocations(of tree: SourceFileSyntax) {
        for node in Finder(tree).found { edits.blank(node.textRange) }
    }

    private final class Finder: SyntaxVisitor {
        var found: [PoundSourceLocationSyntax] = []

        init(_ tree: SourceFileSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(tree)
        }

        override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
            found.append(node)
            return .skipChildren
        }
    }
}
