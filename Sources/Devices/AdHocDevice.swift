import Geometry

/// Reads a screen size such as `390x844@3` as a device without bars, cutout or safe area.
enum AdHocDevice {
    /// The longest side in points and in pixels. Chosen: beyond any scrolling capture, far below where numbers
    /// lose a pixel, and as many as libpng reads unless it is told otherwise.
    static let maximumSide = 1_000_000
    /// The most pixels in a picture, which is drawn in bands. Chosen: so many rows of a phone's width.
    static let maximumPixelCount = 1 << 30

    /// The device, or nil where the name does not have the form of a size at all.
    static func profile(_ name: String) throws(DeviceNameError) -> DeviceProfile? {
        let parts = name.split(separator: "@", omittingEmptySubsequences: false)
        let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
        guard let first = name.utf8.first, first >= 0x30, first <= 0x39, sides.count == 2 else { return nil }
        guard parts.count == 2, let width = length(sides[0]), let height = length(sides[1]),
            let scale = number(parts[1]), scale >= 0.5, scale <= 8
        else { throw .invalidSize(name) }
        let size = Size(width: width, height: height)
        let pixels = PixelSize(size, scale: scale)
        guard max(pixels.width, pixels.height) <= maximumSide,
            pixels.width * pixels.height <= maximumPixelCount
        else { throw .invalidSize(name) }
        return DeviceProfile(id: name, name: name, display: display(name, size, scale: scale))
    }

    private static func length(_ text: Substring) -> Double? {
        guard let value = number(text), value >= 1, value <= Double(maximumSide) else { return nil }
        return value
    }

    /// Digits with at most one point: no exponent, sign or name of a special value.
    private static func number(_ text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }) else { return nil }
        return Double(text)
    }

    /// Chosen: a side of 600 points or more is regular in width, one of 460 or more in height, which puts
    /// all devices of the table but large phones in landscape where they are; a pad has 600 both ways.
    private static func display(_ name: String, _ size: Size, scale: Double) -> DisplayClass {
        let isPad = min(size.width, size.height) >= 600
        func metrics(_ width: Double, _ height: Double) -> OrientedMetrics {
            OrientedMetrics(
                safeArea: .zero,
                sizeClasses: SizeClasses(
                    horizontal: width < 600 ? .compact : .regular,
                    vertical: height < 460 ? .compact : .regular),
                statusBarHeight: 0, navigationBarTop: 0, navigationBarHeight: isPad ? 50 : 44,
                tabBarHeight: isPad ? 50 : 49)
        }
        return DisplayClass(
            name: name, idiom: isPad ? .pad : .phone, size: size, scale: scale, cornerRadius: 0,
            portrait: metrics(size.width, size.height), landscape: metrics(size.height, size.width))
    }
}
