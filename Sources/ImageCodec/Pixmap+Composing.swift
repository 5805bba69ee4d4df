import Scene

extension Pixmap {
    /// Multiplies alpha into every channel, rounding to the nearest: `(c·a + 127) / 255`.
    static func premultiply(_ pixels: inout [UInt32]) {
        pixels.withUnsafeMutableBufferPointer { premultiply($0) }
    }

    /// Multiplies alpha into every channel, rounding to the nearest: `(c·a + 127) / 255`.
    static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
        var index = 0
        while index < pixels.count {
            // Most images are opaque.
            if index &+ 16 <= pixels.count {
                var all = UInt32.max
                for step in 0..<16 { all &= pixels[index &+ step] }
                if all >= 0xFF00_0000 {
                    index &+= 16
                    continue
                }
            }
            let end = min(index &+ 16, pixels.count)
            premultiply(pixels, index..<end)
            index = end
        }
    }

    private static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>, _ part: Range<Int>) {
        for index in part {
            let pixel = pixels[index], alpha = pixel >> 24
            guard alpha < 255 else { continue }
            let red = ((pixel & 0xFF) * alpha + 127) / 255
            let green = ((pixel >> 8 & 0xFF) * alpha + 127) / 255
            let blue = ((pixel >> 16 & 0xFF) * alpha + 127) / 255
            pixels[index] = red | green << 8 | blue << 16 | alpha << 24
        }
    }

    /// Copies an image to a position, clipped to the bounds.
    mutating func copy(_ picture: Pixmap, x: Int, y: Int) {
        for row in max(0, -y)..<max(max(0, -y), min(picture.height, height - y)) {
            for column in max(0, -x)..<max(max(0, -x), min(picture.width, width - x)) {
                self[x + column, y + row] = picture[column, row]
            }
        }
    }
}
