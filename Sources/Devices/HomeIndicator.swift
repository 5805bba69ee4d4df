/// The bar at the bottom edge of devices without a home button, in points.
///
/// Source: public mock-ups; widths within a few points, so good for drawing, not for layout.
public struct HomeIndicator: Hashable, Sendable {
    /// Its length in portrait.
    public var portraitWidth: Double
    /// Its length in landscape.
    public var landscapeWidth: Double
    /// Its thickness.
    public var height: Double = 5
    /// From its lower edge to the display's.
    public var bottomGap: Double = 8
}
