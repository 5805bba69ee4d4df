import Diagnostics
import Geometry

extension UIView {
    /// Animates from the present content of a view to that after changes, which are made at once.
    ///
    /// Dissolves and flips are shown, the latter without perspective; curls are reported and end at once.
    ///
    /// - Parameters:
    ///   - view: The view whose subviews or content change.
    ///   - duration: In seconds.
    ///   - options: The kind of transition, and the pacing.
    ///   - animations: Makes the changes.
    ///   - completion: Called after the transition.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard let state = RenderContext.animationState, state.areViewsAnimated, duration > 0 else {
            animations?()
            guard let state = RenderContext.animationState else { return completion?(true) ?? () }
            state.schedule { completion?(true) }
            return
        }
        guard options.transition != 0 else {
            return animate(
                AnimationBlock.Settings(duration: duration, pacing: options.pacing), options: options,
                animations ?? {}, completion)
        }
        let done = AnimationCompletion { completion?($0) }
        let transition = CATransition()
        transition.duration = duration
        if case .curve(let curve) = options.pacing {
            transition.timingFunction = CAMediaTimingFunction(curve)
        }
        if let kind = options.transitionKind {
            transition.before = TransitionSnapshot(of: view.layer, kind: kind)
        } else {
            reportCurl(of: view)
        }
        performWithoutAnimation {
            animations?()
            view.layoutIfNeeded()
        }
        state.add(transition, to: view.layer, key: "transition", completions: [done])
        done.close(in: RenderContext.current.eventLoop)
    }

    /// Replaces a view by another one in its superview, or shows the other one and hides it, with a transition of the
    /// superview.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else { return completion?(false) ?? () }
        transition(with: container, duration: duration, options: options) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        } completion: {
            completion?($0)
        }
    }

    private static func reportCurl(of view: UIView) {
        RenderEnvironment.current.report(
            Diagnostic(
                .animationUnsupported, "a transition that curls the view is not shown",
                view: view.displayName,
                hints: ["use transitionCrossDissolve or a flip"]))
    }
}

extension UIView.AnimationOptions {
    /// How the transition is shown; nil for none and for one that is not shown.
    fileprivate var transitionKind: TransitionSnapshot.Kind? {
        switch transition {
        case 1, 2: .flip(about: .vertical)
        case 5: .dissolve
        case 6, 7: .flip(about: .horizontal)
        default: nil
        }
    }
}
