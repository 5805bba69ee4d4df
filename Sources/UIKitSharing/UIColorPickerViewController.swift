public import UIKitCore

/// Chooses a color; drawn as a placeholder.
open class UIColorPickerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a color picker" }

    /// The delegate, notified of the chosen color; not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color; `white` by default.
    open var selectedColor = UIColor.white
    /// Whether the color may let what is behind it shine through.
    open var supportsAlpha = true

    /// Creates a controller.
    public convenience init() { self.init(nibName: nil, bundle: nil) }
}

/// The delegate that is notified of chosen colors; never called here.
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when the color has changed.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when the color has changed.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the user has finished.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
