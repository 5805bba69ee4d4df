/// A detector of data in text: links, phone numbers, dates and postal addresses.
///
/// Unlike Apple's it is no subclass of `NSRegularExpression`, which cannot be extended outside of its module, and it knows
/// the forms that `DataPattern` lists, not those of every language.
open class NSDataDetector: NSObject, @unchecked Sendable {  // It does not change.
    /// The types of data that are detected.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector.
    ///
    /// - Parameter checkingTypes: The types, as bits of `NSTextCheckingResult.CheckingType`: dates, addresses, links, phone
    ///   numbers and transit information.
    /// - Throws: `CocoaError` where the types have none of these.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let detected: NSTextCheckingResult.CheckingType = [
            .date, .address, .link, .phoneNumber, .transitInformation,
        ]
        guard checkingTypes & detected.rawValue != 0 else { throw CocoaError(.featureUnsupported) }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// Returns the data in a range of a text, in the order of their places.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: Kept for source compatibility.
    ///   - range: The range in UTF-16 code units.
    /// - Returns: The results, which do not overlap.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var found: [DetectedData] = []
        // Patterns are in the order of their precedence: a number within an address is no phone number.
        for pattern in DataPattern.all where types.contains(pattern.type) {
            for data in pattern.matches(in: string, range: range)
            where !found.contains(where: { NSIntersectionRange($0.range, data.range).length > 0 }) {
                found.append(data)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Calls a block with each result in a range of a text, until the block sets its last argument.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }

    /// Returns the number of results in a range of a text.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Returns the first result in a range of a text; nil for none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns the range of the first result; `NSNotFound` with a length of 0 for none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }
}

/// A set of types of data, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64
