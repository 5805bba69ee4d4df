import Scene

extension Pixmap {
    /// Returns the picture scaled to another size. When scaling down, each pixel is the mean of the area it
    /// covers; when scaling up, pixels are repeated. Composited over white, because terminals treat
    /// transparency differently.
    func scaled(toWidth newWidth: Int, height newHeight: Int) -> Pixmap {
        guard width > 0, height > 0, newWidth > 0, newHeight > 0 else {
            return Pixmap(width: newWidth, height: newHeight, filledWith: 0xFFFF_FFFF)
        }
        let columns = (0..<newWidth).map { Pixmap.span($0, of: newWidth, in: width) }
        var result = Pixmap(width: newWidth, height: newHeight)
        for y in 0..<newHeight {
            let rows = Pixmap.span(y, of: newHeight, in: height)
            for x in 0..<newWidth { result[x, y] = meanOverWhite(columns: columns[x], rows: rows) }
        }
        return result
    }

    /// Returns the source pixels that a target pixel covers, at least one.
    private static func span(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = index * length / count
        return start..<min(length, max(start + 1, (index + 1) * length / count))
    }

    private func meanOverWhite(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
        var red = 0, green = 0, blue = 0, alpha = 0
        for y in rows {
            for x in columns {
                let pixel = self[x, y]
                red += Int(pixel & 0xFF)
                green += Int(pixel >> 8 & 0xFF)
                blue += Int(pixel >> 16 & 0xFF)
                alpha += Int(pixel >> 24)
            }
        }
        let count = columns.count * rows.count
        let white = 255 * count - alpha
        func mean(_ sum: Int) -> UInt32 { UInt32((sum + white + count / 2) / count) }
        return mean(red) | mean(green) << 8 | mean(blue) << 16 | 0xFF00_0000
    }
}
