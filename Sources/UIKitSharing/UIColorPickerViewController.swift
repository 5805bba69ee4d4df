public import PlaceholderViews
public import UIKitCore

/// Displays an interface for choosing a color; drawn as a placeholder.
open class UIColorPickerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a color picker" }

    /// The delegate, notified of the chosen color; not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The selected color; `white` by default.
    open var selectedColor = UIColor.white
    /// Whether the user can choose an alpha value; true by default.
    open var supportsAlpha = true

    /// Creates a controller.
    public convenience init() { self.init(nibName: nil, bundle: nil) }
}

/// The delegate that is notified of selected colors; never called here.
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when a color was selected.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when a color was selected, continuously while the user drags.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the picker is dismissed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing by default; the method is optional.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing by default; the method is optional.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing by default; the method is optional.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
