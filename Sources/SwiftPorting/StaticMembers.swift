import SwiftParser
import SwiftSyntax

/// The static properties that sources add to types of the system.
package struct StaticMembers {
    /// The names of the properties by the name of the type.
    package private(set) var names: [String: Set<String>] = [:]

    /// Finds the properties that sources add.
    ///
    /// - Parameters:
    ///   - texts: The texts of the sources.
    ///   - types: The names of the types.
    package init(in texts: [[UInt8]], of types: Set<String>) {
        for text in texts {
            let whole = String(decoding: text, as: UTF8.self)
            guard whole.contains("extension "), types.contains(where: whole.contains) else { continue }
            let finder = Finder(types)
            finder.walk(text.withUnsafeBufferPointer { Parser.parse(source: $0) })
            names.merge(finder.names) { $0.union($1) }
        }
    }

    private final class Finder: SyntaxVisitor {
        private let types: Set<String>
        var names: [String: Set<String>] = [:]

        init(_ types: Set<String>) {
            self.types = types
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let type = flatText(node.extendedType).split(separator: ".").last.map(String.init) ?? ""
            guard types.contains(type) else { return .skipChildren }
            for member in node.memberBlock.members {
                if let variable = member.decl.as(VariableDeclSyntax.self),
                    variable.modifiers.contains("static") || variable.modifiers.contains("class")
                {
                    names[type, default: []].formUnion(variable.names)
                } else if let group = member.decl.asProtocol((any NamedDeclSyntax).self), member.decl.isType {
                    names[type, default: []].insert(group.name.text)
                }
            }
            return .skipChildren
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
