/// The vertical extent of a line, in points.
struct LineBox {
    /// From the line's top to the baseline.
    var baseline: Double
    /// From top to bottom.
    var height: Double
    /// The line gap to the next line.
    var leading: Double

    /// The box around `styles` under a paragraph's limits.
    ///
    /// What raises the whole line adds to the space above it and leaves that below the baseline.
    /// Source: answers with pictures of iOS 16.4 and later: in lines of a fixed height, a baseline offset of 5 raises the
    /// text by 5 points, and one of -5 leaves it where it is.
    /// Fallback faces do not count: system-font labels keep their line height whatever the script.
    /// Source: `NSParagraphStyle`; a changed line height changes the space above the baseline.
    init(around styles: [StyledFont], paragraph: ParagraphStyle) {
        var ascent = 0.0, descent = 0.0
        leading = 0
        let lift = LineBox.lift(of: styles)
        for (index, styled) in styles.enumerated() {
            let metrics = styled.font.metrics, box = styled.style.attachment
            let raise = styled.style.baselineOffset.isFinite ? styled.style.baselineOffset : 0
            let above = (box?.ascent ?? metrics.ascender) + raise
            let below = (box?.descent ?? -metrics.descender) - raise + lift
            ascent = index == 0 ? above : max(ascent, above)
            descent = index == 0 ? below : max(descent, below)
            leading = max(leading, metrics.leading)
        }
        height = ascent + descent
        let multiple = paragraph.lineHeightMultiple
        if multiple > 0, multiple < 100 { height *= multiple }
        if paragraph.minimumLineHeight > 0 { height = max(height, min(paragraph.minimumLineHeight, 100_000)) }
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        height = max(0, height)
        baseline = height - descent
    }

    /// The points by which baseline offsets raise all of a line.
    private static func lift(of styles: [StyledFont]) -> Double {
        let least = styles.map(\.style.baselineOffset).min() ?? 0
        return least.isFinite ? max(0, least) : 0
    }
}
