/// The tab bar item of one view controller.
open class UITabBarItem: UIBarItem {
    /// The image while selected; nil for the normal one.
    open var selectedImage: UIImage? { didSet { itemDidChange() } }
    /// The text of the badge at the image; nil for none.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The color of the badge; nil for the system's red.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }

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

    /// The system items, which have a title.
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        /// "More".
        case more = 0
        /// "Favorites".
        case favorites = 1
        /// "Featured".
        case featured = 2
        /// "Top Rated".
        case topRated = 3
        /// "Recents".
        case recents = 4
        /// "Contacts".
        case contacts = 5
        /// "History".
        case history = 6
        /// "Bookmarks".
        case bookmarks = 7
        /// "Search".
        case search = 8
        /// "Downloads".
        case downloads = 9
        /// "Most Recent".
        case mostRecent = 10
        /// "Most Viewed".
        case mostViewed = 11
    }

    /// Creates a system item with its title; its image is not reproduced.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.englishTitle, image: nil, tag: tag)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITabBarItem.SystemItem {
    /// The English titles. Source: UITabBarItem.SystemItem (Apple's documentation).
    fileprivate var englishTitle: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }
}
