/// The parts of its shape that an emitter layer emits from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the points of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// From the outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// From the surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// From anywhere inside the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
