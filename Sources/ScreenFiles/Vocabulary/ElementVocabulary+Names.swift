// Where storyboards, translations and hints find attributes.
extension ElementVocabulary {
    /// The attribute that a storyboard's XML attribute or key stands for: the one declared with that name, or
    /// the one of that name, with or without `is`.
    static func attribute(storyboard name: String, of className: String) -> AttributeDefinition? {
        if let declared = storyboardNames[className]?[name] { return declared }
        return attribute(name, of: className)
            ?? attribute("is" + name.prefix(1).uppercased() + name.dropFirst(), of: className)
    }

    /// The attribute that a user-defined runtime attribute sets.
    static func attribute(keyPath: String, of className: String) -> AttributeDefinition? {
        keyPaths[className]?[keyPath]
    }

    /// The attributes whose text no screen shows.
    static let unshownTexts = Set(
        classes.flatMap(\.attributes).filter { ($0.kind as? TextKind)?.isShown == false }.map(\.name))

    private static let storyboardNames = table { definition in
        definition.storyboardName.map { [$0] } ?? []
    }

    private static let keyPaths = table(\.keyPaths)

    /// Attributes by class and by names that they declare.
    private static func table(
        _ names: (AttributeDefinition) -> [String]
    ) -> [String: [String: AttributeDefinition]] {
        var table: [String: [String: AttributeDefinition]] = [:]
        for row in classes {
            for definition in attributes(of: row.name) {
                for name in names(definition) where table[row.name]?[name] == nil {
                    table[row.name, default: [:]][name] = definition
                }
            }
        }
        return table
    }
}
