/// The classes of characters that UAX #29 makes its rules of grapheme clusters of.
///
/// The numbers are those of the tables, which `scripts/unicode-tables.py` writes.
enum GraphemeClass: UInt8 {
    case other, carriageReturn, lineFeed, control
    /// What extends a cluster; the second kind has combining class 0 and ends a conjunct.
    case extend, extendOfClassZero
    case zeroWidthJoiner, regionalIndicator, prepend, spacingMark
    case jamoL, jamoV, jamoT, hangulLV, hangulLVT
    case pictograph
    /// A consonant and a virama of the scripts whose conjuncts are one cluster.
    case consonant, virama
}
