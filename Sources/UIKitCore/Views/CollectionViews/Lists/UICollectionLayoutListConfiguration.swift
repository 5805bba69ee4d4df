/// The configuration of a section of a collection view that is laid out as a list.
public struct UICollectionLayoutListConfiguration {
    /// The appearances of lists.
    public enum Appearance: Hashable, Sendable {
        /// Rows below each other, with headers that are pinned to the top.
        case plain
        /// Groups of rows, as wide as the collection view.
        case grouped
        /// Groups of rows, inset with rounded corners.
        case insetGrouped
        /// Rows without separators on a gray background, as in sidebars.
        case sidebar
        /// Rows without separators, as in sidebars.
        case sidebarPlain
    }

    /// The kinds of headers of sections.
    public enum HeaderMode: Hashable, Sendable {
        /// Sections have no headers.
        case none
        /// Supplementary views of the element kind for section headers.
        case supplementary
        /// The first item of each section.
        case firstItemInSection
    }

    /// The kinds of footers of sections.
    public enum FooterMode: Hashable, Sendable {
        /// Sections have no footers.
        case none
        /// Supplementary views of the element kind for section footers.
        case supplementary
    }

    /// Returns the actions of a swipe on an item; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?
    /// Returns the separators of an item, given those of the section.
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The appearance of the list.
    public let appearance: Appearance
    /// Whether separators are shown between items; by default true but in sidebars.
    public var showsSeparators: Bool
    /// The separators between items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the separators of an item; nil for those of the section.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The color behind the section; nil for that of the appearance.
    public var backgroundColor: UIColor?
    /// Returns the swipe actions at the leading edge of an item; nil for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the swipe actions at the trailing edge of an item; nil for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The kind of headers; `none` by default.
    public var headerMode = HeaderMode.none
    /// The kind of footers; `none` by default.
    public var footerMode = FooterMode.none
    /// The space above headers, in points; nil for that of the appearance.
    public var headerTopPadding: CGFloat?

    /// Creates the configuration of a list with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// Whether sections are displayed as groups.
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// The color behind the section; nil for none. Source: the system's colors for grouped content. Chosen: those of
    /// sidebars.
    var effectiveBackgroundColor: UIColor? {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .plain, .sidebarPlain: nil
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
