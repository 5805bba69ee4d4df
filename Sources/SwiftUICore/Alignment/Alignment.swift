/// An alignment on both axes.
public struct Alignment: Equatable, Sendable {
    /// The alignment on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment on the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from one on each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The alignment of centers.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The alignment of leading edges, vertically centered.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The alignment of trailing edges, vertically centered.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The alignment of top edges, horizontally centered.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The alignment of bottom edges, horizontally centered.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The alignment of the top leading corners.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The alignment of the top trailing corners.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The alignment of the bottom leading corners.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The alignment of the bottom trailing corners.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The alignment of first baselines, horizontally centered.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The alignment of last baselines, horizontally centered.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The alignment of leading edges and first baselines.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The alignment of leading edges and last baselines.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The alignment of trailing edges and first baselines.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The alignment of trailing edges and last baselines.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}
