/// How a layer's contents fill its bounds; as in Core Animation, `top` in a name is the bottom on screen.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// Natural size, centered in the bounds.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Natural size at the bottom on screen.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Natural size at the top on screen.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Natural size at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Natural size at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Natural size in the bottom-left corner on screen.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Natural size in the bottom-right corner on screen.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Natural size in the top-left corner on screen.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Natural size in the top-right corner on screen.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
