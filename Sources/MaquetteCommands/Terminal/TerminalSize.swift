import Foundation

/// How much a terminal shows.
struct TerminalSize: Hashable, Sendable {
    /// Characters from left to right.
    var columns: Int
    /// Characters from top to bottom; nil where output is not a terminal, so that nothing limits it.
    var rows: Int?
    /// Pixels of a character from left to right.
    var cellWidth: Double
    /// Pixels of a character from top to bottom.
    var cellHeight: Double

    /// Chosen: a character of 9x18 pixels where the terminal does not say, and 80 columns where there is
    /// none.
    static let unknown = TerminalSize(columns: 80, rows: nil, cellWidth: 9, cellHeight: 18)

    /// The size of the terminal at standard output.
    static var current: TerminalSize {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
        else {
            return unknown
        }
        var size = TerminalSize(
            columns: Int(window.ws_col), rows: Int(window.ws_row), cellWidth: unknown.cellWidth,
            cellHeight: unknown.cellHeight)
        if window.ws_xpixel > 0, window.ws_ypixel > 0 {
            size.cellWidth = Double(window.ws_xpixel) / Double(window.ws_col)
            size.cellHeight = Double(window.ws_ypixel) / Double(window.ws_row)
        }
        return size
    }

    /// The largest size in pixels that keeps the proportions of `picture`, is no larger than it, and fits:
    /// into the columns, and into all rows but two, which are left for the prompt.
    func fitting(_ picture: (width: Int, height: Int)) -> (width: Int, height: Int) {
        var factor = min(1, Double(columns) * cellWidth / Double(max(1, picture.width)))
        if let rows {
            factor = min(factor, Double(max(1, rows - 2)) * cellHeight / Double(max(1, picture.height)))
        }
        return (
            max(1, Int(Double(picture.width) * factor)), max(1, Int(Double(picture.height) * factor))
        )
    }
}
