/// The base class of bar items, which display a title, an image, or both.
open class UIBarItem: NSObject {
    /// The objects associated with this one; nil for none.
    package var attachedObjects: AttachedObjects?
    /// The title; nil for none.
    open var title: String? { didSet { itemDidChange() } }
    /// The image; nil for none.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// Whether the item is enabled; it is dimmed otherwise.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// An integer that identifies the item.
    open var tag = 0
    /// The insets of the image, in points.
    open var imageInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
    /// The attributes of the title by state.
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// The bar that displays the item.
    weak var bar: (any ItemBar)? {
        didSet {
            guard let bar, bar !== oldValue else { return }
            RenderContext.current.existing(AppearanceProxies.self)?.apply(to: self, inside: bar)
        }
    }

    /// The label of the item for assistive technologies; nil where none was set.
    open var accessibilityLabel: String?
    /// A description of the result of an action on the item; nil where none was set.
    open var accessibilityHint: String?
    /// The value of the item for assistive technologies; nil for none.
    open var accessibilityValue: String?
    /// The accessibility traits of the item; a button by default.
    open var accessibilityTraits: UIAccessibilityTraits = .button
    /// Whether assistive technologies can reach the item.
    open var isAccessibilityElement = true
    /// An identifier for tests and tools.
    open var accessibilityIdentifier: String?
    /// The image for the largest text sizes; not drawn.
    open var largeContentSizeImage: UIImage?
    /// The image where vertical space is compact; not drawn.
    open var landscapeImagePhone: UIImage?

    /// Creates an empty item.
    public override init() { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the attributes of the title in a state; nil for those of the bar.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state] = attributes
        itemDidChange()
    }

    /// Returns the attributes that were set for the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    func itemDidChange() { bar?.itemsDidChange() }
}

/// A bar that creates views for items.
protocol ItemBar: UIView {
    /// Recreates the views of the items.
    func itemsDidChange()
}

extension UIBarItem: AttachmentOwner {}

extension UIBarItem: KeyedValueOwner {
    /// Returns the title, or the view that displays the item; nil for other names.
    package func ownValue(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "title": title
        case "view": displayingView
        default: nil
        }
    }

    /// Sets the title.
    package func setOwnValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath == "title", let text = value as? String { title = text }
    }

    /// The view in the bar that displays the item, which is a custom view if the item has one; nil before it is in a bar.
    ///
    /// Apple declares no such property; libraries that point at items find it by its key.
    private var displayingView: UIView? {
        let view = bar?.children.first {
            ($0 as? BarButtonView)?.item === self || ($0 as? TabBarButton)?.item === self
        }
        return view.map { (self as? UIBarButtonItem)?.customView ?? $0 }
    }
}
