/// The filters with which the contents of a layer are enlarged or reduced.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Interpolates linearly between the nearest samples.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Takes the nearest sample.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Interpolates between samples of mipmaps of several sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
