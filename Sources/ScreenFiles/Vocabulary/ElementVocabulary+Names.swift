// Where storyboards, translations and hints find attributes.
extension ElementVocabulary {
    /// The attribute that a storyboard's XML attribute or key stands for: the one declared with that name, or
    /// the one of that name, with or without `is`.
    static func attribute(storyboard name: String, of className: String) -> AttributeDefinition? {
        if let declared = attribute(of: className, { $0.storyboard[name] }) { return declared }
        return attribute(name, of: className)
            ?? attribute("is" + name.prefix(1).uppercased() + name.dropFirst(), of: className)
    }

    /// The attribute that a user-defined runtime attribute sets.
    static func attribute(keyPath: String, of className: String) -> AttributeDefinition? {
        attribute(of: className) { $0.keyPaths[keyPath] }
    }

    /// The attributes whose text no screen shows.
    static let unshownTexts = Set(
        classes.flatMap(\.attributes).filter { ($0.writtenKind as? TextKind)?.isShown == false }.map(\.name))
}
