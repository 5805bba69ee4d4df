/// What a bar shows in one place: words, a picture, or both.
open class UIBarItem: NSObject {
    /// The words; nil for none.
    open var title: String? { didSet { itemDidChange() } }
    /// The picture; nil for none.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// Whether it can be touched; shown paler else.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// A number to find the item by.
    open var tag = 0
    /// Room around the picture.
    open var imageInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
    /// The bar that shows it.
    weak var bar: (any ItemBar)?

    /// An item that shows nothing.
    public override init() { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    func itemDidChange() { bar?.itemsDidChange() }
}

/// A bar that makes views for items.
protocol ItemBar: UIView {
    /// Makes the views anew.
    func itemsDidChange()
}
