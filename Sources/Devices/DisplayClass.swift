public import Geometry

/// What devices with the same display share: a row of the table of displays.
public struct DisplayClass: Hashable, Sendable {
    /// The diagonal in inches, with a suffix where several displays share it; unique in the table.
    public var name: String
    /// The family it belongs to.
    public var idiom: DeviceIdiom
    /// The extent in points, in portrait.
    public var size: Size
    /// Rendered pixels a point.
    public var scale: Double
    /// The pixels of the panel in portrait where they are not those that are rendered: the system scales
    /// the finished picture down to them.
    public var panelSize: PixelSize?
    /// The radius of the display's corners in points; 0 for square ones.
    public var cornerRadius: Double
    /// The hole for the camera, if any.
    public var cutout: DisplayCutout?
    /// The bar at the bottom edge, if any.
    public var homeIndicator: HomeIndicator?
    /// What Interface Builder calls it in `<device id="…">`; nil where that is not known.
    public var interfaceBuilderID: String?
    /// Held upright.
    public var portrait: OrientedMetrics
    /// Held lying.
    public var landscape: OrientedMetrics

    /// What depends on the orientation.
    public func metrics(in orientation: DeviceOrientation) -> OrientedMetrics {
        orientation == .portrait ? portrait : landscape
    }
}
