/// A place that a tab reaches to.
public final class NSTextTab: NSObject {
    /// What a tab can be told beside its place.
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        /// Apple's name of the option.
        public let rawValue: String

        /// An option by Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet`: characters that end the column of a right-aligned tab, such as a decimal point.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Which part of the text after the tab stands at the place: its start, its middle or its end.
    public let alignment: NSTextAlignment
    /// Points from the leading edge.
    public let location: CGFloat
    /// What else was said of it.
    public let options: [OptionKey: Any]

    /// A place with the text's alignment there.
    public init(
        textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = location
        self.options = options
        super.init()
    }

    /// The characters that end a column of numbers: the decimal separator of a locale, a point for none.
    public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// Whether both are the same place.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
            && options[.columnTerminators] as? CharacterSet
                == other.options[.columnTerminators] as? CharacterSet
    }

    /// Hashes the place.
    public override var hash: Int { Double(location).hashValue }
}
