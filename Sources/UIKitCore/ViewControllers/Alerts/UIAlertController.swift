import Diagnostics

/// Displays an alert or an action sheet.
open class UIAlertController: UIViewController {
    /// The styles of alert controllers. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// A list of actions at the lower edge, or in a popover on wide screens.
        case actionSheet = 0
        /// A message in the middle of the screen.
        case alert = 1
    }

    /// The style: an alert or an action sheet, as the initializer sets it; an action sheet without a title where another
    /// initializer is used, the style that Apple's objects have without another.
    open var preferredStyle: Style { initialStyle }
    private var initialStyle = Style.actionSheet
    /// The text below the title.
    open var message: String? { didSet { contentsDidChange() } }
    /// The title; nil for none.
    open override var title: String? { didSet { contentsDidChange() } }
    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields of an alert in the order in which they were added; nil for none.
    open private(set) var textFields: [UITextField]?
    /// The action in bold type; nil for the cancel action.
    open var preferredAction: UIAlertAction? { didSet { contentsDidChange() } }

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - message: The text below it; nil for none.
    ///   - preferredStyle: The style.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        initialStyle = preferredStyle
        self.message = message
        self.title = title
    }

    /// Creates an action sheet without a title.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Appends an action; its button is displayed in the order of addition.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.didChange = { [weak self] in self?.contentsDidChange() }
        contentsDidChange()
    }

    /// Adds a text field to an alert.
    ///
    /// - Parameter configurationHandler: Sets up the field before it is displayed.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            RenderEnvironment.current.report(
                Diagnostic(
                    .alertTextField, "an action sheet cannot have text fields",
                    hints: ["create the controller with the style alert"]))
            return
        }
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentsDidChange()
    }

    // MARK: Presentation

    /// Whether the actions are in a popover: those of an action sheet on wide screens.
    var isInPopover: Bool {
        preferredStyle == .actionSheet && RenderEnvironment.current.traits.horizontalSizeClass == .regular
            && RenderEnvironment.current.traits.userInterfaceIdiom == .pad
    }

    override var automaticPresentationStyle: UIModalPresentationStyle {
        isInPopover ? .popover : .overFullScreen
    }

    override func makePresentationController(for style: UIModalPresentationStyle)
        -> UIPresentationController?
    {
        guard isInPopover else { return AlertPresentationController(self) }
        return super.makePresentationController(for: style)
    }

    /// Creates the view with title, message, text fields and buttons.
    open override func loadView() {
        let alert = AlertView(isSheet: preferredStyle == .actionSheet, isInPopover: isInPopover)
        alert.wasTapped = { [weak self] in self?.finish(with: $0) }
        view = alert
        contentsDidChange()
    }

    private func contentsDidChange() {
        guard let alert = viewIfLoaded as? AlertView else { return }
        alert.show(
            AlertContents(
                title: title, message: message, textFields: textFields ?? [], actions: actions,
                preferred: preferredAction ?? actions.first { $0.style == .cancel }))
        if isInPopover { preferredContentSize = alert.sizeThatFits(RenderEnvironment.current.screenSize) }
        presentationController?.setNeedsContainerLayout()
    }

    /// Dismisses the alert, then calls the handler of the action.
    func finish(with action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        RenderContext.record(.action, "alert '\(title ?? "")' '\(action.title ?? "")'")
        guard let presenter = presentingViewController else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    /// Performs the cancel action, if there is one, after a touch beside an action sheet.
    func cancelByTouchBeside() {
        guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel })
        else {
            return
        }
        finish(with: cancel)
    }
}

/// Displays an alert in the middle of the screen, or an action sheet at the lower edge, over a dimming view.
final class AlertPresentationController: UIPresentationController {
    private let alert: UIAlertController
    private let dimming = DimmingView()

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(presentedViewController: alert, presenting: nil)
        style = .overFullScreen
    }

    override var standardAnimator: ((Bool) -> any UIViewControllerAnimatedTransitioning)? {
        let kind: ModalAnimator.Kind = alert.preferredStyle == .alert ? .zoom : .cover
        return { ModalAnimator(kind, isPresenting: $0) }
    }

    /// Source: the reference of control figures: an alert is centered; an action sheet ends at the safe area, or
    /// eight points above the edge.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds, insets = RenderEnvironment.current.deviceSafeArea
        let area = bounds.inset(by: insets)
        let size = alert.view.sizeThatFits(
            CGSize(width: bounds.width, height: area.height - 2 * AlertView.edge))
        let x = ((bounds.width - size.width) / 2).rounded()
        guard alert.preferredStyle == .actionSheet else {
            let y = (area.minY + (area.height - size.height) / 2).rounded()
            return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
        let bottom = max(insets.bottom, AlertView.edge)
        return CGRect(
            x: x, y: bounds.height - bottom - size.height, width: size.width, height: size.height)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.backgroundColor = DimmingView.shade
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.wasTouched = { [weak alert] in alert?.cancelByTouchBeside() }
        container.insertSubview(dimming, at: 0)
        TransitionAnimation.prepare { dimming.alpha = 0 }
        alert.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        alert.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }
}
