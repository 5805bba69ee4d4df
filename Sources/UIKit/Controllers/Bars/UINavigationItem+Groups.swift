public import Foundation

extension UINavigationItem {
    /// How titles and buttons are arranged on an iPad.
    public enum ItemStyle: Int, Hashable, Sendable {
        /// The title in the middle.
        case navigator = 0
        /// The title at the leading side, for places that are browsed.
        case browser = 1
        /// The title at the leading side, for documents.
        case editor = 2
    }

    private static let storedStyle = RareProperty(ItemStyle.navigator)
    private static let storedCenterGroups = RareProperty<[UIBarButtonItemGroup]>([])
    private static let storedPinnedGroup = RareProperty<UIBarButtonItemGroup?>(nil)
    private static let storedIdentifier = RareProperty<String?>(nil)
    private static let storedTitleMenu = RareProperty<(([UIMenuElement]) -> UIMenu?)?>(nil)
    private static let storedOverflowItems = RareProperty<UIMenuElement?>(nil)

    /// How titles and buttons are arranged; kept, as the arrangement here is that of an iPhone.
    public var style: ItemStyle {
        get { Self.storedStyle[self] }
        set { Self.storedStyle[self] = newValue }
    }
    /// The groups of buttons at the leading side: their items are the buttons of that side.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { (leftBarButtonItems ?? []).map { $0.creatingFixedGroup() } }
        set { leftBarButtonItems = newValue.flatMap(\.barButtonItems) }
    }
    /// The groups of buttons at the trailing side, the outermost last: their items are the buttons of that side.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { (rightBarButtonItems ?? []).reversed().map { $0.creatingFixedGroup() } }
        set { rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed() }
    }
    /// The groups of buttons in the middle, which a narrow bar does not display; nor does any here.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { Self.storedCenterGroups[self] }
        set { Self.storedCenterGroups[self] = newValue }
    }
    /// The group that stays at the trailing end; kept and not displayed.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { Self.storedPinnedGroup[self] }
        set { Self.storedPinnedGroup[self] = newValue }
    }
    /// The name under which the user's arrangement is kept; has no effect.
    public var customizationIdentifier: String? {
        get { Self.storedIdentifier[self] }
        set { Self.storedIdentifier[self] = newValue }
    }
    /// Returns the menu of the title from elements that the system suggests; kept and not asked.
    public var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? {
        get { Self.storedTitleMenu[self] }
        set { Self.storedTitleMenu[self] = newValue }
    }
    /// More elements for the menu of buttons that do not fit; kept and not displayed.
    public var additionalOverflowItems: UIMenuElement? {
        get { Self.storedOverflowItems[self] }
        set { Self.storedOverflowItems[self] = newValue }
    }
}

extension UINavigationItem {
    private static let storedSubtitle = RareProperty<String?>(nil)
    private static let storedLargeTitle = RareProperty<String?>(nil)
    private static let storedLargeSubtitle = RareProperty<String?>(nil)
    private static let storedAttributedTitle = RareProperty<AttributedString?>(nil)
    private static let storedAttributedSubtitle = RareProperty<AttributedString?>(nil)
    private static let storedSubtitleView = RareProperty<UIView?>(nil)
    private static let storedLargeSubtitleView = RareProperty<UIView?>(nil)

    /// The text below the title, since iOS 26; kept and not displayed.
    public var subtitle: String? {
        get { Self.storedSubtitle[self] }
        set { Self.storedSubtitle[self] = newValue }
    }
    /// The large title where it differs from the title; kept and not displayed.
    public var largeTitle: String? {
        get { Self.storedLargeTitle[self] }
        set { Self.storedLargeTitle[self] = newValue }
    }
    /// The text below the large title; kept and not displayed.
    public var largeSubtitle: String? {
        get { Self.storedLargeSubtitle[self] }
        set { Self.storedLargeSubtitle[self] = newValue }
    }
    /// The title with attributes; its characters are displayed, in the look of the bar.
    public var attributedTitle: AttributedString? {
        get { Self.storedAttributedTitle[self] }
        set {
            Self.storedAttributedTitle[self] = newValue
            if let newValue { title = String(newValue.characters) }
        }
    }
    /// The text below the title with attributes; kept and not displayed.
    public var attributedSubtitle: AttributedString? {
        get { Self.storedAttributedSubtitle[self] }
        set { Self.storedAttributedSubtitle[self] = newValue }
    }
    /// A view below the title; kept and not displayed.
    public var subtitleView: UIView? {
        get { Self.storedSubtitleView[self] }
        set { Self.storedSubtitleView[self] = newValue }
    }
    /// A view below the large title; kept and not displayed.
    public var largeSubtitleView: UIView? {
        get { Self.storedLargeSubtitleView[self] }
        set { Self.storedLargeSubtitleView[self] = newValue }
    }
}
