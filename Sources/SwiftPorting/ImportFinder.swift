import SwiftParser
import SwiftSyntax

/// Finds the imports of a source that may be compiled: those of branches of `#if` for other platforms are not.
final class ImportFinder: SyntaxVisitor {
    /// The imports, in the order of the source.
    private(set) var found: [ImportDeclSyntax] = []
    /// Those of them that no flag and no other module decides about.
    private(set) var unconditional: [ImportDeclSyntax] = []
    /// The names of the modules.
    var moduleNames: [String] { found.compactMap { $0.path.first?.name.text } }
    private var isConditional = false

    /// Searches a text.
    convenience init(_ text: [UInt8]) {
        self.init(text.withUnsafeBufferPointer { Parser.parse(source: $0) })
    }

    /// Searches a parsed source.
    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = isConditional
        for clause in node.activeClauses {
            isConditional = outer || !clause.conditions.isEmpty
            if let elements = clause.elements { walk(elements) }
        }
        isConditional = outer
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        if !isConditional { unconditional.append(node) }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
