import XML

/// Reads `<fontDescription>` and `<font>` elements.
enum IBFonts {
    /// Returns the font of an element; nil if it does not specify one.
    static func font(_ node: XMLElement) -> FontValue? {
        let size = (node.number("pointSize") ?? node.number("size")).flatMap { $0 > 0 ? $0 : nil }
        if let style = node["style"], let known = styles[style] {
            return FontValue(family: .textStyle(known), weight: node["weight"].flatMap(weight))
        }
        if let meta = node["metaFont"], let font = metaFonts[meta] {
            return FontValue(
                family: .system(design: "default"), size: size ?? font.size, weight: font.weight)
        }
        if let name = node["name"], !name.hasPrefix(".") {
            return FontValue(family: .named(name), size: size)
        }
        var font = FontValue(
            family: .system(design: "default"), size: size, weight: node["weight"].flatMap(weight))
        switch node["type"] {
        case "boldSystem": font.weight = "bold"
        case "italicSystem": font.isItalic = true
        default: break
        }
        return font
    }

    private static func weight(_ word: String) -> String? { weights.contains(word) ? word : nil }

    /// The names of weights.
    static let weights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// Source: Apple's raw values of `UIFont.TextStyle`.
    private static let styles = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
        "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
        "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
        "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
        "UICTFontTextStyleCaption2": "caption2",
    ]

    /// Source: the sizes that are specified along with these names in public storyboards.
    private static let metaFonts: [String: (size: Double, weight: String?)] = [
        "system": (13, nil), "systemBold": (13, "bold"), "smallSystem": (11, nil), "miniSystem": (9, nil),
        "label": (10, nil), "menu": (13, nil), "message": (13, nil), "user": (12, nil),
    ]
}
