extension UIViewController {
    /// How the interface is oriented.
    public var interfaceOrientation: UIInterfaceOrientation { RenderEnvironment.current.interfaceOrientation }
    /// Asks the controllers again for their orientations; a render keeps the device as it is held.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns the interface to the device; it already is.
    public class func attemptRotationToDeviceOrientation() {}
    /// Asks the controllers again whether the home indicator is hidden; it is not drawn.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Asks the controllers again which edges are theirs.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The name of the nib with the root view; nil for none.
    public var nibName: String? { interface.nibName }
    /// The bundle of the nib: the app's.
    public var nibBundle: Bundle? { nil }
    /// Adds a command for a key of a hardware keyboard, which sends none here.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Removes a command for a key.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Tells the container which scroll view its bars follow; they follow the one that they find.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
}

/// How the status bar changes. Raw values match Apple's.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
    /// At once.
    case none = 0
    /// By fading.
    case fade = 1
    /// By sliding.
    case slide = 2
}

/// A view or controller whose texts follow the text size that the user prefers.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows a change of the text size.
    ///
    /// A render has one text size, which fonts of text styles have from the start.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
