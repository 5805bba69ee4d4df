import Foundation

/// What modifiers of texts set; nil for what the environment says.
struct TextAttributes: Equatable, Sendable {
    /// A line along the text.
    struct Line: Hashable, Sendable {
        var pattern: Text.LineStyle.Pattern
        var color: Color?
    }

    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var color: Color?
    var style: AnyShapeStyle?
    var underline: Line??
    var strikethrough: Line??
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var background: Color?

    /// Takes over what is not set here.
    mutating func fill(from other: TextAttributes) {
        font = font ?? other.font
        weight = weight ?? other.weight
        design = design ?? other.design
        isBold = isBold ?? other.isBold
        isItalic = isItalic ?? other.isItalic
        isMonospaced = isMonospaced ?? other.isMonospaced
        hasMonospacedDigits = hasMonospacedDigits ?? other.hasMonospacedDigits
        if color == nil, style == nil { (color, style) = (other.color, other.style) }
        underline = underline ?? other.underline
        strikethrough = strikethrough ?? other.strikethrough
        kerning = kerning ?? other.kerning
        baselineOffset = baselineOffset ?? other.baselineOffset
        background = background ?? other.background
    }

    /// Whether both are the same; styles that are no colors are never known to be.
    static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
        lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.design == rhs.design
            && lhs.isBold == rhs.isBold && lhs.isItalic == rhs.isItalic
            && lhs.isMonospaced == rhs.isMonospaced && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits
            && lhs.color == rhs.color && lhs.style == nil && rhs.style == nil
            && lhs.underline == rhs.underline && lhs.strikethrough == rhs.strikethrough
            && lhs.kerning == rhs.kerning && lhs.baselineOffset == rhs.baselineOffset
    }
}
