public import Geometry
public import Scene

/// A finished line, in points from the layout's top-left corner.
public struct TextLine: Equatable, Sendable {
    /// Glyphs with their colour.
    public struct Run: Equatable, Sendable {
        /// The glyphs at their place.
        public var glyphs: GlyphRun
        /// Their colour.
        public var color: Color
        /// The same glyphs behind them, if they throw a shadow.
        public var shadow: TextStyle.Shadow?
        /// Their outlines as a line, if they have one.
        public var outline: Outline?
        /// How they lean and widen around the run's origin; nil for glyphs as they are.
        public var transform: AffineTransform?
    }

    /// The outlines of glyphs, drawn as a line.
    public struct Outline: Equatable, Sendable {
        /// The outlines from the run's origin, in points.
        public var path: Path
        /// Points across the line, which is centred on them.
        public var width: Double
        /// The line's colour.
        public var color: Color
        /// Whether the glyphs are filled too, below the line.
        public var fills: Bool
    }

    /// A box of the caller's at its place.
    public struct Attachment: Equatable, Sendable {
        /// What the caller knows it by.
        public var id: Int
        /// Its rectangle.
        public var rect: Rect
    }

    /// A coloured stretch behind or through the text.
    public struct Decoration: Equatable, Sendable {
        /// What it is, in the order of drawing.
        public enum Kind: Int, Hashable, Sendable {
            /// Behind everything.
            case background
            /// Behind the glyphs.
            case underline
            /// Over the glyphs.
            case strikethrough
        }

        /// What it is.
        public var kind: Kind
        /// The area.
        public var rect: Rect
        /// Its colour.
        public var color: Color
        /// Points drawn and left out in turn; empty for an unbroken line.
        public var dashes: [Double] = []
    }

    /// From the first to the last glyph (blanks at the end of a wrapped line do not count) and from the
    /// top of the line to its bottom, without the space between lines.
    public var rect: Rect
    /// Points from the layout's top to the baseline.
    public var baseline: Double
    /// The glyphs, from left to right.
    public var runs: [Run]
    /// The coloured stretches.
    public var decorations: [Decoration]
    /// The inline boxes among the glyphs.
    public var attachments: [Attachment]
    /// The characters it shows or hides by an ellipsis, in UTF-16 units of the whole text.
    public var textRange: Range<Int>
}
