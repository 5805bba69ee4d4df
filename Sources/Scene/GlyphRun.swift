public import Geometry

/// Glyphs of one face and size, each at its place on the baseline.
public struct GlyphRun: Hashable, Sendable {
    /// The face the glyph numbers belong to.
    public struct Face: Hashable, Sendable {
        /// The row in the font library's list of faces.
        public var index: Int
        /// The PostScript name, for dumps.
        public var name: String

        /// A face by its row and name.
        public init(index: Int, name: String) {
            self.index = index
            self.name = name
        }
    }

    /// One glyph.
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in its face; 0 is the box for a missing one.
        public var id: UInt32
        /// The glyph's origin on the baseline, in points from the run's origin.
        public var position: Point

        /// A glyph at a place.
        public init(id: UInt32, position: Point) {
            self.id = id
            self.position = position
        }
    }

    /// The face.
    public var face: Face
    /// Points an em.
    public var size: Double
    /// The left end of the baseline, in points.
    public var origin: Point
    /// The glyphs in visual order, left to right.
    public var glyphs: [Glyph]
    /// The characters the run stands for, in reading order; for dumps and live text.
    public var text: String
    /// An upright box around the ink, in points from `origin`; may be larger, never smaller.
    public var bounds: Rect

    /// A run from its parts.
    public init(
        face: Face, size: Double, origin: Point, glyphs: [Glyph], text: String, bounds: Rect
    ) {
        self.face = face
        self.size = size
        self.origin = origin
        self.glyphs = glyphs
        self.text = text
        self.bounds = bounds
    }

    /// The same run moved by `offset`.
    public func offset(by offset: Point) -> GlyphRun {
        var run = self
        run.origin = origin + offset
        return run
    }
}
