import SwiftParser
import SwiftSyntax

/// The names of all types that sources declare, also of those inside others and of generic parameters.
package struct DeclaredTypes {
    /// The names, without those of the types around them.
    package private(set) var names: Set<String> = []
    /// Those of classes.
    package private(set) var classes: Set<String> = []
    /// The modules that one source imports for all, by `@_exported`.
    package private(set) var sharedModules: Set<String> = []

    /// Reads sources.
    ///
    /// - Parameter texts: Their texts.
    package init(in texts: [[UInt8]]) {
        for text in texts {
            let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(tree)
            names.formUnion(finder.names)
            classes.formUnion(finder.classes)
            let shared = ImportFinder(tree).found.filter {
                AttributeNames($0.attributes).contains("_exported")
            }
            sharedModules.formUnion(shared.compactMap { $0.path.first?.name.text })
        }
    }

    private final class Finder: SyntaxVisitor {
        var names: [String] = [], classes: [String] = []

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            classes.append(node.name.text)
            return add(node.name)
        }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

        private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
            names.append(name.text)
            return .visitChildren
        }
    }
}
