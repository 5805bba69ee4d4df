/// Substitutions for faces that iOS ships and Maquette does not, and for faces that a project names and does not
/// contain: glyphs of the same advance widths where a metric-compatible family exists, and the face's line height.
enum FontSubstitutions {
    /// The substitution for one face.
    struct Substitution: Sendable {
        /// The metrics in ems.
        var metrics: FontMetrics
        /// The shipped family whose glyphs are used; nil for the system font.
        var family: String?
        /// The source of its advance widths.
        var widths: Widths
    }

    /// The source of advance widths.
    enum Widths: Hashable, Sendable {
        /// The glyphs' own.
        case own
        /// The system font's, at its size.
        case system
        /// The system font's text cut at any size, as faces without optical sizes grow.
        case linear
        /// Helvetica Neue's in roman or bold.
        case helveticaNeue
        /// Helvetica Neue's, made as wide in the average as a face's, whose regular and bold averages are given in ems.
        case average(Double, Double)
    }

    /// A face by the prefix of its name.
    struct Row: Sendable {
        var prefix: String
        /// Ems above and below the baseline.
        var ascender: Double
        var descender: Double
        var family: String?
        var widths: Widths

        init(
            _ prefix: String, _ ascender: Double, _ descender: Double, _ family: String? = nil,
            _ widths: Widths
        ) {
            (self.prefix, self.ascender, self.descender) = (prefix, ascender, descender)
            (self.family, self.widths) = (family, widths)
        }
    }

    /// Faces that iOS ships.
    ///
    /// Source: the metrics of system fonts in seek-oss/capsize on GitHub for Arial, Helvetica (to whose ascent the
    /// platform adds 0.15 em), Helvetica Neue, with its average widths, and Times New Roman.
    /// Measured: label heights of Avenir Next (1.366 em at 10 to 90 points), Futura (1.299), Helvetica (1.15) and
    /// Helvetica Neue in storyboards that Xcode saved.
    /// Chosen: the other faces' metrics, and how ascent and descent share the measured heights.
    private static let systemRows = [
        Row("avenirnext", 1, -0.366, nil, .linear),
        Row("avenir", 1, -0.366, nil, .linear),
        Row("futura", 1.0389, -0.2598, nil, .system),
        Row("helveticaneue-bold", 0.975, -0.217, "Arimo", .average(0.45, 0.48)),
        Row("helveticaneue-medium", 0.975, -0.217, "Arimo", .average(0.45, 0.48)),
        Row("helveticaneue-light", 0.967, -0.213, "Arimo", .average(0.45, 0.48)),
        Row("helveticaneue", 0.952, -0.213, "Arimo", .average(0.45, 0.48)),
        Row("helvetica", 0.92, -0.23, "Arimo", .own),
        Row("arial", 0.9053, -0.2119, "Arimo", .own),
        Row("verdana", 1.0054, -0.21, nil, .system),
        Row("timesnewroman", 0.8911, -0.2163, "Tinos", .own),
        Row("times", 0.9, -0.25, "Tinos", .own),
        Row("georgia", 0.917, -0.2192, "Noto Serif", .own),
        Row("couriernew", 0.8333, -0.3003, "Cousine", .own),
        Row("courier", 0.9046, -0.2954, "Cousine", .own),
        Row("menlo", 0.9282, -0.2358, "JetBrains Mono", .own),
    ]

    /// The substitution for a face by its name.
    ///
    /// - Parameters:
    ///   - name: The face or family.
    ///   - knowsOpenFonts: Whether open families have metrics of their own and unknown names may mean serifs; otherwise
    ///     all of them are unknown names, as for Xcode without the project's fonts.
    /// - Returns: The substitution; that of an unknown name where there is none for the face.
    static func substitution(for name: String, knowsOpenFonts: Bool = true) -> Substitution {
        let folded = name.lowercased().replacing(" ", with: "")
        let rows = systemRows + soldRows + (knowsOpenFonts ? openRows : [])
        let matches = rows.filter { folded.hasPrefix($0.prefix) }
        if let row = matches.max(by: { $0.prefix.count < $1.prefix.count }) { return substitution(row) }
        guard knowsOpenFonts else { return unknown }
        return hasFixedWidth(folded) ? unknownMonospaced : hasSerifs(folded) ? unknownSerif : unknown
    }

    /// Whether the name of a face, in lowercase without blanks, says that all its characters are as wide.
    private static func hasFixedWidth(_ name: String) -> Bool {
        !name.contains("monoton") && fixedWidthWords.contains { name.contains($0) }
    }

    /// Words in names of faces whose characters are all as wide. Chosen: the common families for code.
    private static let fixedWidthWords = [
        "mono", "andalemono", "consolas", "firacode", "hack-", "inconsolata", "lucidaconsole", "sourcecode",
        "terminal",
    ]

    /// Whether the name of a face, in lowercase without blanks, says that it has serifs.
    private static func hasSerifs(_ name: String) -> Bool {
        !name.contains("sans") && serifWords.contains { name.contains($0) }
    }

    /// Words in names of faces with serifs. Chosen: families of iOS and those that apps contain most often.
    private static let serifWords = [
        "serif", "garamond", "baskerville", "bodoni", "bookman", "caslon", "centuryschool", "charter",
        "clarendon",
        "cochin", "cormorant", "crimson", "didot", "goudy", "hoefler", "iowan", "minion", "newyork",
        "palatino",
        "perpetua", "rockwell", "sabon", "slab", "tiempos", "typewriter",
    ]

    /// The substitution for an unknown name.
    ///
    /// Measured: labels in faces that were not installed, saved by Xcode at 10 to 24 points, are as high and
    /// as wide as in Helvetica Neue.
    private static let unknown = substitution(Row("", 0.952, -0.213, "Arimo", .helveticaNeue))
    /// The substitution for an unknown name of a face with serifs. Chosen: glyphs and widths of Times New Roman's
    /// design at the same line height.
    private static let unknownSerif = substitution(Row("", 0.952, -0.213, "Tinos", .own))

    /// The substitution for an unknown name of a face whose characters are all as wide. Chosen: the shipped family for
    /// code at the same line height.
    private static let unknownMonospaced = substitution(Row("", 0.952, -0.213, "JetBrains Mono", .own))

    private static func substitution(_ row: Row) -> Substitution {
        var metrics = SystemFont.ems
        metrics.ascender = row.ascender
        metrics.descender = row.descender
        metrics.lineHeight = row.ascender - row.descender
        return Substitution(metrics: metrics, family: row.family, widths: row.widths)
    }
}
