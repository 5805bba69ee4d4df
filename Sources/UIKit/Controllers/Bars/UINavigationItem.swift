/// What a navigation bar shows for one controller.
open class UINavigationItem: NSObject {
    /// When a large title is shown, where the bar prefers them.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// As the item below has it.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// The words in the middle.
    open var title: String? { didSet { itemDidChange() } }
    /// A view in place of the words.
    open var titleView: UIView? { didSet { itemDidChange() } }
    /// A line above the title; nil for none.
    open var prompt: String? { didSet { itemDidChange() } }
    /// When a large title is shown.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { itemDidChange() } }
    /// Whether the button that leads back is left out.
    open var hidesBackButton = false { didSet { itemDidChange() } }
    /// Whether the button that leads back stands beside the items at the left.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
    /// What leads back to this item from the next one; nil for its title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
    /// The words that lead back to this item from the next one; nil for its title.
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    /// The buttons at the leading side, outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
    /// The buttons at the trailing side, outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
    /// The outermost button at the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The outermost button at the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The bar that shows it.
    weak var bar: (any ItemBar)?

    /// An item with words.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the buttons at the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Sets the buttons at the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the button at the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Sets the button at the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    private func itemDidChange() { bar?.itemsDidChange() }
}
