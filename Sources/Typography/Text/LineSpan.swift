/// The clusters of one line, before they are placed.
struct LineSpan {
    /// All its clusters, including hanging ones.
    var clusters: Range<Int>
    /// The cluster after the last that is not a hanging blank.
    var visibleEnd: Int
    /// Points from the first cluster's start to the last visible one's end.
    var visibleWidth: Double
    /// Points with the blanks at the end.
    var fullWidth: Double
    /// Whether the paragraph goes on after it.
    var isWrapped: Bool
    /// Whether a word is divided at its end, so that it ends with a hyphen.
    var isHyphenated = false
}
