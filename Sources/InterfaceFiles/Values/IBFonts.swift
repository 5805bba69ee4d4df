import ScreenDocuments
import XML

/// Reads `<fontDescription>` and `<font>` elements.
enum IBFonts {
    /// Returns the font of an element; nil if it does not specify one.
    static func font(_ node: XMLElement) -> FontValue? {
        let size = (node.number("pointSize") ?? node.number("size")).flatMap { $0 > 0 ? $0 : nil }
        if let style = node["style"].flatMap({ Choices.TextStyle.storyboardNames[$0] }) {
            return FontValue(
                family: .textStyle(style), weight: node["weight"].flatMap(Choices.FontWeight.init(rawValue:)))
        }
        if let meta = node["metaFont"], let font = metaFonts[meta] {
            return FontValue(
                family: .system(design: .default), size: size ?? font.size, weight: font.weight)
        }
        // Faces of the system font have names of their own, which begin with a dot since iOS 9.
        if let name = node["name"], !name.hasPrefix(".") || name.hasPrefix(".SF") {
            return FontValue(family: .named(name), size: size)
        }
        var font = FontValue(
            family: .system(design: .default), size: size,
            weight: node["weight"].flatMap(Choices.FontWeight.init(rawValue:)))
        switch node["type"] {
        case "boldSystem": font.weight = .bold
        case "italicSystem": font.isItalic = true
        default: break
        }
        return font
    }

    /// The names of the system's fonts for its parts; those without a size of their own have one in the file.
    /// Source: public storyboards, and the names of the same fonts in Interface Builder's inspector.
    static let metaFontNames =
        metaFonts.keys.sorted() + [
            "cellTitle", "controlContent", "fixedUser", "labelFont", "menuBar", "palette", "smallSystemBold",
            "miniSystemBold", "systemThin", "systemLight", "systemUltraLight", "systemMedium",
            "systemSemibold",
            "systemHeavy", "systemBlack", "titleBar", "toolTip",
        ]

    /// Source: the sizes that are specified along with these names in public storyboards.
    private static let metaFonts: [String: (size: Double, weight: Choices.FontWeight?)] = [
        "system": (13, nil), "systemBold": (13, .bold), "smallSystem": (11, nil), "miniSystem": (9, nil),
        "label": (10, nil), "menu": (13, nil), "message": (13, nil), "user": (12, nil),
    ]
}
