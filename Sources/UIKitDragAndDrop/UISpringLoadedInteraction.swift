public import UIKitCore

/// Opens something as a drag rests over a view; nothing is dragged here.
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Called when a drag has rested long enough.
    public typealias Handler = (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    private let handler: Handler

    /// Creates an interaction.
    public init(activationHandler handler: @escaping Handler) {
        self.handler = handler
        super.init()
    }
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// How far a drag that rests has come. Raw values match Apple's.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
    /// It does not rest.
    case inactive = 0
    /// It could open something.
    case possible = 1
    /// It is about to.
    case activating = 2
    /// It has.
    case activated = 3
}

/// A drag that rests over a view.
public protocol UISpringLoadedInteractionContext: AnyObject {
    /// How far it has come.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows it.
    var targetView: UIView? { get set }
    /// The thing in the view that it is over.
    var targetItem: Any? { get set }
    /// Returns where it is in a view.
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
