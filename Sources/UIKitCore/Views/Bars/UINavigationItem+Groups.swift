/// Properties that few navigation items set, stored in an associated object.
private final class NavigationItemOptions {
    static let key = AttachmentKey()

    var style = UINavigationItem.ItemStyle.navigator
    var customizationIdentifier: String?
    var centerGroups: [UIBarButtonItemGroup] = []
    var leadingGroups: [UIBarButtonItemGroup] = []
    var trailingGroups: [UIBarButtonItemGroup] = []
    var pinnedTrailingGroup: UIBarButtonItemGroup?
    var overflowItems: UIDeferredMenuElement?
    var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    var subtitle: String?
    var largeTitle: String?
    var largeSubtitle: String?
    var subtitleView: UIView?
    var largeSubtitleView: UIView?
    var allowsToolbarIntegration = true
    var allowsExternalIntegration = false
}

/// The delegate that renames a document by the title menu, which does not open here.
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Called with the new title after a rename; not called.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

extension UINavigationItem {
    private var options: NavigationItemOptions {
        NavigationItemOptions.key.value(of: self) { NavigationItemOptions() }
    }

    /// The layout style of the item; bars here lay out all as `navigator`.
    public var style: ItemStyle {
        get { options.style }
        set { options.style = newValue }
    }
    /// The identifier under which the user's customization of groups is saved; nil for none.
    public var customizationIdentifier: String? {
        get { options.customizationIdentifier }
        set { options.customizationIdentifier = newValue }
    }
    /// The groups of buttons in the middle of wide bars; they are not drawn, as on iPhones.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { options.centerGroups }
        set { options.centerGroups = newValue }
    }
    /// The groups of buttons at the leading side, which become its buttons.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { options.leadingGroups }
        set {
            options.leadingGroups = newValue
            leftBarButtonItems = newValue.flatMap(\.barButtonItems)
        }
    }
    /// The groups of buttons at the trailing side, which become its buttons.
    ///
    /// Chosen: in reading order, the last group outermost.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { options.trailingGroups }
        set {
            options.trailingGroups = newValue
            updateTrailingButtons()
        }
    }
    /// The group that stays outermost at the trailing side; nil for none.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { options.pinnedTrailingGroup }
        set {
            options.pinnedTrailingGroup = newValue
            updateTrailingButtons()
        }
    }

    private func updateTrailingButtons() {
        let groups = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
        rightBarButtonItems = groups.flatMap(\.barButtonItems).reversed()
    }

    /// Further elements of the overflow menu, which does not open here.
    public var additionalOverflowItems: UIDeferredMenuElement? {
        get { options.overflowItems }
        set { options.overflowItems = newValue }
    }
    /// The source of a popover from the overflow menu; nil, as there is no such menu.
    public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
    /// Returns the menu of the title, which does not open here.
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { options.titleMenuProvider }
        set { options.titleMenuProvider = newValue }
    }
    /// The delegate that renames a document; not retained.
    public var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { options.renameDelegate }
        set { options.renameDelegate = newValue }
    }
    /// The line below the title, since iOS 26; bars here are those of older systems and draw none.
    public var subtitle: String? {
        get { options.subtitle }
        set { options.subtitle = newValue }
    }
    /// The large title where it differs from the title, since iOS 26; not drawn.
    public var largeTitle: String? {
        get { options.largeTitle }
        set { options.largeTitle = newValue }
    }
    /// The line below the large title, since iOS 26; not drawn.
    public var largeSubtitle: String? {
        get { options.largeSubtitle }
        set { options.largeSubtitle = newValue }
    }
    /// A view in place of the subtitle, since iOS 26; not drawn.
    public var subtitleView: UIView? {
        get { options.subtitleView }
        set { options.subtitleView = newValue }
    }
    /// A view in place of the large subtitle, since iOS 26; not drawn.
    public var largeSubtitleView: UIView? {
        get { options.largeSubtitleView }
        set { options.largeSubtitleView = newValue }
    }
    /// Whether the search bar may be in the toolbar, since iOS 26; it is below the title here.
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { options.allowsToolbarIntegration }
        set { options.allowsToolbarIntegration = newValue }
    }
    /// Whether the search bar may be in the tab bar, since iOS 26; it is below the title here.
    public var searchBarPlacementAllowsExternalIntegration: Bool {
        get { options.allowsExternalIntegration }
        set { options.allowsExternalIntegration = newValue }
    }
}
