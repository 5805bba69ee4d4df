import Devices
package import RenderContext

/// The traits of the screen that layers draw by.
package struct DisplayTraits: Hashable, Sendable {
    /// The scale of the screen, in pixels per point.
    package var displayScale: CGFloat
    /// Whether the interface's language is read from right to left.
    package var isRightToLeft: Bool

    /// Creates the traits of a screen.
    package init(displayScale: CGFloat, isRightToLeft: Bool) {
        (self.displayScale, self.isRightToLeft) = (displayScale, isRightToLeft)
    }
}

extension RenderEnvironment {
    /// The traits of the screen that layers draw by; UIKit sets them with those of views.
    package var displayTraits: DisplayTraits {
        get { self[DisplayTraitsSlot.self] }
        set { self[DisplayTraitsSlot.self] = newValue }
    }
}

private enum DisplayTraitsSlot: EnvironmentSlot {
    static func defaultValue(in environment: RenderEnvironment) -> DisplayTraits {
        DisplayTraits(displayScale: environment.device.scale, isRightToLeft: false)
    }
}
