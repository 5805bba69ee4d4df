import Diagnostics

/// The presentation state of a controller.
struct PresentationState {
    /// The controller that this one itself presents.
    var presented: UIViewController?
    /// The controller that presents this one.
    weak var presenting: UIViewController?
    /// The presentation controller; created on first access.
    var controller: UIPresentationController?
    /// The adapted presentation controller, for the size of the screen.
    var adapted: UIPresentationController?
    /// The superview of the root view before a presented view covered it.
    weak var formerSuperview: UIView?

    /// The presentation controller in use.
    var active: UIPresentationController? { adapted ?? controller }
}

extension UIViewController {
    var nearestPresented: UIViewController? {
        presentationState.presented ?? parent?.presentedViewController
    }

    var nearestPresenting: UIViewController? {
        presentationState.presenting ?? parent?.presentingViewController
    }

    var nearestPresentationController: UIPresentationController? {
        if presentationState.presenting == nil, let parent { return parent.presentationController }
        return ownPresentationController
    }

    private var ownPresentationController: UIPresentationController? {
        let style = modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
        if let known = presentationState.controller, known.style == style || known.containerView != nil {
            return known
        }
        guard let made = makePresentationController(for: style) else {
            return presentationState.controller
        }
        made.style = style
        presentationState.controller = made
        return made
    }

    func makeSystemPresentationController(for style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .custom: nil
        case .automatic, .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
            CoverPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    // MARK: Presenting

    func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(of: presented)
        guard presented.presentationState.presenting == nil, presented !== presenter,
            presenter.presentationState.presented == nil
        else {
            let other = presenter.presentationState.presented ?? presented
            return reportPresentation(
                of: presented, "while \(type(of: other)) is presented",
                hint: "dismiss that one first, or present on the controller that is presented")
        }
        guard let superview = presenter.viewIfLoaded?.superview, let window = presenter.view.window else {
            return reportPresentation(
                of: presented, "by a controller whose view is not in the window",
                hint: "present in viewDidAppear or later")
        }
        guard let controller = presented.makePresentation(by: presenter, source: self) else { return }
        presenter.ownTransition?.finish()
        let host = controller.shouldPresentInFullscreen ? window : superview
        let container = PresentationContainerView(frame: host.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = controller
        controller.containerView = container
        presenter.presentationState.presented = presented
        presented.presentationState.presenting = presenter
        host.addSubview(container)
        PresentationTransition(
            of: presented, by: presenter, controller, isPresenting: true, isAnimated: animated, completion
        ).run()
    }

    /// The controller that presents on behalf of this one: the nearest that defines a context for a style that requires
    /// one, otherwise the outermost container.
    private func presenter(of presented: UIViewController) -> UIViewController {
        let needsContext = [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle)
        var presenter = self
        while let parent = presenter.parent {
            if needsContext, presenter.definesPresentationContext { break }
            presenter = parent
        }
        return presenter
    }

    /// Creates the presentation controller, adapted to the available space.
    private func makePresentation(by presenter: UIViewController, source: UIViewController)
        -> UIPresentationController?
    {
        if modalPresentationStyle == .custom {
            let own = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
            let controller =
                own ?? CoverPresentationController(presentedViewController: self, presenting: presenter)
            controller.style = .custom
            presentationState.controller = controller
        }
        guard let controller = ownPresentationController else { return nil }
        controller.storedPresenting = presenter
        controller.source = source
        presentationState.adapted = adaptation(of: controller, in: controller.containerTraits)
        return presentationState.active
    }

    private func adaptation(of controller: UIPresentationController, in traits: UITraitCollection)
        -> UIPresentationController?
    {
        guard traits.horizontalSizeClass == .compact, controller.style != .custom else { return nil }
        let own = controller.adaptivePresentationStyle(for: traits)
        let style =
            controller.delegate?.adaptivePresentationStyle(for: controller, traitCollection: traits) ?? own
        guard style != .none, style != controller.style else { return nil }
        let adapted: UIPresentationController
        switch style {
        case .automatic, .pageSheet, .formSheet:
            guard !(controller is UISheetPresentationController) else { return nil }
            adapted =
                (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
                ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
            adapted.style = .pageSheet
        default:
            adapted = CoverPresentationController(presentedViewController: self, presenting: nil)
            adapted.style = style
        }
        adapted.storedPresenting = controller.storedPresenting
        adapted.delegate = adapted.delegate ?? controller.delegate
        return adapted
    }

    private func reportPresentation(of presented: UIViewController, _ reason: String, hint: String) {
        RenderEnvironment.current.report(
            Diagnostic(
                .presentationRefused, "\(type(of: presented)) cannot be presented \(reason)", hints: [hint]))
    }

    // MARK: Dismissing

    /// Dismisses what this controller presents, otherwise the controller itself or the container that is presented.
    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        var owner = self
        while owner.presentationState.presented == nil, owner.presentationState.presenting == nil,
            let parent = owner.parent
        { owner = parent }
        guard let presented = owner.presentationState.presented else {
            owner.presentationState.presenting?.startDismissing(animated: animated, completion: completion)
            return
        }
        // Only the topmost goes visibly.
        var chain = [presented]
        while let next = chain.last?.presentationState.presented { chain.append(next) }
        guard let top = chain.last, let controller = top.presentationState.active else { return }
        controller.containerView?.window?.layoutIfNeeded()
        for controller in chain {
            controller.ownTransition?.finish()
            controller.transitionState.transition?.finish()
        }
        let passage = PresentationTransition(
            of: top, by: owner, controller, isPresenting: false, isAnimated: animated, completion)
        passage.skipped = chain.dropLast()
        passage.run()
    }
}
