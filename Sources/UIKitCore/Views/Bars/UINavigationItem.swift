/// The items that a navigation bar displays for one view controller.
open class UINavigationItem: NSObject {
    /// The modes of a large title, where the bar prefers them.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// The mode of the item below in the stack.
        case automatic = 0
        /// The title is always large.
        case always = 1
        /// The title is never large.
        case never = 2
        /// The large title is part of the content.
        case inline = 3
    }

    /// The layout style of the item. Raw values match Apple's.
    public enum ItemStyle: Int, Hashable, Sendable {
        /// The title is in the middle.
        case navigator = 0
        /// The title is at the leading side, as for browsing.
        case browser = 1
        /// The title is at the leading side, as for editing a document.
        case editor = 2
    }

    /// The placements of a search bar. Raw values match Apple's.
    public enum SearchBarPlacement: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The search bar is beside the title.
        case inline = 1
        /// The search bar is below the title.
        case stacked = 2
        /// The search bar is among the buttons.
        case integrated = 3
        /// The search bar is among the buttons, centered.
        case integratedCentered = 4
        /// The search bar is collapsed to a button.
        case integratedButton = 5
    }

    /// The content of the back button to an item. Raw values match Apple's.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        /// The title of the item.
        case `default` = 0
        /// The generic title "Back".
        case generic = 1
        /// The chevron alone.
        case minimal = 2
    }

    /// The title; nil for none.
    open var title: String? { didSet { itemDidChange() } }
    /// A view displayed instead of the title.
    open var titleView: UIView? { didSet { itemDidChange() } }
    /// A prompt above the title; nil for none.
    open var prompt: String? { didSet { itemDidChange() } }
    /// When a large title is displayed; `automatic` by default.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { itemDidChange() } }
    /// Whether the back button is hidden.
    open var hidesBackButton = false { didSet { itemDidChange() } }
    /// Whether the back button is displayed next to the items at the left.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
    /// The back button to this item; nil for one with the item's title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
    /// The title of the back button to this item; nil for the item's title.
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    /// The content of the back button to this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
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
    /// The appearance of the bar while it displays the item; nil for that of the bar.
    open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// The appearance where vertical space is compact; nil for that of the bar.
    open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// The appearance at the top of the content; nil for that of the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// The appearance at the top of the content where vertical space is compact; nil for that of the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// The controller of a search bar below the title; nil for none.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.searchBar.isIntegrated = false
            itemDidChange()
        }
    }
    /// Whether scrolling hides the search bar; has no effect here, where it is always displayed.
    open var hidesSearchBarWhenScrolling = true
    /// The preferred placement of the search bar; has no effect here, where it is below the title.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    /// The placement of the search bar: below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// The bar that displays the item.
    weak var bar: (any ItemBar)?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public override init() { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// The action of the back button to this item's controller in place of a pop; nil for a pop.
    open var backAction: UIAction?

    /// Sets whether the back button is hidden.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

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

    /// The layout style of the item; bars here lay out all as `navigator`.
    open var style: ItemStyle {
        get { options.style }
        set { options.style = newValue }
    }

    /// The identifier under which the user's customization of groups is saved; nil for none.
    open var customizationIdentifier: String? {
        get { options.customizationIdentifier }
        set { options.customizationIdentifier = newValue }
    }

    /// The groups of buttons in the middle of wide bars; they are not drawn, as on iPhones.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { options.centerGroups }
        set { options.centerGroups = newValue }
    }

    /// The groups of buttons at the leading side, which become its buttons.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { options.leadingGroups }
        set {
            options.leadingGroups = newValue
            leftBarButtonItems = newValue.flatMap(\.barButtonItems)
        }
    }

    /// The groups of buttons at the trailing side, which become its buttons.
    ///
    /// Chosen: in reading order, the last group outermost.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { options.trailingGroups }
        set {
            options.trailingGroups = newValue
            updateTrailingButtons()
        }
    }

    /// The group that stays outermost at the trailing side; nil for none.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { options.pinnedTrailingGroup }
        set {
            options.pinnedTrailingGroup = newValue
            updateTrailingButtons()
        }
    }

    /// Further elements of the overflow menu, which does not open here.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        get { options.overflowItems }
        set { options.overflowItems = newValue }
    }

    /// The source of a popover from the overflow menu; nil, as there is no such menu.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }

    /// Returns the menu of the title, which does not open here.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { options.titleMenuProvider }
        set { options.titleMenuProvider = newValue }
    }

    /// The delegate that renames a document; not retained.
    open var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { options.renameDelegate }
        set { options.renameDelegate = newValue }
    }

    /// The line below the title, since iOS 26; bars here are those of older systems and draw none.
    open var subtitle: String? {
        get { options.subtitle }
        set { options.subtitle = newValue }
    }

    /// The large title where it differs from the title, since iOS 26; not drawn.
    open var largeTitle: String? {
        get { options.largeTitle }
        set { options.largeTitle = newValue }
    }

    /// The line below the large title, since iOS 26; not drawn.
    open var largeSubtitle: String? {
        get { options.largeSubtitle }
        set { options.largeSubtitle = newValue }
    }

    /// A view in place of the subtitle, since iOS 26; not drawn.
    open var subtitleView: UIView? {
        get { options.subtitleView }
        set { options.subtitleView = newValue }
    }

    /// A view in place of the large subtitle, since iOS 26; not drawn.
    open var largeSubtitleView: UIView? {
        get { options.largeSubtitleView }
        set { options.largeSubtitleView = newValue }
    }

    /// Whether the search bar may be in the toolbar, since iOS 26; it is below the title here.
    open var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { options.allowsToolbarIntegration }
        set { options.allowsToolbarIntegration = newValue }
    }

    /// Whether the search bar may be in the tab bar, since iOS 26; it is below the title here.
    open var searchBarPlacementAllowsExternalIntegration: Bool {
        get { options.allowsExternalIntegration }
        set { options.allowsExternalIntegration = newValue }
    }
}
