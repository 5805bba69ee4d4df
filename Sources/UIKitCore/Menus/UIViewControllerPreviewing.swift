/// The context of a preview on 3D Touch, as before iOS 13; there is no 3D Touch here.
public protocol UIViewControllerPreviewing: AnyObject {
    /// The recognizer of the preview, for failure requirements of others.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate that provides the previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The source view of the preview.
    var sourceView: UIView { get }
    /// The source rectangle, which stays sharp, in the coordinates of the source view.
    var sourceRect: CGRect { get set }
}

/// The delegate that provides the previews of a view.
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// Returns the preview at a point of the view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Called when the preview is opened.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

final class PreviewingContext: UIViewControllerPreviewing {
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

/// An action or group below a preview.
public protocol UIPreviewActionItem: AnyObject {
    /// The title of the action or group.
    var title: String { get }
}

/// An action below a preview.
open class UIPreviewAction: NSObject, UIPreviewActionItem, NSCopying {
    /// The styles of a preview action. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// The usual style.
        case `default` = 0
        /// The title has a checkmark.
        case selected = 1
        /// The title is red.
        case destructive = 2
    }

    /// The title of the action.
    open private(set) var title: String
    /// Called when the action is tapped, with the action and the previewed controller.
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

/// A group of actions below a preview.
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, NSCopying {
    /// The title of the group.
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
