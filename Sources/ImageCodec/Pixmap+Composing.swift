import Scene

extension Pixmap {
    /// Multiplies alpha into every channel, rounding to the nearest: `(c·a + 127) / 255`.
    static func premultiply(_ pixels: inout [UInt32]) {
        pixels.withUnsafeMutableBufferPointer { premultiply($0) }
    }

    /// Multiplies alpha into every channel, rounding to the nearest: `(c·a + 127) / 255`.
    static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
        for index in pixels.indices {
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
