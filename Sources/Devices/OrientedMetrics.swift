public import Geometry

/// What depends on how a device is held. Lengths in points.
public struct OrientedMetrics: Hashable, Sendable {
    /// What status bar, cutout and home indicator take from a full-screen view without other bars.
    public var safeArea: Insets
    /// The size classes of a full-screen view.
    public var sizeClasses: SizeClasses
    /// The height of the status bar; 0 where there is none.
    public var statusBarHeight: Double
    /// The distance of a navigation bar from the top edge.
    public var navigationBarTop: Double
    /// The height of a navigation bar without a large title.
    public var navigationBarHeight: Double
    /// The height of a tab bar without the part in the bottom safe area.
    public var tabBarHeight: Double

    /// Metrics from their parts.
    public init(
        safeArea: Insets, sizeClasses: SizeClasses, statusBarHeight: Double, navigationBarTop: Double,
        navigationBarHeight: Double, tabBarHeight: Double
    ) {
        self.safeArea = safeArea
        self.sizeClasses = sizeClasses
        self.statusBarHeight = statusBarHeight
        self.navigationBarTop = navigationBarTop
        self.navigationBarHeight = navigationBarHeight
        self.tabBarHeight = tabBarHeight
    }
}
