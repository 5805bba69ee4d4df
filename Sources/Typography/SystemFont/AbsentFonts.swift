/// The vertical measures of faces that come with iOS and not with Maquette, so that the system font's shapes,
/// which stand in for them, leave labels as high as on a phone.
enum AbsentFonts {
    /// A face by the beginning of its name.
    private struct Row {
        var prefix: String
        /// Ems above and below the baseline.
        var ascender: Double
        var descender: Double
    }

    /// Source: ascent and descent that the faces are published with; the longer of two prefixes stands first.
    /// Measured: label heights of Avenir Next (1.366 em at 10 to 90 points), Futura (1.299) and Helvetica (1.15,
    /// to which the platform adds as to Times and Courier) in storyboards.
    private static let rows = [
        Row(prefix: "avenirnext", ascender: 1, descender: -0.366),
        Row(prefix: "avenir", ascender: 1, descender: -0.366),
        Row(prefix: "futura", ascender: 1.0389, descender: -0.2598),
        Row(prefix: "helveticaneue", ascender: 0.9521, descender: -0.2412),
        Row(prefix: "helvetica", ascender: 0.92, descender: -0.23),
        Row(prefix: "georgia", ascender: 0.917, descender: -0.2192),
        Row(prefix: "menlo", ascender: 0.9282, descender: -0.2358),
        Row(prefix: "verdana", ascender: 1.0054, descender: -0.21),
        Row(prefix: "arial", ascender: 0.9053, descender: -0.2119),
    ]

    /// The measures in ems of a name that no file has; nil for names that are not known either.
    static func metrics(of name: String) -> FontMetrics? {
        let folded = name.lowercased().replacing(" ", with: "")
        guard let row = rows.first(where: { folded.hasPrefix($0.prefix) }) else { return nil }
        var metrics = SystemFont.ems
        metrics.ascender = row.ascender
        metrics.descender = row.descender
        metrics.lineHeight = row.ascender - row.descender
        return metrics
    }
}
