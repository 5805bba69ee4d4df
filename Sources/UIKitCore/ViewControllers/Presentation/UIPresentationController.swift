/// Manages how a presented view controller is displayed.
open class UIPresentationController: NSObject {
    /// The presented controller.
    public let presentedViewController: UIViewController
    /// The delegate, which determines the adaptation and is notified of dismissals by the user; not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view in which the presentation takes place; nil before and after it.
    open internal(set) var containerView: UIView?
    /// The controller that `present` was called on.
    weak var source: UIViewController?
    /// The style that the controller was created for.
    var style: UIModalPresentationStyle = .custom
    weak var storedPresenting: UIViewController?

    /// Creates a presentation controller.
    ///
    /// - Parameters:
    ///   - presentedViewController: The presented controller.
    ///   - presentingViewController: The presenting controller; nil if it is determined later.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        storedPresenting = presentingViewController
        super.init()
    }

    /// The controller that presents.
    ///
    /// Unlike Apple's, the presented controller itself before the presentation.
    open var presentingViewController: UIViewController { storedPresenting ?? presentedViewController }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view that is animated: that of the presented controller, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of the presented view at the end, in the container; all of it unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the container is the screen rather than the view of the presenting controller.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting view is removed while the presented one covers it.
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out its subviews.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presentation; the container has no presented view yet.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The preferred content size of the presented controller; zero for no preference.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called before the size of the container changes.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called before the traits of the container change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called when the preferred size of the presented controller has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        setNeedsContainerLayout()
    }
    /// Called when the size of a child that uses Auto Layout has changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        setNeedsContainerLayout()
    }
    /// Returns the size of a child in a parent's size; the parent's unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The traits that override those of the presenting controller for the presented one; nil for none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet {
            presentedViewController.traitOverrides =
                overrideTraitCollection.map(UITraitOverrides.init) ?? UITraitOverrides()
        }
    }
    /// The traits of the presentation.
    open var traitCollection: UITraitCollection { containerTraits }
    /// Called after the traits of the presentation changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style where horizontal space is compact.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// Returns the style for some traits; `none` for no adaptation.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    // MARK: For the classes of the system

    /// The traits of the screen, which determine a presentation: not those in a form sheet or a popover, which
    /// are compact.
    var containerTraits: UITraitCollection {
        let view = containerView ?? presentingViewController.viewIfLoaded
        return view?.window?.traitCollection ?? presentingViewController.traitCollection
    }
    /// The animator for the style; nil for that of the presented controller's transition style.
    var standardAnimator: ((_ isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning)? { nil }
    /// Whether the presenting controller receives callbacks as it disappears and appears.
    var notifiesPresenter: Bool { shouldRemovePresentersView }
    /// Whether the presented view must be laid out again.
    func setNeedsContainerLayout() { containerView?.setNeedsLayout() }

    /// Dismisses on behalf of the user, who swiped a sheet down or touched outside it, if the delegate agrees.
    ///
    /// - Returns: Whether the presentation ends.
    @discardableResult
    package func dismissByUser() -> Bool {
        note("ShouldDismiss")
        let isAllowed = delegate?.presentationControllerShouldDismiss(self) ?? true
        guard !presentedViewController.isModalInPresentation, isAllowed else {
            note("DidAttemptToDismiss")
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        note("WillDismiss")
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
            note("DidDismiss")
            delegate?.presentationControllerDidDismiss(self)
        }
        return true
    }

    private func note(_ call: String) {
        guard delegate != nil else { return }
        RenderContext.record(.delegate, "presentationController\(call)(\(presentedViewController.logName))")
    }
}

/// The delegate of a presentation controller.
public protocol UIAdaptivePresentationControllerDelegate: DelegateMethods {
    /// Returns the style where horizontal space is compact; `none` for no adaptation.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style for some traits; `none` for no adaptation.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns whether the user may dismiss.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before a dismissal by the user.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after a dismissal by the user.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user may not dismiss but tries to.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The default implementation returns the presentation controller's own style.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    { controller.adaptivePresentationStyle }
    /// The default implementation returns the style that does not depend on traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// The default implementation returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    { true }
    /// The default implementation does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// The default implementation does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// The default implementation does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

/// The delegate of a sheet.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user has moved the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// The default implementation does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Covers the screen or the context.
final class CoverPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
    override var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }
}

/// The view in which a presentation takes place.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        if presentation.style != .custom, let view = presentation.presentedView, view.superview === self {
            view.frame = presentation.frameOfPresentedViewInContainerView
        }
        presentation.containerViewDidLayoutSubviews()
    }
}
