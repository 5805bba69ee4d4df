/// Constants that indicate the rendering mode for a widget.
public struct WidgetRenderingMode: Hashable, CustomStringConvertible, Sendable {
    /// The name of the mode.
    public let description: String

    /// The system renders the widget using its full color, as it is drawn here.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// The system divides the widget's view hierarchy into an accented group and a default group, applying a different
    /// color to each.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// The system desaturates the widget and makes it look recessed into the background.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
