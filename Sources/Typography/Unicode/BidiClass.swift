/// The classes of characters that UAX #9 makes its rules of.
///
/// The numbers are those of the tables, which `scripts/unicode-tables.py` writes.
enum BidiClass: UInt8 {
    case left, right, arabicLetter, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber
    case commonSeparator, mark, boundaryNeutral, paragraphSeparator, segmentSeparator, blank, neutral
    case leftEmbedding, leftOverride, rightEmbedding, rightOverride, popDirection
    case leftIsolate, rightIsolate, firstStrongIsolate, popIsolate

    /// Whether it opens an isolate.
    var opensIsolate: Bool { self == .leftIsolate || self == .rightIsolate || self == .firstStrongIsolate }

    /// Whether rule X9 takes it out of the text.
    var isRemoved: Bool {
        switch self {
        case .boundaryNeutral, .leftEmbedding, .leftOverride, .rightEmbedding, .rightOverride, .popDirection:
            true
        default: false
        }
    }

    /// Whether rules N1 and N2 give it the direction of its surroundings.
    var isNeutralOrIsolate: Bool {
        switch self {
        case .paragraphSeparator, .segmentSeparator, .blank, .neutral, .popIsolate: true
        default: opensIsolate
        }
    }

    /// Whether rule L1 gives it the paragraph's level at the end of a line.
    var isTrailing: Bool { self == .blank || self == .popIsolate || opensIsolate || isRemoved }
}
