/// A tab stop in a paragraph.
public final class NSTextTab: NSObject {
    /// The options of a tab stop.
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet` of the characters that end the column of a right-aligned tab, such as a decimal
        /// point.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text at the tab stop.
    public let alignment: NSTextAlignment
    /// The location in points, from the leading edge.
    public let location: CGFloat
    /// The options by their keys; empty by default.
    public let options: [OptionKey: Any]

    /// Creates a tab stop with a text alignment and a location.
    public init(
        textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = location
        self.options = options
        super.init()
    }

    /// Returns the characters that end a column of numbers: the decimal separator of a locale, or a point for
    /// nil.
    public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// Whether both tab stops are the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
            && options[.columnTerminators] as? CharacterSet
                == other.options[.columnTerminators] as? CharacterSet
    }

    /// The hash of the location.
    public override var hash: Int { Double(location).hashValue }
}
