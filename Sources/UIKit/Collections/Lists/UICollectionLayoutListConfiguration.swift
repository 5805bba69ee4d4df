/// How a section of a collection is laid out as a list.
public struct UICollectionLayoutListConfiguration {
    /// The looks of lists.
    public enum Appearance: Hashable, Sendable {
        /// Rows below each other, with headers that stay at the top.
        case plain
        /// Sections are groups, as wide as the collection.
        case grouped
        /// Sections are groups, inset with rounded corners.
        case insetGrouped
        /// Rows without lines on a gray background, as in sidebars.
        case sidebar
        /// Rows without lines, as in sidebars.
        case sidebarPlain
    }

    /// What the headers of sections are.
    public enum HeaderMode: Hashable, Sendable {
        /// There are none.
        case none
        /// Supplementary views of the kind of section headers.
        case supplementary
        /// The first items.
        case firstItemInSection
    }

    /// What the footers of sections are.
    public enum FooterMode: Hashable, Sendable {
        /// There are none.
        case none
        /// Supplementary views of the kind of section footers.
        case supplementary
    }

    /// Returns the actions that a swipe over an item shows; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?
    /// Returns the lines of an item, given those of the section.
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The look.
    public let appearance: Appearance
    /// Whether there are lines between items; not in sidebars by default.
    public var showsSeparators: Bool
    /// The lines between items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the lines of an item; nil for those of the section.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The color behind the section; nil for that of the look.
    public var backgroundColor: UIColor?
    /// Returns the actions at the leading edge of an item.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the actions at the trailing edge of an item.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What the headers are.
    public var headerMode = HeaderMode.none
    /// What the footers are.
    public var footerMode = FooterMode.none
    /// The space above headers, in points; nil for that of the look.
    public var headerTopPadding: CGFloat?

    /// Creates a list of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// Whether sections are groups.
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
