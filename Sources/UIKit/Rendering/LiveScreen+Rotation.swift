package import Devices

extension RenderEnvironment {
    /// Returns the environment with the device held another way.
    package func rotated(to orientation: DeviceOrientation) -> RenderEnvironment {
        var rotated = self
        rotated.orientation = orientation
        let classes = device.sizeClasses(in: orientation)
        rotated.traits = UITraitCollection(
            userInterfaceStyle: traits.userInterfaceStyle, userInterfaceIdiom: traits.userInterfaceIdiom,
            horizontalSizeClass: classes.horizontal == .compact ? .compact : .regular,
            verticalSizeClass: classes.vertical == .compact ? .compact : .regular,
            displayScale: traits.displayScale,
            preferredContentSizeCategory: traits.preferredContentSizeCategory,
            layoutDirection: traits.layoutDirection)
        return rotated
    }
}

extension LiveScreen {
    /// Gives the windows the size of the current environment's screen, which has been rotated.
    package func didRotate() {
        let size = RenderEnvironment.current.screenSize
        for window in state.windows {
            window.frame = CGRect(origin: .zero, size: size)
            window.updateTraits()
            window.setNeedsLayout()
        }
        state.layOutWindows()
    }
}
