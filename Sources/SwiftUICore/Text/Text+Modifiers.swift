public import Foundation

extension Text {
    /// The style of lines under and through text.
    public struct LineStyle: Hashable, Sendable {
        /// The patterns of lines.
        public enum Pattern: Hashable, Sendable {
            /// An unbroken line.
            case solid
            /// A line of dots.
            case dot
            /// A line of dashes.
            case dash
            /// A line of dashes and dots in turn.
            case dashDot
            /// A line of a dash and two dots in turn.
            case dashDotDot
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a style; without a color, lines have that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            (self.pattern, self.color) = (pattern, color)
        }

        /// An unbroken line.
        public static let single = LineStyle()
    }

    /// The ways to shorten text.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning of the line.
        case head
        /// At the end of the line.
        case tail
        /// In the middle of the line.
        case middle
    }

    /// The cases of letters.
    public enum Case: Hashable, Sendable {
        /// Capital letters throughout.
        case uppercase
        /// Small letters throughout.
        case lowercase
    }

    /// Returns the text in a font.
    public func font(_ font: Font?) -> Text { setting { $0.font = font } }
    /// Returns the text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { setting { $0.weight = weight } }
    /// Returns the text in a design.
    public func fontDesign(_ design: Font.Design?) -> Text { setting { $0.design = design } }
    /// Returns the text in a width; this has no effect here, where fonts have one.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    /// Returns the bold text.
    public func bold() -> Text { setting { $0.isBold = true } }
    /// Returns the text, bold or not.
    public func bold(_ isActive: Bool) -> Text { setting { $0.isBold = isActive } }
    /// Returns the italic text.
    public func italic() -> Text { setting { $0.isItalic = true } }
    /// Returns the text, italic or not.
    public func italic(_ isActive: Bool) -> Text { setting { $0.isItalic = isActive } }
    /// Returns the text with all characters of one width, or not.
    public func monospaced(_ isActive: Bool = true) -> Text { setting { $0.isMonospaced = isActive } }
    /// Returns the text with digits of one width.
    public func monospacedDigit() -> Text { setting { $0.hasMonospacedDigits = true } }
    /// Returns the text in a color.
    public func foregroundColor(_ color: Color?) -> Text { setting { $0.color = color } }
    /// Returns the text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        setting { attributes in
            if let color = style as? Color {
                attributes.color = color
            } else {
                attributes.style = AnyShapeStyle(style)
            }
        }
    }
    /// Returns the text with a line under it.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// Returns the text with a line of a pattern under it.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        setting { $0.underline = .some(isActive ? TextAttributes.Line(pattern: pattern, color: color) : nil) }
    }
    /// Returns the text with a line through it.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// Returns the text with a line of a pattern through it.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        setting {
            $0.strikethrough = .some(isActive ? TextAttributes.Line(pattern: pattern, color: color) : nil)
        }
    }
    /// Returns the text with a distance in points added after every character.
    public func kerning(_ kerning: CGFloat) -> Text { setting { $0.kerning = kerning } }
    /// Returns the text with a distance in points added after every character.
    public func tracking(_ tracking: CGFloat) -> Text { setting { $0.kerning = tracking } }
    /// Returns the text raised by a distance in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        setting { $0.baselineOffset = baselineOffset }
    }
}
