import ScreenDocuments

extension ValueReader {
    /// What `runs` and `paragraphStyle` accept.
    enum StyledTextFormat {
        /// The keys of a run.
        static let runKeys = [
            "text", "image", "font", "textColor", "backgroundColor", "underline", "underlineColor",
            "strikethrough", "strikethroughColor", "kern", "baselineOffset", "strokeWidth", "strokeColor",
            "shadow", "obliqueness", "expansion", "writingDirection", "link",
        ]
        /// The keys of a style without a text.
        static let styleKeys = runKeys.filter { !["text", "image", "link"].contains($0) }
        /// The keys of a shadow. Source: NSShadow's properties.
        static let shadowKeys = ["offset", "blurRadius", "color"]
        /// The keys of a tab stop. Source: NSTextTab's properties.
        static let tabKeys = ["location", "alignment", "terminators"]
        /// The keys of a paragraph style.
        static var paragraphKeys: [String] {
            Choices.ParagraphLength.names + ["tabStops", "baseWritingDirection", "lineBreakStrategy"]
        }
    }
}
