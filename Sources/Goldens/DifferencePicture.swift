public import Scene

/// Returns a picture that shows where two pictures differ: equal pixels are dimmed, differing pixels are
/// magenta, and pixels that only one picture has are yellow. It is as large as the union of both.
public func differencePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let width = max(expected.width, actual.width), height = max(expected.height, actual.height)
    var picture = Pixmap(width: width, height: height, filledWith: DifferenceColor.inOneOnly)
    let (sharedWidth, sharedHeight) = (
        min(expected.width, actual.width), min(expected.height, actual.height)
    )
    for y in 0..<sharedHeight {
        for x in 0..<sharedWidth {
            let (left, right) = (expected[x, y], actual[x, y])
            picture[x, y] = left == right ? DifferenceColor.dimmed(left) : DifferenceColor.differing
        }
    }
    return picture
}

/// The colors of a difference picture, as opaque pixels.
private enum DifferenceColor {
    /// Magenta, as in Playwright's difference pictures: rare in interfaces.
    static let differing: UInt32 = 0xFFFF_00FF
    static let inOneOnly: UInt32 = 0xFF00_D8FF

    /// Returns a pixel at a fifth of its lightness contrast over white, so that shapes remain recognizable.
    static func dimmed(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        func overWhite(_ channel: UInt32) -> UInt32 { (channel & 0xFF) + 255 - alpha }
        // Rec. 601 weights in units of 1/256.
        let luma =
            (overWhite(pixel) * 77 + overWhite(pixel >> 8) * 150 + overWhite(pixel >> 16) * 29) >> 8
        let gray = 204 + min(255, luma) / 5
        return gray | gray << 8 | gray << 16 | 0xFF00_0000
    }
}
