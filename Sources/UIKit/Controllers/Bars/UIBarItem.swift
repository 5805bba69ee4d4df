/// The base class of bar items, which display a title, an image, or both.
open class UIBarItem: NSObject {
    /// The title; nil for none.
    open var title: String? { didSet { itemDidChange() } }
    /// The image; nil for none.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// Whether the item is enabled; it is dimmed otherwise.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// An integer that identifies the item.
    open var tag = 0
    /// The insets of the image.
    open var imageInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
    /// The attributes of the title by state.
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// The bar that displays the item.
    weak var bar: (any ItemBar)?

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
    /// Recreates the views.
    func itemsDidChange()
}
