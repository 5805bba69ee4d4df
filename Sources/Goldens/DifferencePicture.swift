public import Geometry
public import Scene

/// Returns a picture that shows where two pictures differ: equal pixels are dimmed, differing pixels are magenta,
/// the more saturated the more they differ, and pixels that only one picture has are yellow. It is as large as the
/// union of both.
public func differencePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let width = max(expected.width, actual.width), height = max(expected.height, actual.height)
    var picture = Pixmap(width: width, height: height, filledWith: DifferenceColor.inOneOnly)
    let common = min(expected.width, actual.width)
    for y in 0..<min(expected.height, actual.height) {
        expected.pixels.withUnsafeBufferPointer { left in
            actual.pixels.withUnsafeBufferPointer { right in
                picture.pixels.withUnsafeMutableBufferPointer { target in
                    let (row, otherRow, targetRow) = (y * expected.width, y * actual.width, y * width)
                    // Most pixels are like the one before.
                    var (lastOne, lastOther) = (0 as UInt32, 0 as UInt32)
                    var shown = DifferenceColor.dimmed(0)
                    for x in 0..<common {
                        let (one, other) = (left[row &+ x], right[otherRow &+ x])
                        if one != lastOne || other != lastOther {
                            (lastOne, lastOther) = (one, other)
                            shown =
                                one == other
                                ? DifferenceColor.dimmed(one) : DifferenceColor.differing(one, other)
                        }
                        target[targetRow &+ x] = shown
                    }
                }
            }
        }
    }
    return picture
}

/// Two different pictures, with what marks the difference.
public struct DifferingPictures: Sendable {
    /// The picture to compare with.
    public var expected: Pixmap
    /// The other picture.
    public var actual: Pixmap
    /// The groups of differing pixels, numbered from 1 in this order.
    public var groups: [PixelDifference.Group]
    /// The parts that were not compared, in device pixels.
    public var masks: [PixelRect]
    /// The views that moved, in points.
    public var moves: [MovedView]
    /// The pixels per point, which the lines and digits are drawn for.
    public var scale: Double

    /// Creates a pair of pictures.
    public init(
        expected: Pixmap, actual: Pixmap, groups: [PixelDifference.Group], masks: [PixelRect] = [],
        moves: [MovedView] = [], scale: Double
    ) {
        self.expected = expected
        self.actual = actual
        self.groups = groups
        self.masks = masks
        self.moves = moves
        self.scale = scale
    }

    /// The difference picture with a numbered box around each group; a group of a few pixels is circled and
    /// magnified, expected on the left and actual on the right. Arrows lead from where views were to where they are.
    /// Masked parts are hatched.
    public var difference: Pixmap {
        var marks = DifferenceMarks(
            picture: differencePicture(expected: expected, actual: actual), scale: scale)
        marks.cover(masks)
        marks.add(groups)
        marks.add(moves, scale: scale)
        marks.magnifySmall(groups, expected: expected, actual: actual)
        return marks.picture
    }

    /// The expected picture, the difference and the actual picture next to each other, with the same marks in all
    /// of them; missing space is gray.
    public var strip: Pixmap { strip(around: difference) }

    /// Returns the strip with the difference picture that was made before.
    public func strip(around difference: Pixmap) -> Pixmap {
        let gap = Int(max(1, scale) * 8)
        var marks = DifferenceMarks(
            picture: DifferingPictures.row(of: [expected, difference, actual], gap: gap), scale: scale)
        for (panel, left) in [
            (expected, 0), (actual, expected.width + gap + difference.width + gap),
        ] {
            marks.panel = PixelRect(minX: left, minY: 0, maxX: left + panel.width, maxY: panel.height)
            marks.cover(masks)
            marks.add(groups)
            marks.add(moves, scale: scale)
        }
        return marks.picture
    }

    /// Returns pictures next to each other.
    private static func row(of panels: [Pixmap], gap: Int) -> Pixmap {
        let width = panels.reduce(gap * (panels.count - 1)) { $0 + $1.width }
        let height = panels.map(\.height).max() ?? 0
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for (index, panel) in panels.enumerated() {
                if index > 0 {
                    pixels.append(contentsOf: repeatElement(DifferenceColor.surround, count: gap))
                }
                if y < panel.height {
                    pixels.append(contentsOf: panel.pixels[y * panel.width..<(y + 1) * panel.width])
                } else {
                    pixels.append(contentsOf: repeatElement(DifferenceColor.surround, count: panel.width))
                }
            }
        }
        return Pixmap(width: width, height: height, pixels: pixels) ?? Pixmap(width: 0, height: 0)
    }
}

/// The colors of a difference picture, as opaque pixels.
enum DifferenceColor {
    static let inOneOnly: UInt32 = 0xFF00_D8FF
    /// Blue, for boxes and digits: distinct from magenta and yellow with any color vision.
    static let mark: UInt32 = 0xFFFF_5A00
    /// Nearly black, drawn with an edge of the color of paper.
    static let arrow: UInt32 = 0xFF20_2020
    static let paper: UInt32 = 0xFFFF_FFFF
    static let mask: UInt32 = 0xFFD0_D0D0
    static let surround: UInt32 = 0xFF80_8080

    /// Returns magenta, as in Playwright's difference pictures because it is rare in interfaces: light for the
    /// smallest difference, and pure for half the range and more.
    static func differing(_ one: UInt32, _ other: UInt32) -> UInt32 {
        var largest: UInt32 = 0
        for shift in stride(from: 0 as UInt32, through: 24, by: 8) {
            let (left, right) = (one >> shift & 0xFF, other >> shift & 0xFF)
            largest = max(largest, left > right ? left - right : right - left)
        }
        let green = 150 - min(150, largest * 150 / 128)
        return 0xFFFF_00FF | green << 8
    }

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
