public import Geometry

/// The metrics of a display in one orientation. Lengths are in points.
public struct OrientedMetrics: Hashable, Codable, Sendable {
    /// The safe area of a full-screen view without bars, which excludes the status bar, cutout and home
    /// indicator.
    public var safeArea: Insets
    /// The size classes of a full-screen view.
    public var sizeClasses: SizeClasses
    /// The height of the status bar; 0 if there is none.
    public var statusBarHeight: Double
    /// The distance of a navigation bar from the top edge of the display.
    public var navigationBarTop: Double
    /// The height of a navigation bar without a large title.
    public var navigationBarHeight: Double
    /// The height of a tab bar without the bottom safe area.
    public var tabBarHeight: Double

    /// Creates metrics for one orientation.
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
