public import Geometry

/// A device to render a screen on: its names and its display.
public struct DeviceProfile: Hashable, Codable, Sendable {
    /// The name for `--device` and for file names, such as `iphone-8-plus`.
    public var id: String
    /// Apple's name, such as "iPhone 8 Plus".
    public var name: String
    /// Other names for `--device`.
    public var aliases: [String]
    /// The display, which determines all metrics; several devices share one.
    public var display: DisplayClass

    /// Creates a device.
    public init(id: String, name: String, aliases: [String] = [], display: DisplayClass) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.display = display
    }

    /// The device family.
    public var idiom: DeviceIdiom { display.idiom }
    /// Rendered pixels per point.
    public var scale: Double { display.scale }
}

// Metrics for an orientation. Lengths are in points except for `pixelSize`.
extension DeviceProfile {
    /// Returns the size of a full-screen view.
    public func size(in orientation: DeviceOrientation) -> Size {
        switch orientation {
        case .portrait: display.size
        case .landscape: Size(width: display.size.height, height: display.size.width)
        }
    }

    /// Returns the number of pixels that the device renders, which is the size of an image of its screen.
    public func pixelSize(in orientation: DeviceOrientation) -> PixelSize {
        PixelSize(size(in: orientation), scale: scale)
    }

    /// Returns the safe area of a full-screen view without bars, which excludes the status bar, cutout and
    /// home indicator.
    public func safeArea(in orientation: DeviceOrientation) -> Insets {
        display.metrics(in: orientation).safeArea
    }

    /// Returns the size classes of a full-screen view.
    public func sizeClasses(in orientation: DeviceOrientation) -> SizeClasses {
        display.metrics(in: orientation).sizeClasses
    }

    /// Returns the minimum left and right layout margins of a root view.
    public func systemMargin(in orientation: DeviceOrientation) -> Double {
        DeviceProfile.systemMargin(width: size(in: orientation).width)
    }

    /// Returns the minimum left and right layout margins of a root view or a table of a width in points.
    ///
    /// Source: public storyboards, whose cells and labels begin at 16 for widths of 320 to 402 and at 20 from
    /// 414 on, in inset groups too.
    public static func systemMargin(width: Double) -> Double { width < 414 ? 16 : 20 }
}

extension DeviceProfile: CustomStringConvertible {
    /// The name for `--device`.
    public var description: String { id }
}
