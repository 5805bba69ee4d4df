package import Geometry
package import Scene

/// A finished line, in points from the layout's top-left corner.
package struct TextLine: Equatable, Sendable {
    /// Glyphs with their color.
    package struct Run: Equatable, Sendable {
        /// The glyphs at their place.
        package var glyphs: GlyphRun
        /// The color of the glyphs.
        package var color: Color
        /// The shadow of the glyphs, drawn behind them; nil for none.
        package var shadow: TextStyle.Shadow?
        /// Their outlines as a stroke; nil for none.
        package var outline: Outline?
        /// How they are slanted and widened around the run's origin; nil for glyphs as they are.
        package var transform: AffineTransform?
    }

    /// The outlines of glyphs, drawn as a stroke.
    package struct Outline: Equatable, Sendable {
        /// The outlines from the run's origin, in points.
        package var path: Path
        /// Points across the line, which is centered on them.
        package var width: Double
        /// The color of the stroke.
        package var color: Color
        /// Whether the glyphs are filled too, below the line.
        package var fills: Bool
    }

    /// An attachment of the caller at its position.
    package struct Attachment: Equatable, Sendable {
        /// What the caller knows it by.
        package var id: Int
        /// Its rectangle, in points from the layout's top-left corner.
        package var rect: Rect
    }

    /// A colored area behind or through the text.
    package struct Decoration: Equatable, Sendable {
        /// What it is, in the order of drawing.
        package enum Kind: Int, Hashable, Sendable {
            /// The background color, behind everything.
            case background
            /// The underline, behind the glyphs.
            case underline
            /// The strikethrough, over the glyphs.
            case strikethrough
        }

        /// What it is.
        package var kind: Kind
        /// The area, in points from the layout's top-left corner.
        package var rect: Rect
        /// The color of the area.
        package var color: Color
        /// Points drawn and left out in turn; empty for an unbroken line.
        package var dashes: [Double] = []
    }

    /// From the first to the last glyph (blanks at the end of a wrapped line do not count) and from the
    /// top of the line to its bottom, without the space between lines.
    package var rect: Rect
    /// Points from the layout's top to the baseline.
    package var baseline: Double
    /// The glyphs, from left to right.
    package var runs: [Run]
    /// The colored areas.
    package var decorations: [Decoration]
    /// The attachments among the glyphs.
    package var attachments: [Attachment]
    /// The characters it shows or hides by an ellipsis, in UTF-16 units of the whole text.
    package var textRange: Range<Int>
}
