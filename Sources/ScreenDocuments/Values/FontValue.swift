/// A font as specified in a file.
package struct FontValue: Hashable, Sendable {
    /// The origin of the font face.
    package enum Family: Hashable, Sendable {
        /// The system font in one of its designs.
        case system(design: Choices.FontDesign)
        /// The preferred font of a text style.
        case textStyle(Choices.TextStyle)
        /// A family or PostScript name.
        case named(String)
    }

    /// The origin of the font face.
    package var family: Family
    /// The font size in points, greater than 0; nil for that of the text style or 17.
    package var size: Double?
    /// The weight; nil for that of the text style or regular.
    package var weight: Choices.FontWeight?
    /// Whether the font is italic.
    package var isItalic: Bool
    /// Whether all digits have the same width.
    package var hasMonospacedDigits: Bool

    /// Creates a font.
    package init(
        family: Family, size: Double? = nil, weight: Choices.FontWeight? = nil, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

extension FontValue: CustomStringConvertible {
    /// The family, size, weight, slant and digits, as far as specified.
    package var description: String {
        var parts: [String]
        switch family {
        case .system(let design): parts = ["design: \(design.rawValue)"]
        case .textStyle(let style): parts = ["style: \(style.rawValue)"]
        case .named(let name): parts = ["family: \(name.quoted)"]
        }
        if let size { parts.append("size: \(NumberText.text(size))") }
        if let weight { parts.append("weight: \(weight.rawValue)") }
        if isItalic { parts.append("italic: true") }
        if hasMonospacedDigits { parts.append("monospacedDigits: true") }
        return "{\(parts.joined(separator: ", "))}"
    }
}
