extension UIViewController {
    /// Rotates the interface to the orientation of the device, which it already has.
    public class func attemptRotationToDeviceOrientation() {}
    /// Posted when a split view controller shows details elsewhere.
    public static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// Shows a configuration over the view in place of the one before.
    func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
        options.unavailable = configuration
        if let configuration, let shown = options.unavailableView, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        options.unavailableView?.removeFromSuperview()
        options.unavailableView = configuration?.makeContentView()
        guard let shown = options.unavailableView else { return }
        shown.translatesAutoresizingMaskIntoConstraints = true
        shown.frame = nonoptionalView.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        nonoptionalView.addSubview(shown)
    }

    var options: ControllerOptions { ControllerOptions.of(self) }
}

/// The animations of a change of the status bar. Raw values match Apple's.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
    /// The status bar changes without an animation.
    case none = 0
    /// The status bar fades in or out.
    case fade = 1
    /// The status bar slides up or down.
    case slide = 2
}

/// A view or controller whose texts follow the text size that the user prefers.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font adapts to changes of the content size category.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
