import Diagnostics

/// A presentation or a dismissal that is under way.
final class PresentationTransition {
    private let presented: UIViewController
    private let presenter: UIViewController
    private let controller: UIPresentationController
    private let isPresenting: Bool
    private let isAnimated: Bool
    private let completion: (() -> Void)?
    /// The controllers between the presenter and the presented one that are dismissed with it, the lowest first.
    var skipped: [UIViewController] = []

    init(
        of presented: UIViewController, by presenter: UIViewController,
        _ controller: UIPresentationController,
        isPresenting: Bool, isAnimated: Bool, _ completion: (() -> Void)?
    ) {
        self.presented = presented
        self.presenter = presenter
        self.controller = controller
        self.isPresenting = isPresenting
        self.isAnimated = isAnimated
        self.completion = completion
    }

    private var coversPresenter: Bool {
        controller.notifiesPresenter
            || skipped.contains { $0.presentationState.active?.notifiesPresenter == true }
    }

    /// Begins the transition; the rest follows when the animation ends.
    func run() {
        guard let container = controller.containerView else { return }
        presented.loadViewIfNeeded()
        let transition = ControllerTransition(
            from: isPresenting ? presenter : presented, to: isPresenting ? presented : presenter,
            in: container, isAnimated: isAnimated, style: controller.presentationStyle)
        transition.fixedViews = controller.shouldRemovePresentersView ? [] : [isPresenting ? .from : .to]
        for member in [presented, presenter] { member.transitionState.transition = transition }
        presented.transitionState.isInTransition = true
        if isPresenting {
            presented.transitionState.isBeingPresented = true
            controller.presentationTransitionWillBegin()
            transition.toView = controller.presentedView
        } else {
            for controller in skipped + [presented] { controller.transitionState.isBeingDismissed = true }
            controller.dismissalTransitionWillBegin()
            transition.fromView = controller.presentedView
            restorePresenter()
            for other in skipped { other.presentationState.active?.containerView?.isHidden = true }
        }
        beginAppearances()
        if isPresenting { place(in: container, transition) }
        transition.didEnd = { [self] in end($0) }
        transition.run(with: isAnimated ? animator : nil)
    }

    private var animator: any UIViewControllerAnimatedTransitioning {
        let delegate = presented.transitioningDelegate
        let own =
            isPresenting
            ? delegate?.animationController(
                forPresented: presented, presenting: presenter, source: controller.source ?? presenter)
            : delegate?.animationController(forDismissed: presented)
        if let own { return own }
        if let standard = controller.standardAnimator { return standard(isPresenting) }
        let style = presented.modalTransitionStyle
        if style == .flipHorizontal || style == .partialCurl {
            RenderEnvironment.current.report(
                Diagnostic(.transitionStyle, "the transition style \(style) is drawn as a cross dissolve"))
        }
        return ModalAnimator(style: style, isPresenting: isPresenting)
    }

    private func beginAppearances() {
        if isPresenting {
            if coversPresenter { presenter.beginDisappearing(animated: isAnimated) }
            presented.beginAppearing(animated: isAnimated)
        } else {
            for other in skipped { other.beginDisappearing(animated: false) }
            presented.beginDisappearing(animated: isAnimated)
            if coversPresenter { presenter.beginAppearing(animated: isAnimated) }
        }
    }

    private func place(in container: UIView, _ transition: ControllerTransition) {
        guard let view = controller.presentedView else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        transition.finalFrames[ObjectIdentifier(presented)] = frame
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame
        guard !isAnimated else { return }
        container.addSubview(view)
        presented.isAppearingIfInWindow()
        container.window?.layoutIfNeeded()
    }

    // MARK: End

    /// Source: UIKit calls `viewDidAppear` of the appearing controller before `viewDidDisappear` of the one that
    /// disappears in presentations, the other way round than in navigation controllers.
    private func end(_ didComplete: Bool) {
        controller.containerView?.window?.layoutIfNeeded()
        if isPresenting {
            presented.endAppearance()
            if coversPresenter {
                presenter.endAppearance()
                removePresenter()
            }
            controller.presentationTransitionDidEnd(didComplete)
            presented.transitionState.isBeingPresented = false
        } else {
            if coversPresenter { presenter.endAppearance() }
            removePresented()
        }
        presented.transitionState.isInTransition = false
        completion?()
    }

    private func removePresented() {
        let gone = skipped + [presented]
        for other in gone {
            other.presentationState.active?.presentedView?.removeFromSuperview()
            other.viewIfLoaded?.removeFromSuperview()
            other.presentationState.active?.containerView?.removeFromSuperview()
        }
        for other in gone.reversed() {
            other.endAppearance()
            let controller = other.presentationState.active
            controller?.dismissalTransitionDidEnd(true)
            controller?.containerView = nil
            other.presentationState.presented = nil
            other.presentationState.presenting = nil
            other.presentationState.adapted = nil
            other.transitionState.isBeingDismissed = false
        }
        presenter.presentationState.presented = nil
    }

    /// Removes the presenting view, which the presented one covers.
    private func removePresenter() {
        guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        presenter.presentationState.formerSuperview = superview
        presenter.transitionState.isInTransition = true
        view.removeFromSuperview()
        presenter.transitionState.isInTransition = false
    }

    /// Restores the presenting view below the container.
    private func restorePresenter() {
        guard let superview = presenter.presentationState.formerSuperview,
            let view = presenter.viewIfLoaded, view.superview == nil
        else { return }
        presenter.presentationState.formerSuperview = nil
        presenter.transitionState.isInTransition = true
        superview.insertSubview(view, at: 0)
        presenter.transitionState.isInTransition = false
        view.frame = superview.bounds
    }
}
