extension UITabBarItem {
    private static let storedStandardAppearance = SparseProperty<UITabBarAppearance?>(nil)
    private static let storedScrollEdgeAppearance = SparseProperty<UITabBarAppearance?>(nil)
    private static let storedIsSpringLoaded = SparseProperty<Bool>(false)
    private static let storedBadgeAttributes = SparseProperty<
        [UIControl.State: [NSAttributedString.Key: Any]]
    >(
        [:])

    /// The appearance of the bar while the item is selected; kept, and has no effect here, as the bar's is used.
    public var standardAppearance: UITabBarAppearance? {
        get { Self.storedStandardAppearance[self] }
        set { Self.storedStandardAppearance[self] = newValue }
    }

    /// The scroll edge appearance of the bar while the item is selected; kept, and has no effect here.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { Self.storedScrollEdgeAppearance[self] }
        set { Self.storedScrollEdgeAppearance[self] = newValue }
    }

    /// Whether a drag that hovers over the item selects it; kept, and has no effect here.
    public var isSpringLoaded: Bool {
        get { Self.storedIsSpringLoaded[self] }
        set { Self.storedIsSpringLoaded[self] = newValue }
    }

    /// Sets the attributes of the badge's text in a state; kept, as those of the bar's appearance are drawn.
    public func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { Self.storedBadgeAttributes[self][state] = textAttributes }
    /// Returns the attributes that were set for the badge's text in a state.
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        Self.storedBadgeAttributes[self][state]
    }
}
