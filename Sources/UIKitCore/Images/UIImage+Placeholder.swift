import Scene

extension UIImage {
    /// Returns a placeholder of the size of an image that could not be loaded.
    package static func placeholder(named name: String, size: CGSize) -> UIImage {
        let scale = placeholderScale(of: size)
        let width = max(1, Int((size.width * scale).rounded()))
        let height = max(1, Int((size.height * scale).rounded()))
        // Premultiplied magenta, faint inside.
        var pixels = Pixmap(width: width, height: height, filledWith: 0x1E1E_001E)
        let line: UInt32 = 0x9999_0099
        for x in 0..<width {
            let y = x * height / width
            for row in [0, height - 1, y, height - 1 - y] { pixels[x, row] = line }
        }
        for y in 0..<height {
            let x = y * width / height
            for column in [0, width - 1, x, width - 1 - x] { pixels[column, y] = line }
        }
        return UIImage(Bitmap(name: name, pixmap: pixels, scale: scale))
    }

    /// Returns the smallest scale at which both sides are whole pixels, up to four million pixels.
    private static func placeholderScale(of size: CGSize) -> CGFloat {
        let limit = 4_000_000.0
        let area = max(1, size.width * size.height)
        if area > limit { return (limit / area).squareRoot() }
        let whole = [1.0, 2, 3].first { scale in
            [size.width, size.height].allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 0.01 }
        }
        let scale = whole ?? 3
        return area * scale * scale <= limit ? scale : 1
    }
}
