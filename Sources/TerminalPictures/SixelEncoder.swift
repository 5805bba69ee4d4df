import Scene

/// Encodes pictures as sixels.
///
/// Source: DEC VT330/VT340 Programmer Reference Manual, chapter 14: a band is six rows; `#n;2;r;g;b` defines
/// a color in percent, `#n` selects it, a character from `?` on sets the six bits of a column, `!n` repeats,
/// `$` returns to the start of the band, `-` goes to the next band.
enum SixelEncoder {
    /// Encodes a picture including the control sequences; alpha is ignored.
    static func encode(_ picture: Pixmap) -> [UInt8] {
        let palette = ColorPalette(for: picture.pixels)
        var bytes = Array("\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8)
        for (index, color) in palette.colors.enumerated() {
            func percent(_ shift: UInt32) -> UInt32 { ((color >> shift & 0xFF) * 100 + 127) / 255 }
            bytes += "#\(index);2;\(percent(0));\(percent(8));\(percent(16))".utf8
        }
        let indices = picture.pixels.map(palette.index(of:))
        for top in stride(from: 0, to: picture.height, by: 6) {
            writeBand(top, of: picture, indices, colorCount: palette.colors.count, to: &bytes)
        }
        return bytes + Array("\u{1B}\\".utf8)
    }

    private static func writeBand(
        _ top: Int, of picture: Pixmap, _ indices: [UInt8], colorCount: Int, to bytes: inout [UInt8]
    ) {
        let width = picture.width
        // The six bits of each column, per color of the band.
        var columns = [[UInt8]](repeating: [], count: colorCount)
        for y in top..<min(top + 6, picture.height) {
            for x in 0..<width {
                let color = Int(indices[y * width + x])
                if columns[color].isEmpty { columns[color] = Array(repeating: 0, count: width) }
                columns[color][x] |= 1 << UInt8(y - top)
            }
        }
        var isFirst = true
        for (color, bits) in columns.enumerated() where !bits.isEmpty {
            if !isFirst { bytes.append(UInt8(ascii: "$")) }
            isFirst = false
            bytes += "#\(color)".utf8
            writeRuns(bits, to: &bytes)
        }
        bytes.append(UInt8(ascii: "-"))
    }

    private static func writeRuns(_ bits: [UInt8], to bytes: inout [UInt8]) {
        var start = 0
        let end = (bits.lastIndex { $0 != 0 } ?? -1) + 1
        while start < end {
            var next = start + 1
            while next < end, bits[next] == bits[start] { next += 1 }
            let character = bits[start] + UInt8(ascii: "?")
            if next - start > 3 {
                bytes += "!\(next - start)".utf8
                bytes.append(character)
            } else {
                bytes += repeatElement(character, count: next - start)
            }
            start = next
        }
    }
}
