/// The superclasses of the system's classes, as far as they follow from their names and a few exceptions. The porter cannot ask the
/// compiler.
///
/// Source: the sections "Inheritance" of Apple's documentation of the classes.
enum SystemHierarchy {
    /// Returns the superclass of a class of the system; nil for one that is not known.
    static func superclass(of name: String) -> String? {
        if let known = exceptions[name] { return known }
        if ResponderKind.views.contains(name) { return "UIView" }
        if name.hasPrefix("UI"), name.hasSuffix("GestureRecognizer") { return "UIGestureRecognizer" }
        if name.hasPrefix("UI"), name.hasSuffix("ViewController") { return "UIViewController" }
        if RegisteredInitializers.layerClasses.contains(name) { return "CALayer" }
        return name.hasPrefix("CA") && name.hasSuffix("Animation") ? "CAAnimation" : nil
    }

    /// Returns a class of the system and those that it extends, as far as they are known, the nearest first.
    static func line(of name: String) -> [String] {
        var found = [name]
        while let next = found.last.flatMap(superclass) { found.append(next) }
        return found
    }

    /// Whether a class may extend another: it does, or it is not known what it extends.
    static func mayExtend(_ name: String, _ other: String) -> Bool {
        guard name != other else { return false }
        let line = line(of: name)
        return line.contains(other) || line.last != "NSObject"
    }

    /// Whether a name is one of a class of the system: at least two letters name the framework, and another the class.
    static func isClassName(_ name: String) -> Bool {
        let letters = Array(name.utf8.prefix(3))
        return letters.count == 3 && letters.allSatisfy { (0x41...0x5A).contains($0) }
    }

    private static let exceptions: [String: String] = {
        var found: [String: String] = [
            "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
            "UIApplication": "UIResponder", "UIScene": "UIResponder", "UIWindowScene": "UIScene",
            "UISearchTextField": "UITextField", "UICollectionViewCell": "UICollectionReusableView",
            "UICollectionViewListCell": "UICollectionViewCell", "UINavigationController": "UIViewController",
            "UITabBarController": "UIViewController", "UIAlertController": "UIViewController",
            "UISearchController": "UIViewController", "UIImagePickerController": "UINavigationController",
            "UIPresentationController": "NSObject",
            "UIPopoverPresentationController": "UIPresentationController",
            "UISheetPresentationController": "UIPresentationController",
            "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
            "UINavigationItem": "NSObject", "UIGestureRecognizer": "NSObject",
            "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
            "UICollectionViewLayout": "NSObject", "UICollectionViewFlowLayout": "UICollectionViewLayout",
            "UICollectionViewCompositionalLayout": "UICollectionViewLayout",
            "CALayer": "NSObject", "CAAnimation": "NSObject", "CATransition": "CAAnimation",
            "CAAnimationGroup": "CAAnimation", "CABasicAnimation": "CAPropertyAnimation",
            "CAKeyframeAnimation": "CAPropertyAnimation", "CASpringAnimation": "CABasicAnimation",
            "NSAttributedString": "NSObject", "NSMutableAttributedString": "NSAttributedString",
        ]
        for name in [
            "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIRefreshControl",
            "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
        ] { found[name] = "UIControl" }
        for name in ["UITableView", "UICollectionView", "UITextView"] { found[name] = "UIScrollView" }
        return found
    }()
}
