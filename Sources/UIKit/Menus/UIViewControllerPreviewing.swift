/// A view whose preview a firm press shows, as before iOS 13; no press is firm here.
public protocol UIViewControllerPreviewing: AnyObject {
    /// The recognizer of the press, for other recognizers to wait for.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Provides the previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp.
    var sourceRect: CGRect { get set }
}

/// Provides the previews of a view.
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// Returns the preview at a point of the view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Called when a preview is opened.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class PreviewingContext: UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}

extension UIViewController {
    /// Registers a view whose firm press shows a preview; no press is firm here.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
    /// Unregisters a view for previewing; has no effect here.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// Something that is offered below a preview.
public protocol UIPreviewActionItem: AnyObject {
    /// The title.
    var title: String { get }
}

/// An action below a preview.
open class UIPreviewAction: NSObject, UIPreviewActionItem, NSCopying {
    /// The looks of an action. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// As usual.
        case `default` = 0
        /// With a check mark.
        case selected = 1
        /// In red.
        case destructive = 2
    }

    /// The title.
    open private(set) var title: String
    /// What the action does.
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void
    private let style: Style

    /// Creates an action.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }

    /// Returns the action itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Several actions below a preview.
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, NSCopying {
    /// The title.
    open private(set) var title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Creates a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }

    /// Returns the group itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
