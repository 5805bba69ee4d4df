/// The names of faces of the system font, which projects write out in files.
package enum SystemFontNames {
    /// The families without their hyphens, dots and optical sizes, longest first.
    ///
    /// Source: the names of faces in Apple's font downloads, and of those that `UIFont.systemFont` returned from
    /// iOS 9 on (`.SFUIText`), and the name of their family.
    private static let families: [(name: String, design: FontDesign)] = [
        ("applesystemuifont", .default), ("sfcompactrounded", .rounded), ("sfcompactdisplay", .default),
        ("sfcompacttext", .default),
        ("sfprorounded", .rounded), ("sfuirounded", .rounded), ("sfprodisplay", .default),
        ("sfprotext", .default),
        ("sfuidisplay", .default), ("sfuitext", .default), ("sfuimono", .monospaced),
        ("sfnsdisplay", .default),
        ("sfnstext", .default), ("sfmono", .monospaced), ("sfcompact", .default), ("sfpro", .default),
        ("sfui", .default), ("sfns", .default), ("sanfranciscotext", .default),
        ("sanfranciscodisplay", .default),
        ("sanfrancisco", .default),
    ]

    private static let weights: [String: FontWeight] = [
        "": .regular, "regular": .regular, "ultralight": .ultraLight, "thin": .thin, "light": .light,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// Returns the system font for the name of one of its faces, regular for that of a family; nil for other fonts.
    package static func descriptor(named name: String, size: Double) -> FontDescriptor? {
        guard let face = face(named: name) else { return nil }
        return FontDescriptor(
            family: .system(face.design), weight: face.weight, slant: face.isItalic ? .italic : .upright,
            size: size)
    }

    /// Returns what the name of a face says; nil for other fonts.
    static func face(named name: String) -> (design: FontDesign, weight: FontWeight, isItalic: Bool)? {
        let folded = name.lowercased().filter { $0.isLetter || $0.isNumber }
        guard let family = families.first(where: { folded.hasPrefix($0.name) }) else { return nil }
        var rest = folded.dropFirst(family.name.count)
        let isItalic = rest.hasSuffix("italic")
        if isItalic { rest = rest.dropLast("italic".count) }
        guard let weight = weights[String(rest)] else { return nil }
        return (family.design, weight, isItalic)
    }
}
