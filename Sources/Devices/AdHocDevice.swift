import Geometry

/// Parses a screen size such as `390x844@3` as a device without bars or cutout. Its safe area is the whole screen unless
/// insets follow, from the top counterclockwise: `390x844@3+47+0+34+0`.
enum AdHocDevice {
    /// The maximum length of a side in points and in pixels. Chosen: longer than any scrolling screenshot,
    /// far below the precision of numbers, and the default limit of libpng.
    static let maximumSide = 1_000_000
    /// The maximum number of pixels in a picture, which is drawn in bands. Chosen: a picture of maximum
    /// height at the width of a phone.
    static let maximumPixelCount = 1 << 30

    /// Returns the device; nil if the name does not have the form of a size.
    static func profile(_ name: String) throws(DeviceNameError) -> DeviceProfile? {
        let terms = name.split(separator: "+", omittingEmptySubsequences: false)
        let parts = terms[0].split(separator: "@", omittingEmptySubsequences: false)
        let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
        guard let first = name.utf8.first, first >= 0x30, first <= 0x39, sides.count == 2 else { return nil }
        guard parts.count <= 2, let width = length(sides[0]), let height = length(sides[1]) else {
            throw .invalidSize(name)
        }
        guard parts.count == 2, !parts[1].isEmpty else { throw .missingScale(name) }
        guard let scale = number(parts[1]), scale >= 0.5, scale <= 8 else { throw .invalidSize(name) }
        let size = Size(width: width, height: height)
        let pixels = PixelSize(size, scale: scale)
        guard max(pixels.width, pixels.height) <= maximumSide,
            pixels.width * pixels.height <= maximumPixelCount
        else { throw .invalidSize(name) }
        guard let safeArea = insets(terms.dropFirst(), in: size) else { throw .invalidInsets(name) }
        return DeviceProfile(id: name, name: name, display: display(name, size, scale, safeArea))
    }

    /// Returns the insets that leave a part of a screen; nil for others, and for none but those of all four edges.
    private static func insets(_ terms: ArraySlice<Substring>, in size: Size) -> Insets? {
        guard !terms.isEmpty else { return .zero }
        let lengths = terms.compactMap(number)
        guard terms.count == 4, lengths.count == 4, lengths[0] + lengths[2] < size.height,
            lengths[1] + lengths[3] < size.width
        else { return nil }
        return Insets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    }

    private static func length(_ text: Substring) -> Double? {
        guard let value = number(text), value >= 1, value <= Double(maximumSide) else { return nil }
        return value
    }

    /// Parses digits with at most one decimal point: no exponent, sign or special value.
    private static func number(_ text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }) else { return nil }
        return Double(text)
    }

    /// Chosen: a width of at least 600 points or a height of at least 460 is regular, which agrees with all
    /// devices of the table but large phones in landscape; a pad has at least 600 in both directions.
    private static func display(
        _ name: String, _ size: Size, _ scale: Double, _ safeArea: Insets
    ) -> DisplayClass {
        let isPad = min(size.width, size.height) >= 600
        func metrics(_ width: Double, _ height: Double, _ safeArea: Insets) -> OrientedMetrics {
            OrientedMetrics(
                safeArea: safeArea,
                sizeClasses: SizeClasses(
                    horizontal: width < 600 ? .compact : .regular,
                    vertical: height < 460 ? .compact : .regular),
                statusBarHeight: 0, navigationBarTop: safeArea.top, navigationBarHeight: isPad ? 50 : 44,
                tabBarHeight: isPad ? 50 : 49)
        }
        // As when a phone is turned to the left: what was at the top is at the left.
        let turned = Insets(
            top: safeArea.right, left: safeArea.top, bottom: safeArea.left, right: safeArea.bottom)
        return DisplayClass(
            name: name, idiom: isPad ? .pad : .phone, size: size, scale: scale, cornerRadius: 0,
            portrait: metrics(size.width, size.height, safeArea),
            landscape: metrics(size.height, size.width, turned))
    }
}
