/// The properties that Apple marks for proxies, of classes of the app too: what their objects have set themselves stays.
extension AppearanceProxy {
    /// Sets a property of a class of UIKit.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - path: The property.
    ///   - check: Where objects keep the value that their author has set.
    fileprivate func set<Value, Owner: UIView, Kept>(
        _ value: Value, at path: ReferenceWritableKeyPath<Object, Value>,
        unlessSet check: KeyPath<Owner, Kept>
    ) {
        if let prototype {
            prototype[keyPath: path] = value
            return
        }
        let own = AppearanceClass.ownClass(of: Object.self).flatMap(AppearanceClass.make) as? Owner
        record(value, at: path) { object in
            guard let object = object as? Owner, let own else { return false }
            return !areSame(object[keyPath: check], own[keyPath: check])
        }
    }
}

extension AppearanceProxy where Object: UIView {
    /// The value of `UIView.backgroundColor`.
    public var backgroundColor: UIColor? {
        get { value(at: \.backgroundColor) }
        nonmutating set { set(newValue, at: \.backgroundColor, unlessSet: \UIView.storedBackgroundColor) }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The value of `UIView.tintColor`.
    public var tintColor: UIColor! {
        get { value(at: \.tintColor) }
        nonmutating set { set(newValue, at: \.tintColor, unlessSet: \UIView.ownTint) }
    }
}

extension AppearanceProxy where Object: UILabel {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The value of `UILabel.font`.
    public var font: UIFont! {
        get { value(at: \.font) }
        nonmutating set { set(newValue, at: \.font, unlessSet: \UILabel.plainFont) }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The value of `UILabel.textColor`.
    public var textColor: UIColor! {
        get { value(at: \.textColor) }
        nonmutating set { set(newValue, at: \.textColor, unlessSet: \UILabel.plainTextColor) }
    }
}

extension AppearanceProxy where Object: UITextField {
    /// The value of `UITextField.font`.
    public var font: UIFont? {
        get { value(at: \.font) }
        nonmutating set { set(newValue, at: \.font, unlessSet: \UITextField.font) }
    }
    /// The value of `UITextField.textColor`.
    public var textColor: UIColor? {
        get { value(at: \.textColor) }
        nonmutating set { set(newValue, at: \.textColor, unlessSet: \UITextField.textColor) }
    }
}

extension AppearanceProxy where Object: UITextView {
    /// The value of `UITextView.font`.
    public var font: UIFont? {
        get { value(at: \.font) }
        nonmutating set { set(newValue, at: \.font, unlessSet: \UITextView.font) }
    }
    /// The value of `UITextView.textColor`.
    public var textColor: UIColor? {
        get { value(at: \.textColor) }
        nonmutating set { set(newValue, at: \.textColor, unlessSet: \UITextView.textColor) }
    }
}

extension AppearanceProxy where Object: UITableView {
    /// The value of `UITableView.separatorColor`.
    public var separatorColor: UIColor? {
        get { value(at: \.separatorColor) }
        nonmutating set { set(newValue, at: \.separatorColor, unlessSet: \UITableView.separatorColor) }
    }
    /// The value of `UITableView.separatorInset`.
    public var separatorInset: UIEdgeInsets {
        get { value(at: \.separatorInset) }
        nonmutating set { set(newValue, at: \.separatorInset, unlessSet: \UITableView.separatorInset) }
    }
    /// The value of `UITableView.separatorStyle`.
    public var separatorStyle: UITableViewCell.SeparatorStyle {
        get { value(at: \.separatorStyle) }
        nonmutating set { set(newValue, at: \.separatorStyle, unlessSet: \UITableView.separatorStyle) }
    }
}

extension AppearanceProxy where Object: UITableViewCell {
    /// The value of `UITableViewCell.selectionStyle`.
    public var selectionStyle: UITableViewCell.SelectionStyle {
        get { value(at: \.selectionStyle) }
        nonmutating set { set(newValue, at: \.selectionStyle, unlessSet: \UITableViewCell.selectionStyle) }
    }
}

extension AppearanceProxy where Object: UINavigationBar {
    /// The value of `UINavigationBar.isTranslucent`.
    public var isTranslucent: Bool {
        get { value(at: \.isTranslucent) }
        nonmutating set { set(newValue, at: \.isTranslucent, unlessSet: \UINavigationBar.isTranslucent) }
    }
    /// The value of `UINavigationBar.barStyle`.
    public var barStyle: UIBarStyle {
        get { value(at: \.barStyle) }
        nonmutating set { set(newValue, at: \.barStyle, unlessSet: \UINavigationBar.barStyle) }
    }
    /// The value of `UINavigationBar.prefersLargeTitles`.
    public var prefersLargeTitles: Bool {
        get { value(at: \.prefersLargeTitles) }
        nonmutating set {
            set(newValue, at: \.prefersLargeTitles, unlessSet: \UINavigationBar.prefersLargeTitles)
        }
    }
    /// The value of `UINavigationBar.barTintColor`.
    public var barTintColor: UIColor? {
        get { value(at: \.barTintColor) }
        nonmutating set { set(newValue, at: \.barTintColor, unlessSet: \UINavigationBar.barTintColor) }
    }
    /// The value of `UINavigationBar.titleTextAttributes`.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { value(at: \.titleTextAttributes) }
        nonmutating set {
            set(newValue, at: \.titleTextAttributes, unlessSet: \UINavigationBar.titleTextAttributes)
        }
    }
    /// The value of `UINavigationBar.largeTitleTextAttributes`.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { value(at: \.largeTitleTextAttributes) }
        nonmutating set {
            set(
                newValue, at: \.largeTitleTextAttributes, unlessSet: \UINavigationBar.largeTitleTextAttributes
            )
        }
    }
    /// The value of `UINavigationBar.shadowImage`.
    public var shadowImage: UIImage? {
        get { value(at: \.shadowImage) }
        nonmutating set { set(newValue, at: \.shadowImage, unlessSet: \UINavigationBar.shadowImage) }
    }
    /// The value of `UINavigationBar.standardAppearance`.
    public var standardAppearance: UINavigationBarAppearance {
        get { value(at: \.standardAppearance) }
        nonmutating set {
            set(newValue, at: \.standardAppearance, unlessSet: \UINavigationBar.ownStandardAppearance)
        }
    }
    /// The value of `UINavigationBar.scrollEdgeAppearance`.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { value(at: \.scrollEdgeAppearance) }
        nonmutating set {
            set(newValue, at: \.scrollEdgeAppearance, unlessSet: \UINavigationBar.scrollEdgeAppearance)
        }
    }
}

