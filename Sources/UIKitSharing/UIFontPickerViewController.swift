public import UIKitCore

/// Chooses a font; drawn as a placeholder.
open class UIFontPickerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a font picker" }

    /// Which fonts are offered.
    open class Configuration: NSObject {
        /// Whether the faces of families are offered, and not the families alone.
        open var includeFaces = false
        /// Whether names are written in the system's font.
        open var displayUsingSystemFont = false
        /// The traits of the fonts.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Creates a configuration that offers families.
        public override init() { super.init() }
    }

    /// Which fonts are offered.
    public let configuration: Configuration
    /// The delegate, notified of the chosen font; not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// Creates a controller that offers some fonts.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller that offers families.
    public convenience init() { self.init(configuration: Configuration()) }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

/// The delegate that is notified of chosen fonts; never called here.
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Called when a font was chosen.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when the user cancelled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
