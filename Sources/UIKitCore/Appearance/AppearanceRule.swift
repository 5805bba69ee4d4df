/// A property that `appearance()` sets: how it is copied from a prototype to an object that has not set it itself.
struct AppearanceRule: Sendable {
    /// Copies the value from the prototype to the object where only the prototype has another than a new object.
    let apply: @Sendable (_ prototype: NSObject, _ object: NSObject, _ pristine: NSObject) -> Void

    init<Object: NSObject, Value>(_ path: any ReferenceWritableKeyPath<Object, Value> & Sendable) {
        apply = { prototype, object, pristine in
            guard let prototype = prototype as? Object, let object = object as? Object,
                let pristine = pristine as? Object,
                !areSame(prototype[keyPath: path], pristine[keyPath: path]),
                areSame(object[keyPath: path], pristine[keyPath: path])
            else { return }
            object[keyPath: path] = prototype[keyPath: path]
        }
    }

    /// The properties that Apple marks with `UI_APPEARANCE_SELECTOR`, and the attributes of texts.
    static let all: [AppearanceRule] =
        views + bars + controls + [
            AppearanceRule(\UIBarItem.titleAttributes), AppearanceRule(\UIBarButtonItem.tintColor),
            AppearanceRule(\UITabBarItem.badgeColor), AppearanceRule(\UITabBarItem.titlePositionAdjustment),
        ]

    private static let views: [AppearanceRule] = [
        AppearanceRule(\UIView.ownTint), AppearanceRule(\UIView.storedBackgroundColor),
        AppearanceRule(\UILabel.plainFont), AppearanceRule(\UILabel.plainTextColor),
        AppearanceRule(\UITextField.font), AppearanceRule(\UITextField.textColor),
        AppearanceRule(\UITextView.font), AppearanceRule(\UITextView.textColor),
        AppearanceRule(\UITableView.separatorColor), AppearanceRule(\UITableView.separatorInset),
        AppearanceRule(\UITableView.separatorStyle), AppearanceRule(\UITableViewCell.selectionStyle),
        AppearanceRule(\UITableViewCell.selectedBackgroundView),
        AppearanceRule(\UIActivityIndicatorView.color), AppearanceRule(\UIStackView.spacing),
    ]

    private static let bars: [AppearanceRule] = [
        AppearanceRule(\UINavigationBar.isTranslucent), AppearanceRule(\UINavigationBar.barStyle),
        AppearanceRule(\UINavigationBar.prefersLargeTitles), AppearanceRule(\UINavigationBar.barTintColor),
        AppearanceRule(\UINavigationBar.titleTextAttributes),
        AppearanceRule(\UINavigationBar.largeTitleTextAttributes),
        AppearanceRule(\UINavigationBar.shadowImage),
        AppearanceRule(\UINavigationBar.ownStandardAppearance),
        AppearanceRule(\UINavigationBar.compactAppearance),
        AppearanceRule(\UINavigationBar.scrollEdgeAppearance),
        AppearanceRule(\UINavigationBar.compactScrollEdgeAppearance),
        AppearanceRule(\UINavigationBar.backgroundImages),
        AppearanceRule(\UITabBar.isTranslucent), AppearanceRule(\UITabBar.barStyle),
        AppearanceRule(\UITabBar.barTintColor), AppearanceRule(\UITabBar.backgroundImage),
        AppearanceRule(\UITabBar.shadowImage), AppearanceRule(\UITabBar.unselectedItemTintColor),
        AppearanceRule(\UITabBar.ownStandardAppearance), AppearanceRule(\UITabBar.scrollEdgeAppearance),
        AppearanceRule(\UIToolbar.isTranslucent), AppearanceRule(\UIToolbar.barStyle),
        AppearanceRule(\UIToolbar.barTintColor), AppearanceRule(\UIToolbar.ownStandardAppearance),
        AppearanceRule(\UIToolbar.compactAppearance), AppearanceRule(\UIToolbar.scrollEdgeAppearance),
        AppearanceRule(\UISearchBar.barTintColor), AppearanceRule(\UISearchBar.searchBarStyle),
    ]

    private static let controls: [AppearanceRule] = [
        AppearanceRule(\UISwitch.onTintColor), AppearanceRule(\UISwitch.thumbTintColor),
        AppearanceRule(\UISlider.minimumTrackTintColor), AppearanceRule(\UISlider.maximumTrackTintColor),
        AppearanceRule(\UISlider.thumbTintColor), AppearanceRule(\UIProgressView.progressTintColor),
        AppearanceRule(\UIProgressView.trackTintColor),
        AppearanceRule(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceRule(\UIPageControl.pageIndicatorTintColor),
        AppearanceRule(\UIPageControl.currentPageIndicatorTintColor),
    ]
}

/// Returns whether two values of a property are the same.
func areSame(_ left: Any, _ right: Any) -> Bool {
    switch (presentValue(left), presentValue(right)) {
    case (nil, nil): true
    case (let left?, let right?):
        if let left = left as? [AnyHashable: Any], let right = right as? [AnyHashable: Any] {
            left.count == right.count
                && left.allSatisfy { key, value in right[key].map { areSame(value, $0) } ?? false }
        } else {
            areEqual(left, right)
        }
    default: false
    }
}
