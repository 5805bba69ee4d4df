import Scene

/// Encodes pictures as colored half blocks: the upper pixel is the foreground color, the lower the background
/// color.
enum HalfBlockEncoder {
    /// Encodes a picture with two rows of pixels per line.
    static func encode(_ picture: Pixmap) -> [UInt8] {
        var bytes: [UInt8] = []
        for y in stride(from: 0, to: picture.height, by: 2) {
            var last: (upper: UInt32, lower: UInt32?)?
            for x in 0..<picture.width {
                let upper = picture[x, y], lower = y + 1 < picture.height ? picture[x, y + 1] : nil
                if last == nil || last?.upper != upper || last?.lower != lower {
                    bytes += "\u{1B}[38;2;\(components(upper))".utf8
                    bytes += (lower.map { ";48;2;\(components($0))m" } ?? ";49m").utf8
                    last = (upper, lower)
                }
                bytes += "▀".utf8
            }
            bytes += "\u{1B}[0m\n".utf8
        }
        return bytes
    }

    private static func components(_ pixel: UInt32) -> String {
        "\(pixel & 0xFF);\(pixel >> 8 & 0xFF);\(pixel >> 16 & 0xFF)"
    }
}
