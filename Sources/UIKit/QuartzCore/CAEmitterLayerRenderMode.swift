/// How an emitter layer draws particles over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// From the back to the front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Added to each other.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
