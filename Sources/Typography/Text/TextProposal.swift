/// The room that text is laid out in.
package struct TextProposal: Hashable, Sendable {
    /// Points from edge to edge; infinity for as much as the text takes.
    package var width: Double
    /// Points from top to bottom; lines that do not fit whole are left out, but never the first.
    package var height: Double
    /// The most lines; 0 for no limit.
    package var maximumNumberOfLines: Int
    /// Whether each paragraph that is to be cut rather than wrapped has one line, however many there may be.
    package var keepsCutParagraphsWhole: Bool
    /// Whether a line feed at the very end opens a last, empty line where there is room for one.
    package var addsLineAtEnd: Bool

    /// A room, unlimited where nothing is said.
    ///
    /// NaN counts as unlimited, negative lengths as 0.
    package init(
        width: Double = .infinity, height: Double = .infinity, maximumNumberOfLines: Int = 0,
        keepsCutParagraphsWhole: Bool = false, addsLineAtEnd: Bool = false
    ) {
        self.keepsCutParagraphsWhole = keepsCutParagraphsWhole
        self.addsLineAtEnd = addsLineAtEnd
        self.width = width.isNaN ? .infinity : max(0, width)
        self.height = height.isNaN ? .infinity : max(0, height)
        self.maximumNumberOfLines = max(0, maximumNumberOfLines)
    }

    /// All the room there is.
    package static let unlimited = TextProposal()
}
