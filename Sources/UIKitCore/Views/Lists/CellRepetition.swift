/// Cells that are created after those that a file declares for a list, until the list is full.
///
/// Chosen: the declared cells follow each other in the order of the file, repeatedly. A heading with its row then
/// looks like sections, and the bubbles of a conversation alternate; repeating only the last cell would fill the screen
/// with whatever is at the end of the file, such as a button that adds rows.
package struct CellRepetition<Cell> {
    /// The maximum number of cells in a list. Chosen: more than the rows of 10 points on the tallest device.
    static var limit: Int { 200 }

    /// Creates the cell of a row or item beyond the declared ones; nil for none.
    package let makeCell: (Int) -> Cell?

    /// Creates a repetition.
    package init(makeCell: @escaping (Int) -> Cell?) { self.makeCell = makeCell }
}

/// The cells that a repetition has created so far.
struct RepeatedCells<Cell> {
    /// The cells after the declared ones.
    var cells: [Cell] = []
    /// The heights of the declared rows of a table, in points; empty before they are known.
    var heights: [CGFloat] = []
    /// Whether the content of a declared row determines its height.
    var fitsContent: [Bool] = []
}
