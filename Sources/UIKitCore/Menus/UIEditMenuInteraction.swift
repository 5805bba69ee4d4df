import Diagnostics

/// The directions of an edit menu's arrow. Raw values match Apple's.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
    /// The direction depends on the available space.
    case automatic = 0
    /// The arrow points up; the menu is below.
    case up = 1
    /// The arrow points down; the menu is above.
    case down = 2
    /// The arrow points left; the menu is at the right.
    case left = 3
    /// The arrow points right; the menu is at the left.
    case right = 4
}

/// The configuration of an edit menu.
open class UIEditMenuConfiguration: NSObject {
    /// The identifier, unique unless one was passed.
    public let identifier: any NSCopying
    /// The source point, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// The preferred direction of the arrow.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration; nil gives it an identifier of its own.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier =
            identifier ?? NSString(string: "configuration.\(RenderContext.current.makeNumber())")
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Shows the edit menu of a selection; its delegate is called, but the menu is not drawn.
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view of the interaction; nil while there is none.
    open private(set) weak var view: UIView?
    /// The delegate, which provides the commands; not retained.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var shown: UIEditMenuConfiguration?
    /// The presented menu, which is not drawn; nil for none.
    private(set) var menu: UIMenu?

    /// Creates an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    /// Called before the view changes.
    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Presents the menu of the delegate, and reports that it is not drawn.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view else { return }
        shown = configuration
        reloadVisibleMenu()
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        animator.run()
        RenderEnvironment.current.report(
            Diagnostic(.menuUndrawn, "the edit menu is not drawn", view: view.displayName))
    }
    /// Dismisses the menu.
    open func dismissMenu() {
        guard let configuration = shown else { return }
        (shown, menu) = (nil, nil)
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run()
    }
    /// Requests the visible menu from the delegate again.
    open func reloadVisibleMenu() {
        guard let shown else { return }
        menu = delegate?.editMenuInteraction(self, menuFor: shown, suggestedActions: [])
    }
    /// Requests the target rectangle of the visible menu from the delegate again.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let shown else { return }
        _ = delegate?.editMenuInteraction(self, targetRectFor: shown)
    }
    /// Returns the source point of the menu in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let own = self.view else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }
}

/// An animator of changes alongside the appearance or dismissal of an edit menu.
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Adds changes that are animated alongside the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The delegate that provides the commands of an edit menu.
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu; nil for the system's commands, of which there are none.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the target rectangle of the menu, in the coordinates of the view.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu is displayed.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu is dismissed.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// The default implementation returns a menu of the suggested commands.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    /// The default implementation returns the point of the configuration.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
    /// The default implementation does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// The default implementation does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
