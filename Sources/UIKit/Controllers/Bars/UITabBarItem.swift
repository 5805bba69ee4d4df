/// What a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
    /// The picture while chosen; nil for the ordinary one.
    open var selectedImage: UIImage? { didSet { itemDidChange() } }
    /// The words in a red bubble at the picture; nil for none.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The bubble's colour; nil for the system's red.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }

    /// An item that shows nothing.
    public override init() { super.init() }

    /// An item with words and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with words and pictures.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// What the system has words for.
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

    /// An item of the system's, with its words; of its picture there is none here.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.words, image: nil, tag: tag)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITabBarItem.SystemItem {
    /// The English words. Source: UITabBarItem.SystemItem (Apple's documentation).
    fileprivate var words: String {
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
