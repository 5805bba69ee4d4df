/// The faces that come with Maquette: the contents of `fonts/`, a row a file.
///
/// `scripts/fetch-fonts.py` writes the files; a test holds this table against the directory.
enum FontTable {
    /// What a family is for.
    enum Role: Hashable {
        /// The system font at text sizes.
        case text
        /// The system font at display sizes.
        case display
        /// A design of the system font.
        case design(FontDesign)
        /// Metric-compatible with faces of iOS that are not shipped; substitutes for them.
        case metricCompatible
        /// A fallback for characters that the requested face lacks, first for these scripts (ISO 15924).
        case fallback(scripts: [String])
        /// A fallback for symbols that belong to no script.
        case symbols
        /// Emoji in color.
        case emoji
    }

    /// One family; the order of families is the order of fallback.
    struct Family {
        var name: String
        var role: Role
        var faces: [Face]
    }

    /// A file of a family.
    struct Face {
        var file: String
        var postScriptName: String
        var weight: Int
        var slant: FontSlant
    }

    static let families: [Family] = [
        Family(name: "Inter", role: .text, faces: inter + interItalic),
        Family(name: "Inter Display", role: .display, faces: weights(of: "InterDisplay", interWeights)),
        Family(name: "Noto Serif", role: .design(.serif), faces: fourStyles("NotoSerif")),
        Family(name: "JetBrains Mono", role: .design(.monospaced), faces: fourStyles("JetBrainsMono")),
        Family(name: "Arimo", role: .metricCompatible, faces: fourStyles("Arimo", regular: "Arimo")),
        Family(name: "Tinos", role: .metricCompatible, faces: fourStyles("Tinos", regular: "Tinos")),
        Family(name: "Cousine", role: .metricCompatible, faces: fourStyles("Cousine", regular: "Cousine")),
        Family(
            name: "Noto Sans CJK SC", role: .fallback(scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"]),
            faces: weights(of: "NotoSansCJKsc", [("Regular", 400), ("Bold", 700)])),
        script("Arabic", "Arab", twoWeights),
        script("Hebrew", "Hebr", twoWeights),
        script("Thai", "Thai", twoWeights),
        script("Devanagari", "Deva", twoWeights),
        script("Armenian", "Armn", twoWeights),
        script("Bengali", "Beng", twoWeights),
        script("Georgian", "Geor", twoWeights),
        script("Gurmukhi", "Guru", twoWeights),
        script("Khmer", "Khmr", twoWeights),
        script("Lao", "Laoo", twoWeights),
        script("Tamil", "Taml", twoWeights),
        Family(
            name: "Noto Color Emoji", role: .emoji,
            faces: [
                Face(
                    file: "NotoColorEmoji.ttf", postScriptName: "NotoColorEmoji", weight: 400, slant: .upright
                )
            ]),
        Family(
            name: "Noto Sans Symbols 2", role: .symbols,
            faces: weights(of: "NotoSansSymbols2", oneWeight, suffix: "ttf")),
        // After the symbols, so that looking for a symbol opens none of these.
        script("Telugu", "Telu", twoWeights),
        script("Gujarati", "Gujr", twoWeights),
        script("Kannada", "Knda", twoWeights),
        script("Malayalam", "Mlym", twoWeights),
        script("Oriya", "Orya", twoWeights),
        script("Sinhala", "Sinh", twoWeights),
        script("Myanmar", "Mymr", twoWeights),
        script("Tibetan", "Tibt", oneWeight, style: "Serif"),
        script("Ethiopic", "Ethi", oneWeight),
        script("Thaana", "Thaa", oneWeight),
        script("Cherokee", "Cher", oneWeight),
    ]

    private static let interWeights = [
        ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
        ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
    ]
    private static let twoWeights = [("Regular", 400), ("Bold", 700)]
    private static let oneWeight = [("Regular", 400)]

    private static var inter: [Face] { weights(of: "Inter", interWeights) }

    private static var interItalic: [Face] {
        interWeights.map { name, weight in
            let style = name == "Regular" ? "Italic" : name + "Italic"
            return Face(
                file: "Inter-\(style).otf", postScriptName: "Inter-\(style)", weight: weight, slant: .italic)
        }
    }

    private static func weights(
        of stem: String, _ weights: [(String, Int)], suffix: String = "otf"
    ) -> [Face] {
        weights.map { name, weight in
            Face(
                file: "\(stem)-\(name).\(suffix)", postScriptName: "\(stem)-\(name)", weight: weight,
                slant: .upright)
        }
    }

    private static func fourStyles(_ stem: String, regular: String? = nil) -> [Face] {
        [
            Face(
                file: "\(stem)-Regular.ttf", postScriptName: regular ?? "\(stem)-Regular", weight: 400,
                slant: .upright),
            Face(file: "\(stem)-Bold.ttf", postScriptName: "\(stem)-Bold", weight: 700, slant: .upright),
            Face(file: "\(stem)-Italic.ttf", postScriptName: "\(stem)-Italic", weight: 400, slant: .italic),
            Face(
                file: "\(stem)-BoldItalic.ttf", postScriptName: "\(stem)-BoldItalic", weight: 700,
                slant: .italic),
        ]
    }

    private static func script(
        _ name: String, _ code: String, _ list: [(String, Int)], style: String = "Sans"
    ) -> Family {
        Family(
            name: "Noto \(style) \(name)", role: .fallback(scripts: [code]),
            faces: weights(of: "Noto\(style)\(name)", list, suffix: "ttf"))
    }
}
