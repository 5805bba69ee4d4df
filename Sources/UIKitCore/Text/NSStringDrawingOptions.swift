/// The options for measuring and drawing strings; raw values match Apple's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each option.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wraps lines at the width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Applies the line spacing of text styles.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the image bounds of the glyphs instead of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Omits lines that do not fit in the height and ends the last one that fits with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The minimum scale for drawing strings, and the results of drawing.
public final class NSStringDrawingContext: NSObject {
    /// The minimum scale of fonts where text does not fit; 0 and 1 for the full size.
    public var minimumScaleFactor: CGFloat = 0
    /// The scale that was used last.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounding rectangle of the last measuring or drawing.
    public internal(set) var totalBounds: CGRect = .zero
}
