import Diagnostics

/// Where the arrow of an edit menu points. Raw values match Apple's.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
    /// As it fits.
    case automatic = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
}

/// The place of an edit menu.
open class UIEditMenuConfiguration: NSObject {
    /// The identifier.
    public let identifier: any NSCopying
    /// The point, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// Where the arrow points.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration; nil gives it an identifier of its own.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier =
            identifier ?? NSString(string: "configuration.\(RenderContext.current.makeNumber())")
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Shows the bar of commands over a selection; its delegate is asked and notified, but the bar is not drawn.
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// Provides the commands; not retained.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var shown: UIEditMenuConfiguration?
    /// The menu that would be shown; nil for none.
    private(set) var menu: UIMenu?

    /// Creates an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    /// Called before the view changes.
    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu of the delegate; reports that it is not drawn.
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
    /// Hides the menu.
    open func dismissMenu() {
        guard let configuration = shown else { return }
        (shown, menu) = (nil, nil)
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run()
    }
    /// Asks the delegate again for the menu that is shown.
    open func reloadVisibleMenu() {
        guard let shown else { return }
        menu = delegate?.editMenuInteraction(self, menuFor: shown, suggestedActions: [])
    }
    /// Asks the delegate again where the menu is.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let shown else { return }
        _ = delegate?.editMenuInteraction(self, targetRectFor: shown)
    }
    /// Returns where the menu was asked for, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let own = self.view else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }
}

/// Makes changes as an edit menu comes and goes.
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Makes changes along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Does something afterwards.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Provides the commands of an edit menu.
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu; nil for the commands of the system, of which there are none.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns what the menu points to, in the coordinates of the view.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu is shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu is hidden.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// Returns a menu of the suggested commands.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    /// Returns the point of the configuration.
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
