import Devices
import Geometry

/// The heights of the keyboard's parts on a device, in points.
struct KeyboardMetrics: Equatable {
    /// The height of the rows of keys.
    var keys: CGFloat
    /// The height of the bar with suggestions above the keys.
    var bar: CGFloat
    /// The height of the strip below the keys, with the home indicator.
    var strip: CGFloat

    /// The total height with or without the bar.
    func height(hasBar: Bool) -> CGFloat { keys + strip + (hasBar ? bar : 0) }

    /// Source: portrait heights of phones from public tables of keyboard heights, high confidence: with the bar 253 on
    /// screens 320 points wide, 260 on 375 and 271 on 414 with a home button, 336 with a home indicator, 346 from 414
    /// points on; without it 216, 216, 226, 291 and 301. Landscape and pads from the same tables, low confidence.
    init(_ profile: DeviceProfile, _ orientation: DeviceOrientation) {
        let size = profile.size(in: .portrait)
        let hasIndicator = profile.safeArea(in: .portrait).bottom > 0
        let isWide = size.width >= 414
        switch (profile.idiom, orientation) {
        case (.pad, .portrait): self = Self.pad(size, hasIndicator: hasIndicator)
        case (.pad, .landscape):
            // Chosen: the larger of the two known heights, with the bar of 55.
            self.init(keys: hasIndicator ? 323 : 343, bar: 55, strip: hasIndicator ? 20 : 0)
        case (_, .portrait):
            guard hasIndicator else {
                let bar: CGFloat = size.width < 375 ? 37 : isWide ? 45 : 44
                self.init(keys: isWide ? 226 : 216, bar: bar, strip: 0)
                return
            }
            self.init(keys: isWide ? 226 : 216, bar: 45, strip: 75)
        case (_, .landscape):
            self.init(
                keys: hasIndicator ? 150 : 162, bar: hasIndicator ? 38 : size.width < 375 ? 37 : 38,
                strip: hasIndicator ? 21 : 0)
        }
    }

    private static func pad(_ size: Size, hasIndicator: Bool) -> KeyboardMetrics {
        let strip: CGFloat = hasIndicator ? 20 : 0
        // Chosen for the largest pad: between the known 371 and 383.
        let whole: CGFloat = size.width >= 1000 ? 377 : hasIndicator ? 318 : 313
        return KeyboardMetrics(keys: whole - 49 - strip, bar: 49, strip: strip)
    }

    private init(keys: CGFloat, bar: CGFloat, strip: CGFloat) {
        self.keys = keys
        self.bar = bar
        self.strip = strip
    }
}
