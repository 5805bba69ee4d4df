/// How the contents of a layer are made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Between the nearest samples.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest sample.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between samples of versions of several sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