extension AppearanceProxy where Object: UITabBar {
    /// The value of `UITabBar.isTranslucent`.
    public var isTranslucent: Bool {
        get { value(at: \.isTranslucent) }
        nonmutating set { set(newValue, at: \.isTranslucent, unlessSet: \UITabBar.isTranslucent) }
    }
    /// The value of `UITabBar.barTintColor`.
    public var barTintColor: UIColor? {
        get { value(at: \.barTintColor) }
        nonmutating set { set(newValue, at: \.barTintColor, unlessSet: \UITabBar.barTintColor) }
    }
    /// The value of `UITabBar.backgroundImage`.
    public var backgroundImage: UIImage? {
        get { value(at: \.backgroundImage) }
        nonmutating set { set(newValue, at: \.backgroundImage, unlessSet: \UITabBar.backgroundImage) }
    }
    /// The value of `UITabBar.shadowImage`.
    public var shadowImage: UIImage? {
        get { value(at: \.shadowImage) }
        nonmutating set { set(newValue, at: \.shadowImage, unlessSet: \UITabBar.shadowImage) }
    }
    /// The value of `UITabBar.unselectedItemTintColor`.
    public var unselectedItemTintColor: UIColor? {
        get { value(at: \.unselectedItemTintColor) }
        nonmutating set {
            set(newValue, at: \.unselectedItemTintColor, unlessSet: \UITabBar.unselectedItemTintColor)
        }
    }
}

extension AppearanceProxy where Object: UISwitch {
    /// The value of `UISwitch.onTintColor`.
    public var onTintColor: UIColor? {
        get { value(at: \.onTintColor) }
        nonmutating set { set(newValue, at: \.onTintColor, unlessSet: \UISwitch.onTintColor) }
    }
    /// The value of `UISwitch.thumbTintColor`.
    public var thumbTintColor: UIColor? {
        get { value(at: \.thumbTintColor) }
        nonmutating set { set(newValue, at: \.thumbTintColor, unlessSet: \UISwitch.thumbTintColor) }
    }
}
