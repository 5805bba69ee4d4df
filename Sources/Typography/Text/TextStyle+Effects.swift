package import Geometry
package import Scene

extension TextStyle {
    /// An underline or a strikethrough.
    package struct Line: Hashable, Sendable {
        /// How many lines, how thick.
        package enum Pattern: Hashable, Sendable {
            /// One of the font's thickness.
            case single
            /// One of twice the font's thickness.
            case thick
            /// Two of the font's thickness.
            case double
        }

        /// The dash pattern of a line.
        package enum Dash: Hashable, Sendable {
            /// Nothing is left out.
            case solid
            /// Dots, as long as their gaps.
            case dot
            /// Dashes, twice as long as their gaps.
            case dash
            /// A dash and a dot in turn.
            case dashDot
            /// A dash and two dots in turn.
            case dashDotDot

            /// Lengths drawn and left out in turn, in thicknesses of the line.
            ///
            /// Chosen: dots as long as their gaps, dashes some three times as long.
            var lengths: [Double] {
                switch self {
                case .solid: []
                case .dot: [3, 3]
                case .dash: [10, 5]
                case .dashDot: [10, 3, 3, 3]
                case .dashDotDot: [10, 3, 3, 3, 3, 3]
                }
            }
        }

        /// How many lines, and how thick; `single` by default.
        package var pattern: Pattern
        /// The color; nil for that of the text.
        package var color: Color?
        /// The dash pattern; `solid` by default.
        package var dash = Dash.solid
        /// Whether blanks have no line.
        package var skipsBlanks = false

        /// A line; without a color it takes the text's.
        package init(_ pattern: Pattern = .single, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }

    /// A shadow of the glyphs.
    package struct Shadow: Hashable, Sendable {
        /// The offset of the shadow in points, to the right and down.
        package var offset: Point
        /// The color of the shadow.
        package var color: Color
        /// The standard deviation of the Gaussian that blurs it, in points; 0 for sharp edges.
        package var radius: Double

        /// A shadow, sharp unless a radius is given.
        package init(offset: Point, color: Color, radius: Double = 0) {
            self.offset = offset
            self.color = color
            self.radius = radius.isFinite ? min(max(0, radius), 1000) : 0
        }
    }

    /// A stroke along the outlines of glyphs.
    package struct Stroke: Hashable, Sendable {
        /// Ems across the line, which is centered on the outline.
        package var width: Double
        /// The color of the stroke; nil for that of the text.
        package var color: Color?
        /// Whether the glyphs are filled too, below their outlines.
        package var fills: Bool

        /// A stroke; widths that are no sensible number count as 0.
        package init(width: Double, color: Color? = nil, fills: Bool = false) {
            self.width = width.isFinite ? min(max(0, width), 10) : 0
            self.color = color
            self.fills = fills
        }
    }

    /// A direction of text within the text around it.
    package struct Direction: Hashable, Sendable {
        /// Whether it runs to the left.
        package var isRightToLeft: Bool
        /// Whether all characters run this way, whatever their own direction.
        package var isOverride: Bool

        /// A direction that characters with one of their own keep theirs in, unless it overrides it.
        package init(isRightToLeft: Bool, isOverride: Bool = false) {
            self.isRightToLeft = isRightToLeft
            self.isOverride = isOverride
        }
    }

    /// The factor by which glyphs are wider: e to the power of `expansion`, by a series, so that it is the same
    /// everywhere.
    var widthFactor: Double {
        guard expansion.isFinite, expansion != 0 else { return 1 }
        let part = min(max(expansion, -2), 2) / 8
        var term = 1.0, sum = 1.0
        for step in 1...12 {
            term *= part / Double(step)
            sum += term
        }
        let square = sum * sum, fourth = square * square
        return fourth * fourth
    }

    /// Whether a line leaves out blanks.
    var hasLinesByWord: Bool { underline?.skipsBlanks ?? false || strikethrough?.skipsBlanks ?? false }

    /// `obliqueness` as it is drawn.
    var lean: Double { obliqueness.isFinite ? min(max(obliqueness, -4), 4) : 0 }
}
