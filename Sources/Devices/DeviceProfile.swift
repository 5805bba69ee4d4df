public import Geometry

/// A device to show a screen on: what it is called, and its display.
public struct DeviceProfile: Hashable, Sendable {
    /// The name for `--device` and for file names, such as `iphone-8-plus`.
    public var id: String
    /// Apple's name, such as "iPhone 8 Plus".
    public var name: String
    /// Other names for `--device`.
    public var aliases: [String]
    /// The display.
    public var display: DisplayClass

    /// A device with a display.
    public init(id: String, name: String, aliases: [String] = [], display: DisplayClass) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.display = display
    }

    /// The family it belongs to.
    public var idiom: DeviceIdiom { display.idiom }
    /// Rendered pixels a point.
    public var scale: Double { display.scale }
}

// What a device is when held in an orientation. Lengths in points but for `pixelSize`.
extension DeviceProfile {
    /// The extent of a full-screen view.
    public func size(in orientation: DeviceOrientation) -> Size {
        switch orientation {
        case .portrait: display.size
        case .landscape: Size(width: display.size.height, height: display.size.width)
        }
    }

    /// The pixels the device renders, and so those of a picture of its screen.
    public func pixelSize(in orientation: DeviceOrientation) -> PixelSize {
        PixelSize(size(in: orientation), scale: scale)
    }

    /// What status bar, cutout and home indicator take from a full-screen view without other bars.
    public func safeArea(in orientation: DeviceOrientation) -> Insets {
        display.metrics(in: orientation).safeArea
    }

    /// The size classes of a full-screen view.
    public func sizeClasses(in orientation: DeviceOrientation) -> SizeClasses {
        display.metrics(in: orientation).sizeClasses
    }

    /// The smallest left and right layout margin of a root view.
    ///
    /// Source: public storyboards, whose cells and labels sit at 16 at widths of 320 to 402 and at 20
    /// from 414 on.
    public func systemMargin(in orientation: DeviceOrientation) -> Double {
        size(in: orientation).width < 414 ? 16 : 20
    }
}
