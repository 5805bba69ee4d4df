public import UIKitCore

/// Activates a view when a drag pauses over it; nothing is dragged here.
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Called when the view is activated.
    public typealias Handler = (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    private let handler: Handler

    /// Creates an interaction that calls a closure.
    public init(activationHandler handler: @escaping Handler) {
        self.handler = handler
        super.init()
    }
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The states of a spring-loaded interaction. Raw values match Apple's.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
    /// The drag does not pause over the view.
    case inactive = 0
    /// The drag may activate the view.
    case possible = 1
    /// The view is about to be activated.
    case activating = 2
    /// The view was activated.
    case activated = 3
}

/// The state of a drag over a view with a spring-loaded interaction.
public protocol UISpringLoadedInteractionContext: AnyObject {
    /// The state of the interaction.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view to which effects apply; nil for the interaction's.
    var targetView: UIView? { get set }
    /// The item of the view that is activated; nil for the view itself.
    var targetItem: Any? { get set }
    /// Returns the location of the drag in the coordinates of a view.
    func location(in view: UIView?) -> CGPoint
}

private let springKey = AttachmentKey()

private final class SpringLoading {
    var isOn = false
}

extension UIControl {
    /// Whether a drag that rests over the control opens something; nothing is dragged here.
    public var isSpringLoaded: Bool {
        get { springKey.value(of: self) { SpringLoading() }.isOn }
        set { springKey.value(of: self) { SpringLoading() }.isOn = newValue }
    }
}

extension UITableView {
    /// Whether a drag that rests over rows opens them; nothing is dragged here.
    public var isSpringLoaded: Bool {
        get { springKey.value(of: self) { SpringLoading() }.isOn }
        set { springKey.value(of: self) { SpringLoading() }.isOn = newValue }
    }
}

extension UICollectionView {
    /// Whether a drag that rests over items opens them; nothing is dragged here.
    public var isSpringLoaded: Bool {
        get { springKey.value(of: self) { SpringLoading() }.isOn }
        set { springKey.value(of: self) { SpringLoading() }.isOn = newValue }
    }
}
