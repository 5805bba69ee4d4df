public import Geometry

/// The properties of devices with the same display: a row of the table of displays.
public struct DisplayClass: Hashable, Codable, Sendable {
    /// The diagonal in inches, with a suffix if several displays share it; unique in the table.
    public var name: String
    /// The device family.
    public var idiom: DeviceIdiom
    /// The size in points, in portrait.
    public var size: Size
    /// Rendered pixels per point.
    public var scale: Double
    /// The size of the panel in portrait, if it differs from the rendered size: the system scales the
    /// rendered image to it.
    public var panelSize: PixelSize?
    /// The radius of the display's corners in points; 0 for square ones.
    public var cornerRadius: Double
    /// The camera cutout, if any.
    public var cutout: DisplayCutout?
    /// The home indicator, if any.
    public var homeIndicator: HomeIndicator?
    /// The id in `<device id="…">` of Interface Builder documents; nil if unknown.
    public var interfaceBuilderID: String?
    /// The metrics in portrait.
    public var portrait: OrientedMetrics
    /// The metrics in landscape.
    public var landscape: OrientedMetrics

    /// Returns the metrics for an orientation.
    public func metrics(in orientation: DeviceOrientation) -> OrientedMetrics {
        orientation == .portrait ? portrait : landscape
    }
}
