public import PlaceholderViews
public import UIKitCore

/// Displays an interface for choosing a font; drawn as a placeholder.
open class UIFontPickerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a font picker" }

    /// The settings of a font picker.
    open class Configuration: NSObject {
        /// Whether the faces of each family are listed, instead of the families alone; false by default.
        open var includeFaces = false
        /// Whether names are displayed in the system font; false by default.
        open var displayUsingSystemFont = false
        /// The traits that listed fonts must have; none by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Creates a configuration that lists font families.
        public override init() { super.init() }
    }

    /// The settings of the picker.
    public let configuration: Configuration
    /// The delegate, notified of the chosen font; not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The selected font; nil for none.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// Creates a picker with a configuration.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker that lists font families.
    public convenience init() { self.init(configuration: Configuration()) }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

/// The delegate that is notified of chosen fonts; never called here.
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Called when the user selected a font.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when the user cancelled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing by default; the method is optional.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing by default; the method is optional.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
