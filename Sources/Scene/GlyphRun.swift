public import Geometry

/// Positioned glyphs of one face and size.
public struct GlyphRun: Hashable, Sendable {
    /// The face that the glyph ids refer to.
    public struct Face: Hashable, Sendable {
        /// The index in the font library's list of faces.
        public var index: Int
        /// The PostScript name, for dumps.
        public var name: String

        /// Creates a face from its index and name.
        public init(index: Int, name: String) {
            self.index = index
            self.name = name
        }
    }

    /// A positioned glyph.
    public struct Glyph: Hashable, Sendable {
        /// The glyph id in its face; 0 is the missing-glyph box.
        public var id: UInt32
        /// The glyph's origin on the baseline, in points from the run's origin.
        public var position: Point

        /// Creates a positioned glyph.
        public init(id: UInt32, position: Point) {
            self.id = id
            self.position = position
        }
    }

    /// The face of all glyphs.
    public var face: Face
    /// The font size in points per em.
    public var size: Double
    /// The start of the baseline at its left end, in points.
    public var origin: Point
    /// The glyphs in visual order, left to right.
    public var glyphs: [Glyph]
    /// The text that the run renders, in logical order; for dumps and live text.
    public var text: String
    /// The ink bounds in points relative to `origin`; may be larger than the ink, never smaller.
    public var bounds: Rect

    /// Creates a run.
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

    /// Returns the run translated by `offset`.
    public func offset(by offset: Point) -> GlyphRun {
        var run = self
        run.origin = origin + offset
        return run
    }
}
