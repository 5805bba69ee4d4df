import Devices

/// How far above the base level an interface is. Raw values match Apple's.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// The base level.
    case base = 0
    /// Above it.
    case elevated = 1
}

/// The contrast that the reader has chosen. Raw values match Apple's.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// Normal.
    case normal = 0
    /// High.
    case high = 1
}

/// The range of colors of a display. Raw values match Apple's.
public enum UIDisplayGamut: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// That of sRGB.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// That of Display P3.
    case P3 = 1
}

/// Whether a window is in use, on a Mac. Raw values match Apple's.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// Not in use.
    case inactive = 0
    /// In use.
    case active = 1
}

// A collection does not specify these traits; all but the gamut are the same in all pictures.
extension UITraitCollection {
    /// How far above the base level the interface is: at the base level.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// The contrast that the reader has chosen: the normal one.
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    /// The range of colors of the device's display.
    public var displayGamut: UIDisplayGamut { RenderEnvironment.current.device.hasWideGamut ? .P3 : .SRGB }
    /// Whether the window is in use: it is.
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    /// The range of brightness of images: the standard one.
    public var imageDynamicRange: UIImage.DynamicRange { .standard }

    /// A collection that specifies nothing, as the level is the same in all pictures.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(UITraitOverrides()) }
    /// A collection that specifies nothing, as the contrast is the same in all pictures.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(UITraitOverrides()) }
    /// A collection that specifies nothing, as the device decides on the range of colors.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitOverrides()) }
    /// A collection that specifies nothing, as windows are in use in all pictures.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitOverrides())
    }
    /// A collection that specifies nothing, as the range of brightness is the same in all pictures.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init(UITraitOverrides()) }
}
