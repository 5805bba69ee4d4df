/// How text without a view is measured and drawn; Apple's bits.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines are wrapped at the width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The space that text styles want between lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The box is that of the ink rather than of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Lines that do not fit in the height are left out, and the last that fits ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What text without a view may be shrunk by, and what came of it.
public final class NSStringDrawingContext: NSObject {
    /// The least scale of fonts where text does not fit; 0 and 1 stand for the full size.
    public var minimumScaleFactor: CGFloat = 0
    /// The scale that was used last.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The box that the last measuring or drawing took.
    public internal(set) var totalBounds: CGRect = .zero
}
