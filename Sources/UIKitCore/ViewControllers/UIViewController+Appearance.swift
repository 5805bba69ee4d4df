// Appearance callbacks. They are forwarded to the children in the tree, as UIKit does by default.
extension UIViewController {
    /// The last appearance callback of a controller.
    enum Appearance {
        /// `viewDidDisappear` was called last, or nothing yet.
        case hidden
        /// `viewWillAppear` was called last.
        case appearing
        /// `viewDidAppear` was called last.
        case shown
        /// `viewWillDisappear` was called last.
        case disappearing
    }

    /// The state of a controller in transitions.
    struct TransitionState {
        /// Whether a transition sends the controller its appearance callbacks, instead of its container's layout.
        var isInTransition = false
        /// Whether `viewIsAppearing` is due as soon as the view is in the window.
        var awaitsWindow = false
        /// Whether the last callback was for an animation.
        var isAnimated = false
        var isMovingToParent = false
        var isMovingFromParent = false
        var isBeingPresented = false
        var isBeingDismissed = false
        /// The transition under way that the controller is part of.
        weak var transition: ControllerTransition?
    }

    /// The name in the event log: the class, with the title where the class is not the author's.
    var logName: String {
        let name = String(describing: type(of: self))
        guard name.hasPrefix("UI"), let title, !title.isEmpty else { return name }
        return "\(name) '\(title)'"
    }

    /// Logs a callback of the controller.
    func note(_ callback: @autoclosure () -> String) {
        RenderContext.record(.lifecycle, "\(logName) \(callback())")
    }

    /// Calls `viewWillAppear` on this controller and the visible children, once.
    package func willAppear() { willAppear(animated: false) }

    /// Calls `viewDidAppear` on this controller and the visible children, once, preceded by `viewWillAppear`
    /// on those that were added in the meantime.
    package func didAppear() {
        willAppear()
        if appearance == .appearing { finishAppearing() }
        for child in forwardedChildren { child.didAppear() }
    }

    private func willAppear(animated: Bool) {
        if appearance == .hidden || appearance == .disappearing {
            appearance = .appearing
            transitionState.isAnimated = animated
            transitionState.awaitsWindow = true
            note("viewWillAppear(animated: \(animated))")
            viewWillAppear(animated)
            isAppearingIfInWindow()
        }
        for child in forwardedChildren { child.willAppear(animated: animated) }
    }

    /// Calls `viewIsAppearing` if it is due and the view is in a window.
    func isAppearingIfInWindow() {
        guard transitionState.awaitsWindow, viewIfLoaded?.window != nil else { return }
        transitionState.awaitsWindow = false
        note("viewIsAppearing(animated: \(transitionState.isAnimated))")
        viewIsAppearing(transitionState.isAnimated)
        for child in forwardedChildren { child.isAppearingIfInWindow() }
    }

    private func finishAppearing() {
        isAppearingIfInWindow()
        appearance = .shown
        note("viewDidAppear(animated: \(transitionState.isAnimated))")
        viewDidAppear(transitionState.isAnimated)
        RenderContext.current.promoteAccessoryOwner(self)
        // A parent's transition ends the move itself.
        if !transitionState.isInTransition { transitionState.isMovingToParent = false }
    }

    /// Calls `viewWillAppear` on a controller that is not displayed, and on its visible children.
    func beginAppearing(animated: Bool) {
        loadViewIfNeeded()
        willAppear(animated: animated)
    }

    /// Calls `viewWillDisappear` on a displayed controller and its visible children.
    ///
    /// - Parameters:
    ///   - animated: Whether an animation takes place.
    ///   - hidden: A further state that it is called in: a container says itself what disappears, also of a child that
    ///     was not displayed.
    func beginDisappearing(animated: Bool, from hidden: Appearance? = nil) {
        guard appearance == .appearing || appearance == .shown || appearance == hidden else { return }
        appearance = .disappearing
        transitionState.isAnimated = animated
        transitionState.awaitsWindow = false
        note("viewWillDisappear(animated: \(animated))")
        viewWillDisappear(animated)
        for child in forwardedChildren { child.beginDisappearing(animated: animated) }
    }

    /// Calls `viewDidAppear` or `viewDidDisappear`, according to what was begun last, on the controller and
    /// its visible children.
    func endAppearance() {
        switch appearance {
        case .appearing: didAppear()
        case .disappearing:
            appearance = .hidden
            note("viewDidDisappear(animated: \(transitionState.isAnimated))")
            viewDidDisappear(transitionState.isAnimated)
            for child in forwardedChildren where child.appearance == .disappearing { child.endAppearance() }
        case .hidden, .shown: break
        }
    }

    /// The children in the tree that this controller's callbacks are forwarded to; those whose callbacks a transition
    /// of this controller itself sends are left out.
    private var forwardedChildren: [UIViewController] {
        guard !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { $0.viewIfLoaded?.superview != nil && !$0.transitionState.isInTransition }
    }
}

// Views of child controllers that are added to and removed from a displayed tree by hand.
extension UIViewController {
    /// Whether adding the view to a displayed tree, or removing it, notifies the controller: not where a container
    /// of the system or a transition does.
    private var followsHierarchy: Bool {
        guard !transitionState.isInTransition, let parent else { return false }
        return parent.layoutContainer == nil && parent.shouldAutomaticallyForwardAppearanceMethods
    }

    /// Notifies the controller that its view was added to the tree of a parent that is displayed.
    func viewWasAddedToHierarchy() {
        if transitionState.isInTransition { isAppearingIfInWindow() }
        guard followsHierarchy, let parent, parent.appearance == .shown, view.window != nil else { return }
        willAppear()
        RenderContext.current.eventLoop.schedule { [weak self] in
            guard let self, appearance == .appearing, self.parent?.appearance == .shown else { return }
            didAppear()
        }
    }

    /// Notifies the controller that its view will be removed from the tree.
    func viewWillBeRemovedFromHierarchy() {
        guard followsHierarchy, appearance == .shown || appearance == .appearing else { return }
        beginDisappearing(animated: false)
    }

    /// Notifies the controller that its view was removed from the tree.
    func viewWasRemovedFromHierarchy() {
        guard followsHierarchy, appearance == .disappearing else { return }
        endAppearance()
    }
}
