/// Clusters of one run on one line.
struct LinePiece {
    var source: ShapedText
    var run: ShapedRun
    var style: StyledFont
    var clusters: Range<Int>
    /// The level that decides its place in the line.
    var level: UInt8
    /// The characters of the paragraph it shows, empty for an ellipsis or hyphen.
    var units: Range<Int>
    /// What it represents, for dumps.
    var string: String
}
