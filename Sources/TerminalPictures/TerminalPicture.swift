package import Scene

/// Encodes a picture for a terminal.
package enum TerminalPicture {
    /// Returns the bytes that show the picture, scaled to fit the terminal.
    package static func bytes(
        _ picture: Pixmap, png: [UInt8], by way: TerminalProtocol, in size: TerminalSize
    ) -> [UInt8] {
        switch way {
        case .kitty, .iterm2:
            let fitting = size.fitting((picture.width, picture.height))
            let columns = cells(fitting.width, size.cellWidth), rows = cells(fitting.height, size.cellHeight)
            return way == .kitty
                ? InlineImageEncoder.kitty(png, columns: columns, rows: rows)
                : InlineImageEncoder.iterm2(png, columns: columns, rows: rows)
        case .sixel:
            let fitting = size.fitting((picture.width, picture.height))
            return SixelEncoder.encode(picture.scaled(toWidth: fitting.width, height: fitting.height))
                + [UInt8(ascii: "\n")]
        case .blocks:
            // A character is one pixel wide and two pixels high.
            var blocks = size
            (blocks.cellWidth, blocks.cellHeight) = (1, 2)
            let fitting = blocks.fitting((picture.width, picture.height))
            return HalfBlockEncoder.encode(picture.scaled(toWidth: fitting.width, height: fitting.height))
        }
    }

    private static func cells(_ pixels: Int, _ cell: Double) -> Int {
        max(1, Int((Double(pixels) / cell).rounded()))
    }
}
