/// The vertical measures of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    package var ascender: Double
    /// From the baseline to the bottom of the line; negative, as in `UIFont`.
    package var descender: Double
    /// The height of a line, without leading.
    package var lineHeight: Double
    /// What is added between two lines.
    package var leading: Double
    /// The height of capital letters.
    package var capHeight: Double
    /// The height of a lower-case x.
    package var xHeight: Double
    /// From the baseline up to the middle of an underline; negative below the baseline.
    package var underlinePosition: Double
    /// The thickness of an underline.
    package var underlineThickness: Double

    /// Measures in ems times `size`, with a leading in points.
    init(ems: FontMetrics, size: Double, leading: Double) {
        ascender = ems.ascender * size
        descender = ems.descender * size
        lineHeight = ems.lineHeight * size
        self.leading = leading
        capHeight = ems.capHeight * size
        xHeight = ems.xHeight * size
        underlinePosition = ems.underlinePosition * size
        underlineThickness = ems.underlineThickness * size
    }

    /// The metrics unchanged, with ascender minus descender as the line height.
    init(
        ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double,
        underlinePosition: Double, underlineThickness: Double
    ) {
        self.ascender = ascender
        self.descender = descender
        lineHeight = ascender - descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
    }
}
