package import Scene

/// A live screen: its window, its clock, and captures of it at any time.
///
/// All calls belong inside `RenderEnvironment.withLiveScreen`.
package final class LiveScreen {
    /// The clock, windows and log of the render.
    package let state: RenderContext
    /// The window of the app's content.
    package let window: UIWindow

    /// Creates the screen of the current environment, which shows nothing yet.
    package init() {
        let environment = RenderEnvironment.current
        state = RenderContext.current
        window = UIWindow(frame: CGRect(origin: .zero, size: environment.screenSize))
        window.isHidden = false
        window.makeKey()
        state.eventLoop.turnDidEnd = { [unowned state] in
            state.layOutWindows()
            state.animations.commit()
        }
    }

    /// Shows the first controller: lays it out and makes it appear.
    package func show(_ controller: UIViewController) {
        // Code may have found the window, and given it a color, when it made the controller.
        if window.ownTint == nil { window.tintColor = state.globalTintColor }
        window.rootViewController = controller
        controller.willAppear()
        window.layoutIfNeeded()
        controller.didAppear()
        window.layoutIfNeeded()
    }

    /// Returns the tree of the current content, with the animations as they are now; once the clock has
    /// settled, those without end are left out, with a note.
    ///
    /// The root is the root view of the window's controller where nothing else is shown.
    package func capture() -> LayoutTree {
        let environment = RenderEnvironment.current
        let tree = state.animations.capture(state.windows, atRest: state.eventLoop.isAtRest) {
            state.makeLayoutTree(of: window, traits: environment.traits, in: $0)
        }
        if let controller = window.rootViewController {
            environment.inspection?.collectFindings(
                at: window.topmostController(above: controller).view)
        }
        return tree
    }

    /// When the last animation that runs now and ends by itself ends, in seconds on the virtual clock; nil if none does.
    package var animationEnd: TimeInterval? { state.animations.end }

    /// Returns the controller that is shown with its views as they are, so that it can be shown again.
    package func releaseController() {
        window.rootViewController?.beginAppearanceTransition(false, animated: false)
        window.rootViewController?.endAppearanceTransition()
        window.rootViewController = nil
    }

    /// Removes the views one by one: releasing a deep tree at once would recurse as deep.
    package func close() {
        state.existing(FileManager.self)?.removeContainer()
        for window in state.windows {
            var views: [UIView] = []
            window.forEachView { views.append($0) }
            for view in views.reversed() {
                view.children = []
                view.superview = nil
            }
        }
    }
}
