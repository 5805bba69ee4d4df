import Foundation

/// The size of a terminal.
package struct TerminalSize: Hashable, Sendable {
    /// The number of columns.
    package var columns: Int
    /// The number of rows; nil if the output is not a terminal and therefore unlimited.
    package var rows: Int?
    /// The width of a character in pixels.
    var cellWidth: Double
    /// The height of a character in pixels.
    var cellHeight: Double

    /// Chosen: a character of 9x18 pixels if the terminal does not report it, and 80 columns without a
    /// terminal.
    static let unknown = TerminalSize(columns: 80, rows: nil, cellWidth: 9, cellHeight: 18)

    /// The size of the terminal at standard output.
    package static var current: TerminalSize {
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

    /// Returns the largest size in pixels that keeps the aspect ratio of `picture`, is not larger than it,
    /// and fits into all columns and all rows but two, which are left for the prompt.
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
