/// An interaction of a view with touches in addition to its own.
public protocol UIInteraction: AnyObject {
    /// The view of the interaction; nil while there is none.
    var view: UIView? { get }
    /// Called before the view changes.
    func willMove(to view: UIView?)
    /// Called after the view has changed.
    func didMove(to view: UIView?)
}

/// Returns a menu for the elements that the system suggests, here none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Returns the controller of a preview; nil shows the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The configuration of a context menu: its menu and its preview.
open class UIContextMenuConfiguration: NSObject {
    /// Returns a menu for the elements that the system suggests, here none.
    public typealias ActionProvider = UIContextMenuActionProvider
    /// Returns the controller of the preview; nil shows the view itself.
    public typealias ContentPreviewProvider = UIContextMenuContentPreviewProvider

    /// The identifier, unique unless one was passed.
    public let identifier: any NSCopying
    let previewProvider: ContentPreviewProvider?
    let actionProvider: ActionProvider?

    /// Creates a configuration.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier =
            identifier ?? NSString(string: "configuration.\(RenderContext.current.makeNumber())")
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The identifiers of further views that the menu is for; they are not lifted here.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number of items in a badge of the preview; kept, and has no effect here.
    open var badgeCount = 0
    /// The preferred order of the elements; that of the menu here.
    open var preferredMenuElementOrder: ElementOrder = .automatic

    /// The orders of elements. Raw values match Apple's.
    public enum ElementOrder: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The first element is nearest to the view.
        case priority = 1
        /// The order of the menu, from the top.
        case fixed = 2
    }
}

/// The delegate that provides the menus of a context menu interaction.
public protocol UIContextMenuInteractionDelegate: DelegateMethods {
    /// Returns the menu for a point of the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview of the menu; nil for the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview for the dismissal of the menu; not called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview of the menu for an item, since iOS 16; nil for that of the method before.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns the preview for the dismissal of the menu for an item; not called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Called when the preview is tapped; not called here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu is displayed.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu is dismissed.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// The default implementation returns nil: the view itself is the preview.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
}

/// Opens a context menu on a long press of a view.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view of the interaction; nil while there is none.
    public private(set) weak var view: UIView?
    /// The delegate; not retained.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private let press = UILongPressGestureRecognizer()
    private weak var overlay: MenuOverlayView?

    /// Creates an interaction with a delegate, which is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.name = "UIContextMenuInteraction"
        press.addTarget { [weak self] in
            if $0.state == .began { self?.openMenu(at: $0.location(in: $0.view)) }
        }
    }

    /// Removes the long press recognizer from the view.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        self.view = nil
    }

    /// Adds the long press recognizer to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Returns the location of the long press in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Dismisses the menu.
    open func dismissMenu() { overlay?.close() }

    private func openMenu(at location: CGPoint) {
        RenderContext.record(.delegate, "contextMenuInteraction(configurationForMenuAtLocation:)")
        guard let view, let window = view.window,
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: location),
            let menu = configuration.actionProvider?([])
        else { return }
        let anchor = view.convert(view.bounds, to: window)
        let controller = configuration.previewProvider?()
        let target =
            delegate?.contextMenuInteraction(
                self, configuration: configuration,
                highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate?.contextMenuInteraction(
                self, previewForHighlightingMenuWithConfiguration: configuration)
            ?? UITargetedPreview(view: view)
        let preview =
            controller.map { Self.preview(of: $0, around: anchor, in: window) } ?? target.picture(in: window)
        let animator = MenuAnimator(previewViewController: controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        animator.run()
        let overlay = MenuOverlayView(menu, in: window, anchor: anchor, preview: preview, sender: view)
        if controller == nil { target.view.isLifted = true }
        overlay.didClose = { [weak self] in
            if controller == nil { target.view.isLifted = false }
            guard let self else { return }
            let animator = MenuAnimator(previewViewController: controller)
            self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            animator.run()
        }
        self.overlay = overlay
    }

    /// The view of a controller at its preferred size, about the center of the pressed view.
    private static func preview(of controller: UIViewController, around anchor: CGRect, in window: UIWindow)
        -> UIView
    {
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
        var size = controller.preferredContentSize
        if size.width <= 0 { size.width = area.width }
        if size.height <= 0 { size.height = area.height / 2 }
        size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        let view = controller.nonoptionalView
        view.frame = CGRect(
            x: max(area.minX, min(anchor.midX - size.width / 2, area.maxX - size.width)),
            y: max(area.minY, min(anchor.midY - size.height / 2, area.maxY - size.height)), width: size.width,
            height: size.height)
        view.layer.cornerRadius = 13
        view.clipsToBounds = true
        return view
    }
}
