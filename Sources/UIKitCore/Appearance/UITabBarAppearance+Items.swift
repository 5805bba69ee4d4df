extension UITabBarAppearance {
    private static let storedSelectionIndicatorTintColor = SparseProperty<UIColor?>(nil)
    private static let storedSelectionIndicatorImage = SparseProperty<UIImage?>(nil)
    private static let storedStackedItemPositioning = SparseProperty<UITabBar.ItemPositioning>(.automatic)
    private static let storedStackedItemWidth = SparseProperty<CGFloat>(0)
    private static let storedStackedItemSpacing = SparseProperty<CGFloat>(0)

    /// The color behind the selected item; kept, and has no effect here.
    public var selectionIndicatorTintColor: UIColor? {
        get { Self.storedSelectionIndicatorTintColor[self] }
        set { Self.storedSelectionIndicatorTintColor[self] = newValue }
    }

    /// The image behind the selected item; kept, and has no effect here, as the bar's is drawn.
    public var selectionIndicatorImage: UIImage? {
        get { Self.storedSelectionIndicatorImage[self] }
        set { Self.storedSelectionIndicatorImage[self] = newValue }
    }

    /// The distribution of items; kept, and has no effect here, as the bar's is used.
    public var stackedItemPositioning: UITabBar.ItemPositioning {
        get { Self.storedStackedItemPositioning[self] }
        set { Self.storedStackedItemPositioning[self] = newValue }
    }

    /// The width of items in points; kept, and has no effect here, as the bar's is used.
    public var stackedItemWidth: CGFloat {
        get { Self.storedStackedItemWidth[self] }
        set { Self.storedStackedItemWidth[self] = newValue }
    }

    /// The space between items in points; kept, and has no effect here, as the bar's is used.
    public var stackedItemSpacing: CGFloat {
        get { Self.storedStackedItemSpacing[self] }
        set { Self.storedStackedItemSpacing[self] = newValue }
    }
}
