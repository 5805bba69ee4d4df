package import Devices

extension RenderEnvironment {
    /// Returns the environment with the device in another orientation.
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
    /// Rotates the device: notifies the controllers, resizes the windows, and runs what the controllers
    /// animate alongside.
    ///
    /// Source: `UIContentContainer` in Apple's documentation: `willTransition(to:with:)` where the traits change, then
    /// `viewWillTransition(to:with:)`, before the size and the traits change.
    ///
    /// - Parameters:
    ///   - environment: The environment after the rotation.
    ///   - body: What follows; runs in that environment.
    /// - Returns: What `body` returns.
    package func rotate<Result>(to environment: RenderEnvironment, _ body: () -> Result) -> Result {
        let coordinator = ControllerTransition(from: nil, to: nil, in: window, isAnimated: true)
        if let controller = window.rootViewController {
            let traits = RenderEnvironment.current.traits
            if !traits.isEqual(environment.traits) {
                controller.willTransition(to: environment.traits, with: coordinator)
            }
            controller.viewWillTransition(to: environment.screenSize, with: coordinator)
        }
        let before = viewsWithScreenTraits.map { (view: $0, traits: $0.traitCollection) }
        for window in state.windows {
            window.forEachView { ($0 as? UIScrollView)?.leavePage() }
        }
        let full = state.windows.filter(\.coversScreen)
        return environment.run {
            for window in state.windows {
                if full.contains(window) {
                    window.frame = CGRect(origin: .zero, size: environment.screenSize)
                }
                window.updateTraits()
                window.setNeedsLayout()
            }
            for (view, previous) in before where !view.traitCollection.isEqual(previous) {
                view.notifyTraitChange(from: previous)
            }
            state.layOutWindows()
            state.keyboard.screenDidChange()
            coordinator.run(with: RotationAnimator())
            return body()
        }
    }
}

extension LiveScreen {
    /// The views that have the traits of the screen; others are notified of changes when they inherit them.
    private var viewsWithScreenTraits: [UIView] {
        var views: [UIView] = []
        for window in state.windows {
            window.forEachView { if $0.layoutState.inheritedTraits == nil { views.append($0) } }
        }
        return views
    }
}

/// The animator of a rotation. The screen has its new size from the start; what controllers animate alongside takes
/// the duration.
private final class RotationAnimator: UIViewControllerAnimatedTransitioning {
    /// Chosen: the duration of a rotation by a quarter on phones, by eye.
    private static let duration: TimeInterval = 0.3

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { Self.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let loop = RenderContext.current.eventLoop
        loop.schedule(at: loop.now + Self.duration) { transitionContext.completeTransition(true) }
    }
}
