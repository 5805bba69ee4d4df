/// One glyph, placed in its cluster.
struct ShapedGlyph {
    var id: UInt32
    /// Points from the cluster's left edge.
    var x: Double
    /// Points below the baseline.
    var y: Double
}

/// The smallest piece of text that has glyphs of its own; never less than a grapheme cluster.
struct ShapedCluster {
    /// What a line has to know of a cluster.
    struct Traits: OptionSet {
        let rawValue: UInt8

        /// A space, which may hang over the end of a line.
        static let blank = Traits(rawValue: 1)
        /// Breaking before it changes the shapes on both sides.
        static let unsafeToBreak = Traits(rawValue: 2)
        /// A tab: its advance depends on its position.
        static let tab = Traits(rawValue: 4)
        /// Justification may widen the gap after it.
        static let expandable = Traits(rawValue: 8)
        /// A soft hyphen, to be shown if a line ends with it.
        static let softHyphen = Traits(rawValue: 16)
    }

    /// The first of its UTF-16 units, counted in the paragraph.
    var start: Int
    /// The unit after its last.
    var end: Int
    /// The indices of its glyphs.
    var glyphs: Range<Int>
    /// Points from its start to the next cluster's.
    var advance: Double
    /// The run it belongs to.
    var run: Int
    var traits: Traits
}

/// Clusters in reading order that share style, face, script and direction.
struct ShapedRun {
    var style: Int
    /// nil where no usable face was found.
    var face: FontFace?
    var script: Script
    var level: UInt8
    /// Points an em that the glyphs are drawn at.
    var drawnSize: Double
    /// What the clusters are shaped as.
    var kind: TextItem.Kind
    var clusters: Range<Int>

    /// Whether it runs to the left.
    var isRightToLeft: Bool { level & 1 == 1 }
}

/// Shaped text: clusters in reading order, in runs.
final class ShapedText {
    var runs: [ShapedRun] = []
    var clusters: [ShapedCluster] = []
    var glyphs: [ShapedGlyph] = []
}
