/// What the tags of Interface Builder files stand for.
enum TagTable {
    /// A tag, the class it stands for, and the classes that come near where that one is not known.
    struct Row {
        var tag: String
        var className: String
        var fallbacks: [String] = []
    }

    /// Every tag of a view.
    static let rows: [Row] = [
        Row(tag: "view", className: "UIView"),
        Row(tag: "label", className: "UILabel"),
        Row(tag: "button", className: "UIButton"),
        Row(tag: "imageView", className: "UIImageView"),
        Row(tag: "stackView", className: "UIStackView"),
        Row(tag: "scrollView", className: "UIScrollView"),
        Row(tag: "pageControl", className: "UIPageControl"),
        Row(tag: "control", className: "UIControl"),
        Row(tag: "tableView", className: "UITableView", fallbacks: ["UIScrollView"]),
        Row(tag: "tableViewCell", className: "UITableViewCell"),
        Row(tag: "tableViewHeaderFooterView", className: "UITableViewHeaderFooterView"),
        Row(tag: "tableViewCellContentView", className: "UIView"),
        Row(tag: "collectionView", className: "UICollectionView", fallbacks: ["UIScrollView"]),
        Row(tag: "collectionViewCell", className: "UICollectionViewCell"),
        Row(tag: "collectionReusableView", className: "UICollectionReusableView"),
        Row(tag: "collectionViewCellContentView", className: "UIView"),
        Row(tag: "containerView", className: "UIView"),
        Row(tag: "textField", className: "UITextField"),
        Row(tag: "textView", className: "UITextView", fallbacks: ["UIScrollView"]),
        Row(tag: "switch", className: "UISwitch"),
        Row(tag: "slider", className: "UISlider"),
        Row(tag: "progressView", className: "UIProgressView"),
        Row(tag: "activityIndicatorView", className: "UIActivityIndicatorView"),
        Row(tag: "stepper", className: "UIStepper"),
        Row(tag: "segmentedControl", className: "UISegmentedControl"),
        Row(tag: "pickerView", className: "UIPickerView"),
        Row(tag: "datePicker", className: "UIDatePicker"),
        Row(tag: "colorWell", className: "UIColorWell"),
        Row(tag: "searchBar", className: "UISearchBar"),
        Row(tag: "navigationBar", className: "UINavigationBar"),
        Row(tag: "toolbar", className: "UIToolbar"),
        Row(tag: "tabBar", className: "UITabBar"),
        Row(tag: "visualEffectView", className: "UIVisualEffectView"),
        Row(tag: "refreshControl", className: "UIRefreshControl"),
        Row(tag: "mapView", className: "MKMapView"),
        Row(tag: "wkWebView", className: "WKWebView"),
        Row(tag: "webView", className: "UIWebView"),
        Row(tag: "sceneKitView", className: "SCNView"),
        Row(tag: "skView", className: "SKView"),
        Row(tag: "arscnView", className: "ARSCNView"),
        Row(tag: "arskView", className: "ARSKView"),
        Row(tag: "mtkView", className: "MTKView"),
        Row(tag: "glkView", className: "GLKView"),
    ]

    /// Tags of what is no view: what bars, tables and layouts are told, and the class it stands for.
    static let items: [String: String] = [
        "navigationItem": "UINavigationItem", "barButtonItem": "UIBarButtonItem",
        "tabBarItem": "UITabBarItem", "tableViewSection": "TableSection",
        "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    ]

    /// Tags of controllers and the class each stands for; controllers of all other tags are plain ones.
    static let controllers: [String: String] = [
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    ]

    /// Keys of items that a bar or a view shows.
    static let itemKeys: Set<String> = [
        "backBarButtonItem", "collectionViewLayout", "leftBarButtonItem", "rightBarButtonItem",
    ]

    /// The row of a tag.
    static func row(_ tag: String) -> Row? { byTag[tag] }

    private static let byTag = Dictionary(rows.map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })

    /// Views that stand under another key than `subviews`: the key, which says what they are.
    static let slots: Set<String> = [
        "accessoryView", "backgroundView", "contentView", "customView", "navigationBar", "sectionFooterView",
        "sectionHeader", "sectionHeaderView", "selectedBackgroundView", "tabBar", "tableFooterView",
        "tableHeaderView", "titleView", "toolbar", "view",
    ]

    /// Tags that are views whatever they hold.
    static let cells: Set<String> = [
        "collectionReusableView", "collectionViewCell", "collectionViewCellContentView", "tableViewCell",
        "tableViewCellContentView", "tableViewHeaderFooterView",
    ]

    /// Tags with a frame that are not views.
    static let itemsWithFrames: Set<String> = ["barButtonItem", "tabBarItem"]
}
