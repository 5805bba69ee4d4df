/// The home indicator of devices without a home button, in points.
///
/// Chosen: widths by eye from public mock-ups, accurate to a few points, which is sufficient for drawing but not
/// for layout.
public struct HomeIndicator: Hashable, Codable, Sendable {
    /// The width in portrait.
    public var portraitWidth: Double
    /// The width in landscape.
    public var landscapeWidth: Double
    /// The height in both orientations; 5 by default.
    public var height: Double = 5
    /// The distance to the bottom edge of the display; 8 by default.
    public var bottomGap: Double = 8
}
