// Where storyboards, translations and hints find attributes.
extension ElementVocabulary {
    /// The attribute that a storyboard's XML attribute or key stands for: the one declared with that name, or
    /// the one of that name, with or without `is`.
    package static func attribute(storyboard name: String, of className: String) -> AttributeDefinition? {
        // Maquette's own attribute of that name; storyboards give buttons another.
        guard name != "role" else { return nil }
        if let declared = attribute(of: className, { $0.storyboard[name] }) { return declared }
        return attribute(name, of: className)
            ?? attribute("is" + name.prefix(1).uppercased() + String(name.dropFirst()), of: className)
    }

    /// The attributes whose text no screen shows.
    ///
    /// Named here as well, since to find them among the declarations takes the attributes of every class.
    package static let unshownTexts: Set = [
        "accessibilityIdentifier", "accessibilityLabel", "date", "reuseIdentifier",
    ]
}
