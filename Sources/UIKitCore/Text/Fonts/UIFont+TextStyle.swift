import Typography

extension UIFont {
    /// The text styles of preferred fonts.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String

        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Large titles, of 34 points at the standard content size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First-level headings, of 28 points at the standard content size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second-level headings, of 22 points at the standard content size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third-level headings, of 20 points at the standard content size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings, semibold, of 17 points at the standard content size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Body text, of 17 points at the standard content size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts, of 16 points at the standard content size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Subheadings, of 15 points at the standard content size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Footnotes, of 13 points at the standard content size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions, of 12 points at the standard content size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Alternate captions, of 11 points at the standard content size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The metrics of a style's font at one content size category.
    struct PreferredMetrics {
        /// The font size, in points.
        var size: Double
        /// The distance between baselines, in points.
        var linePitch: Double
    }

    /// Returns the metrics of the preferred font; an unknown style has those of body, an unknown category
    /// those of large.
    static func preferredMetrics(
        for style: TextStyle, category: UIContentSizeCategory
    ) -> PreferredMetrics {
        let row = preferredSizes[style] ?? preferredSizes[.body] ?? []
        let column = UIContentSizeCategory.ascending.firstIndex(of: category) ?? 3
        guard column < row.count else { return PreferredMetrics(size: 17, linePitch: 22) }
        return PreferredMetrics(size: row[column].0, linePitch: row[column].1)
    }

    /// Size and line pitch by category, from the smallest to the largest.
    /// Source: Apple's Human Interface Guidelines, Typography, Dynamic Type sizes.
    private static let preferredSizes: [TextStyle: [(Double, Double)]] = [
        .largeTitle: [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
            (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
        ],
        .title1: [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
            (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
        ],
        .title2: [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
            (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
        ],
        .title3: [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
            (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
        ],
        .headline: [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
            (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
        ],
        .body: [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
            (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
        ],
        .callout: [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
            (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
        ],
        .subheadline: [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
            (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        .footnote: [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
            (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
        ],
        .caption1: [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
            (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        .caption2: [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
            (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
        ],
    ]
}
