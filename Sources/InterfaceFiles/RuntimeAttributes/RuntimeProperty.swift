import Diagnostics
import ScreenDocuments

/// What the key path of a user-defined runtime attribute leads to in an object of a class of UIKit.
enum RuntimeProperty {
    /// An attribute of the object; of one of its parts where properties lead to it.
    case attribute(AttributeDefinition, path: [String], className: String)
    /// A value of the layer of the object or of one of its parts, by its key path there.
    case layer(String, path: [String])
    /// A property that no attribute stands for.
    case other(String, path: [String])
    /// No property: the class, the name that it does not have, and those that it has.
    case missing(String, of: String)

    /// Follows a key path from an object of a class.
    init(_ keyPath: String, of className: String) {
        self = RuntimeProperty.follow(keyPath[...], of: className, path: [])
    }

    private static func follow(_ keyPath: Substring, of className: String, path: [String]) -> RuntimeProperty
    {
        let whole = String(keyPath)
        if let definition = attribute(whole, of: className) {
            return .attribute(definition, path: path, className: className)
        }
        guard let dot = keyPath.firstIndex(of: ".") else {
            return isProperty(whole, of: className)
                ? .other(whole, path: path) : .missing(whole, of: className)
        }
        let first = String(keyPath[..<dot]), rest = keyPath[keyPath.index(after: dot)...]
        if first == "layer", ElementVocabulary.kind(of: className) == .view {
            return .layer(String(rest), path: path)
        }
        if let part = part(first, of: className) { return follow(rest, of: part, path: path + [first]) }
        // What objects of other classes have is not known; numbers and their like have no properties.
        let definition = attribute(first, of: className)
        let isObject = !["bounds", "center", "frame", "transform"].contains(first)
        guard definition.map({ $0.type.admitsNil }) ?? (isObject && isProperty(first, of: className))
        else {
            return .missing(definition == nil ? first : whole, of: className)
        }
        return .other(whole, path: path)
    }

    // MARK: Attributes

    /// Returns the attribute that stands for a property: one that declares the key path, or one that is named like it, with
    /// or without `is`, as the getters of Boolean properties are.
    private static func attribute(_ keyPath: String, of className: String) -> AttributeDefinition? {
        let getter = "is" + keyPath.prefix(1).uppercased() + keyPath.dropFirst()
        var current: String? = className
        while let owner = current, let row = ElementVocabulary.elementClass(owner) {
            if let declared = row.names.keyPaths[keyPath] { return declared }
            if let found = row.names.own[keyPath] ?? row.names.own[getter] {
                return notProperties[owner]?.contains(found.name) == true ? nil : found
            }
            current = row.superclass
        }
        return nil
    }

    /// The attributes that are not properties of the class under their names: what Objective-C has a method, another name
    /// or another type for, what only an initializer takes, and what is Maquette's own.
    private static let notProperties: [String: Set<String>] = names([
        "UIView": """
        cornerRadius maskedCorners cornerCurve borderWidth borderColor frame center sizeToFit customSpacing role \
        autoresizingMask contentHuggingPriority contentCompressionResistancePriority intrinsicWidth intrinsicHeight \
        ignoredFindings isInstalled myAlignment
        """,
        "UILabel": "runs paragraphStyle",
        "UIButton": """
        title titleRuns lineBreakMode numberOfLines textAlignment titleColor image backgroundImage font buttonType \
        configuration subtitle imagePlacement imagePadding titlePadding titleAlignment contentInsets buttonSize \
        cornerStyle baseForegroundColor baseBackgroundColor \
        highlightedTitle highlightedTitleRuns highlightedTitleColor highlightedImage highlightedBackgroundImage \
        selectedTitle selectedTitleRuns selectedTitleColor selectedImage selectedBackgroundImage \
        disabledTitle disabledTitleRuns disabledTitleColor disabledImage disabledBackgroundImage
        """,
        "UIScrollView": "page",
        "UIActivityIndicatorView": "isAnimating style",
        "UISegmentedControl": "items font",
        "UITextField": "runs placeholderRuns leftImage rightImage",
        "UITextView": "runs paragraphStyle lineFragmentPadding",
        "UIPickerView": "rows selectedRow",
        "UIDatePicker": "date",
        "UIRefreshControl": "isRefreshing",
        "UIVisualEffectView": "effect vibrancy",
        "UITableView": "style rows",
        "UITableViewCell": "style contentConfiguration text detailText image rowHeight reuseIdentifier",
        "UITableViewHeaderFooterView": "contentConfiguration text detailText image reuseIdentifier",
        "UICollectionView": "rows",
        "UICollectionReusableView": "reuseIdentifier",
        "UICollectionViewCell": "contentConfiguration text detailText image",
        "UINavigationBar": """
        titleTextAttributes largeTitleTextAttributes standardAppearance scrollEdgeAppearance compactAppearance \
        compactScrollEdgeAppearance backgroundImage
        """,
        "UIToolbar": "standardAppearance scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance",
        "UITabBar": "standardAppearance scrollEdgeAppearance",
        "UIBarButtonItem": "systemItem placement titleTextAttributes",
        "UITabBarItem": "systemItem titleTextAttributes selectedTitleTextAttributes",
        "UIPageViewController": "transitionStyle navigationOrientation",
    ])

    // MARK: Parts

    /// Returns the class of the object that a property leads to; nil for a property that leads to none that is known.
    private static func part(_ name: String, of className: String) -> String? {
        var current: String? = className
        while let owner = current {
            if let part = parts[owner]?[name] { return part }
            current = ElementVocabulary.elementClass(owner)?.superclass
        }
        return nil
    }

    private static let parts: [String: [String: String]] = [
        "UIView": ["superview": "UIView", "maskView": "UIView"],
        "UIButton": ["titleLabel": "UILabel", "imageView": "UIImageView"],
        "UITextField": ["leftView": "UIView", "rightView": "UIView"],
        "UISearchBar": ["searchTextField": "UITextField"],
        "UIVisualEffectView": ["contentView": "UIView"],
        "UITableView": [
            "tableHeaderView": "UIView", "tableFooterView": "UIView", "backgroundView": "UIView",
        ],
        "UITableViewCell": [
            "textLabel": "UILabel", "detailTextLabel": "UILabel", "imageView": "UIImageView",
            "contentView": "UIView", "backgroundView": "UIView", "selectedBackgroundView": "UIView",
            "accessoryView": "UIView",
        ],
        "UITableViewHeaderFooterView": [
            "textLabel": "UILabel", "detailTextLabel": "UILabel", "contentView": "UIView",
            "backgroundView": "UIView",
        ],
        "UICollectionView": ["backgroundView": "UIView"],
        "UICollectionViewCell": [
            "contentView": "UIView", "backgroundView": "UIView", "selectedBackgroundView": "UIView",
        ],
        "UINavigationItem": ["titleView": "UIView"],
        "UIBarButtonItem": ["customView": "UIView"],
        "UIViewController": [
            "view": "UIView", "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem",
            "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        ],
        "UINavigationController": ["navigationBar": "UINavigationBar", "toolbar": "UIToolbar"],
        "UITabBarController": ["tabBar": "UITabBar"],
    ]

    static func names(_ texts: [String: String]) -> [String: Set<String>] {
        texts.mapValues { Set($0.split(separator: " ").map(String.init)) }
    }
}
