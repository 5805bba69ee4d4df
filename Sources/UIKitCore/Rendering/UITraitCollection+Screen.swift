import Devices

/// The visual level of an interface, which determines its background colors. Raw values match Apple's.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// No level is set.
    case unspecified = -1
    /// The level of a window's main content.
    case base = 0
    /// The level of content above the base, such as a modal sheet.
    case elevated = 1
}

/// The contrast that the user has chosen in the accessibility settings. Raw values match Apple's.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// No contrast is set.
    case unspecified = -1
    /// The usual contrast of colors.
    case normal = 0
    /// The contrast with Increase Contrast turned on.
    case high = 1
}

/// The gamut of a display. Raw values match Apple's.
public enum UIDisplayGamut: Int, Hashable, Sendable {
    /// No gamut is set.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The gamut of sRGB.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The wider gamut of Display P3.
    case P3 = 1
}

/// Whether a window is active, on a Mac. Raw values match Apple's.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
    /// No state is set.
    case unspecified = -1
    /// The window is not active.
    case inactive = 0
    /// The window is active.
    case active = 1
}

// A collection does not specify these traits; all but the gamut are the same in all renders.
extension UITraitCollection {
    /// The visual level of the interface: always the base level.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// The contrast that the user has chosen: always the normal one.
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    /// The gamut of the device's display.
    public var displayGamut: UIDisplayGamut { RenderEnvironment.current.device.hasWideGamut ? .P3 : .SRGB }
    /// Whether the window is active: always `active`.
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    /// The dynamic range of images: always the standard one.
    public var imageDynamicRange: UIImage.DynamicRange { .standard }

    /// Creates a collection that specifies nothing, as the level is the same in all renders.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(UITraitOverrides()) }
    /// Creates a collection that specifies nothing, as the contrast is the same in all renders.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(UITraitOverrides()) }
    /// Creates a collection that specifies nothing, as the device determines the gamut.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitOverrides()) }
    /// Creates a collection that specifies nothing, as windows are active in all renders.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitOverrides())
    }
    /// Creates a collection that specifies nothing, as the dynamic range is the same in all renders.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init(UITraitOverrides()) }
}
