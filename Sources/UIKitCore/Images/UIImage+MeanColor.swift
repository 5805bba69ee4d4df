import Scene

extension UIImage {
    /// The mean color of the pixels, weighted by their alpha; clear without pixels.
    var meanColor: Color {
        let pixels = bitmap.pixmap.pixels
        guard !pixels.isEmpty else { return .clear }
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        for pixel in pixels {
            sums.red += Int(pixel & 0xFF)
            sums.green += Int(pixel >> 8 & 0xFF)
            sums.blue += Int(pixel >> 16 & 0xFF)
            sums.alpha += Int(pixel >> 24)
        }
        guard sums.alpha > 0 else { return .clear }
        let alpha = Double(sums.alpha)
        return Color(
            red: Double(sums.red) / alpha, green: Double(sums.green) / alpha, blue: Double(sums.blue) / alpha,
            alpha: alpha / 255 / Double(pixels.count))
    }
}
