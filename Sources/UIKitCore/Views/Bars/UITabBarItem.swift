/// The tab bar item of one view controller.
open class UITabBarItem: UIBarItem {
    /// The image while selected; nil for the normal one.
    open var selectedImage: UIImage? { didSet { itemDidChange() } }
    /// The text of the badge at the image; nil for none.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The color of the badge; nil for the system's red.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }

    /// The offset of the title in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates an item with a title and images for both states.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// The system items, which have a title and an image.
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        /// The title "More" with three dots.
        case more = 0
        /// The title "Favorites" with a star.
        case favorites = 1
        /// The title "Featured" with a star.
        case featured = 2
        /// The title "Top Rated" with a star.
        case topRated = 3
        /// The title "Recents" with a clock.
        case recents = 4
        /// The title "Contacts" with a person.
        case contacts = 5
        /// The title "History" with a clock.
        case history = 6
        /// The title "Bookmarks" with a book.
        case bookmarks = 7
        /// The title "Search" with a magnifying glass.
        case search = 8
        /// The title "Downloads" with an arrow.
        case downloads = 9
        /// The title "Most Recent" with a clock.
        case mostRecent = 10
        /// The title "Most Viewed" with a list.
        case mostViewed = 11
    }

    /// Creates a system item with its title and its image.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        // Chosen: the large scale at 18 points, as high as the images of 25 points that authors draw.
        let configuration = UIImage.SymbolConfiguration(pointSize: 18, weight: .unspecified, scale: .large)
        self.init(
            title: systemItem.word.text,
            image: UIImage(systemName: systemItem.symbolName, withConfiguration: configuration), tag: tag)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let storedStandardAppearance = SparseProperty<UITabBarAppearance?>(nil)
    private static let storedScrollEdgeAppearance = SparseProperty<UITabBarAppearance?>(nil)
    private static let storedIsSpringLoaded = SparseProperty<Bool>(false)
    private static let storedBadgeAttributes =
        SparseProperty<[UIControl.State: [NSAttributedString.Key: Any]]>([:])

    /// The appearance of the bar while the item is selected; kept, and has no effect here, as the bar's is used.
    open var standardAppearance: UITabBarAppearance? {
        get { Self.storedStandardAppearance[self] }
        set { Self.storedStandardAppearance[self] = newValue }
    }

    /// The scroll edge appearance of the bar while the item is selected; kept, and has no effect here.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { Self.storedScrollEdgeAppearance[self] }
        set { Self.storedScrollEdgeAppearance[self] = newValue }
    }

    /// Whether a drag that hovers over the item selects it; kept, and has no effect here.
    open var isSpringLoaded: Bool {
        get { Self.storedIsSpringLoaded[self] }
        set { Self.storedIsSpringLoaded[self] = newValue }
    }

    /// Sets the attributes of the badge's text in a state; kept, as those of the bar's appearance are drawn.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { Self.storedBadgeAttributes[self][state] = textAttributes }

    /// Returns the attributes that were set for the badge's text in a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        Self.storedBadgeAttributes[self][state]
    }
}

extension UITabBarItem.SystemItem {
    /// The system's title in the language of the screen.
    fileprivate var word: SystemWord {
        switch self {
        case .more: .more
        case .favorites: .favorites
        case .featured: .featured
        case .topRated: .topRated
        case .recents: .recents
        case .contacts: .contacts
        case .history: .history
        case .bookmarks: .bookmarks
        case .search: .search
        case .downloads: .downloads
        case .mostRecent: .mostRecent
        case .mostViewed: .mostViewed
        }
    }

    /// The name of its symbol image. Chosen: the symbols nearest to the images in the documentation of the
    /// items.
    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down.circle.fill"
        case .mostViewed: "list.number"
        }
    }
}
