import SwiftSyntax

// Models of SwiftData: observable classes, whose objects are kept in memory.
//
// Source: Apple's documentation of `Model()`, which makes a class observable and lets it conform to `PersistentModel`, and of
// `Attribute(_:originalName:hashModifier:)`, `Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)` and
// `Transient()`.
extension SourceRewriter {
    /// The macros of properties that say how a model is stored.
    private static let propertyMacros: Set<String> = ["Attribute", "Relationship", "Transient"]

    /// Writes a class with `@Model` as an observable one, which conforms to `PersistentModel` at the end of the file.
    func expandModel(_ node: ClassDeclSyntax) {
        let marks = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
            ["Model", "SwiftData.Model"].contains(flatText($0.attributeName))
        }
        guard importsSwiftData, let mark = marks.first else { return }
        edits.replace(mark.textRange, with: "@Observable")
        var cascading: [String] = []
        for member in node.memberBlock.members {
            if let macro = member.decl.as(MacroExpansionDeclSyntax.self),
                ["Index", "Unique"].contains(macro.macroName.text)
            {
                edits.blank(macro.textRange)
            }
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for case .attribute(let attribute) in variable.attributes
            where Self.propertyMacros.contains(flatText(attribute.attributeName)) {
                edits.blank(attribute.textRange)
                let arguments = attribute.arguments.map(flatText) ?? ""
                if arguments.contains("deleteRule: .cascade") { cascading += variable.names }
            }
        }
        let type = types.last.map { $0 + "." + node.name.text } ?? node.name.text
        let names = cascading.map(SwiftStringLiteral.text).joined(separator: ", ")
        let members =
            cascading.isEmpty
            ? "" : " public static var cascadingRelationships: Set<String> { [\(names)] } "
        footer += conditions.isEmpty ? [] : ["#if \(conditions.joined(separator: " && "))"]
        footer.append("extension \(type): PersistentModel {\(members)}")
        if !conditions.isEmpty { footer.append("#endif") }
    }

    /// Writes the parentheses of a query without arguments: with them, the type of the property says which models are fetched.
    func expandQuery(_ node: AttributeSyntax) {
        guard importsSwiftData, node.leftParen == nil else { return }
        edits.insert("()", at: node.attributeName.textRange.upperBound)
    }
}
