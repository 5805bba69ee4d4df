extension ValueReader {
    /// The names that `runs` and `paragraphStyle` accept.
    enum StyleWords {
        /// The keys of a run.
        static let runKeys = [
            "text", "image", "font", "textColor", "backgroundColor", "underline", "underlineColor",
            "strikethrough", "strikethroughColor", "kern", "baselineOffset", "strokeWidth", "strokeColor",
            "shadow", "obliqueness", "expansion", "writingDirection", "link",
        ]
        /// The color attributes of a run.
        static let runColors: [String: any WritableKeyPath<TextRunValue, ColorValue?> & Sendable] = [
            "textColor": \.textColor, "backgroundColor": \.backgroundColor,
            "underlineColor": \.underlineColor, "strikethroughColor": \.strikethroughColor,
            "strokeColor": \.strokeColor,
        ]
        /// The numeric attributes of a run.
        static let runNumbers:
            [String: (any WritableKeyPath<TextRunValue, Double?> & Sendable, ClosedRange<Double>)] = [
                "kern": (\.kern, kerns), "baselineOffset": (\.baselineOffset, kerns),
                "strokeWidth": (\.strokeWidth, strokes), "obliqueness": (\.obliqueness, leans),
                "expansion": (\.expansion, leans),
            ]
        /// Source: NSUnderlineStyle's static members.
        static let lines = [
            "single", "thick", "double", "patternDot", "patternDash", "patternDashDot", "patternDashDotDot",
            "byWord",
        ]
        /// The keys of a shadow. Source: NSShadow's properties.
        static let shadowKeys = ["offset", "blurRadius", "color"]
        /// The directions of a run within the surrounding text.
        static let runDirections = [
            "leftToRight", "rightToLeft", "leftToRightOverride", "rightToLeftOverride",
        ]
        /// Source: NSWritingDirection's cases.
        static let directions = ["natural", "leftToRight", "rightToLeft"]
        /// Source: NSParagraphStyle.LineBreakStrategy's static members.
        static let strategies = ["standard", "pushOut", "hangulWordPriority"]
        /// The keys of a tab stop. Source: NSTextTab's properties.
        static let tabKeys = ["location", "alignment", "terminators"]
        static let tabAlignments = ["natural", "left", "center", "right"]
        /// The keys of a paragraph style.
        static var paragraphKeys: [String] {
            lengths.map(\.name) + ["tabStops", "baseWritingDirection", "lineBreakStrategy"]
        }
        /// The lengths of a paragraph style and their ranges. Source: NSParagraphStyle's properties.
        static let lengths: [(name: String, range: ClosedRange<Double>)] = [
            ("lineSpacing", extent), ("paragraphSpacing", extent), ("paragraphSpacingBefore", extent),
            ("firstLineHeadIndent", extent), ("headIndent", extent),
            ("tailIndent", -ScreenLimits.points...ScreenLimits.points), ("minimumLineHeight", extent),
            ("maximumLineHeight", extent), ("lineHeightMultiple", 0...100), ("hyphenationFactor", 0...1),
            ("defaultTabInterval", extent),
        ]
        /// The kerning in points. Chosen: wider than any screen.
        static let kerns = -2_000.0...2_000.0
        /// The stroke width in percent of the font size. Chosen: lines as wide as the letters are high.
        static let strokes = -100.0...100.0
        /// The obliqueness, and the logarithm of the expansion. Chosen: text beyond these values is
        /// illegible.
        static let leans = -2.0...2.0
        /// The blur radius of a shadow in points.
        static let blurs = 0.0...1_000.0
        static let extent = 0...ScreenLimits.points
    }
}
