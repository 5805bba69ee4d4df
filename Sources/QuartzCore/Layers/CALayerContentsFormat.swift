// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How the content of a layer is stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Red, green, blue and alpha of 8 bits each.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Red, green, blue and alpha of 16 bits each, as floating-point numbers.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Gray and alpha of 8 bits each.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
