/// How shapes are filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether areas that an even number of outlines surround are left out.
    public var isEOFilled: Bool
    /// Whether edges are smoothed; drawing here smooths all edges.
    public var isAntialiased: Bool

    /// Creates a style of filling.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}
