/// The classes of characters that UAX #14 makes its rules of, after rule LB1: characters of unknown and ambiguous
/// class are letters, small kana begin no line.
///
/// The numbers are those of the tables, which `scripts/unicode-tables.py` writes.
enum LineBreakClass: UInt8 {
    case letter, breakAfter
    /// The hyphen U+2010, of the class of what lines break after.
    case breakAfterHyphen
    case breakBefore, breakBoth, contingent, close, mark, closeParenthesis
    /// Of full, wide or half width, apart for rule LB30.
    case wideCloseParenthesis
    case carriageReturn, emojiBase, emojiModifier, exclamation, glue, hebrewLetter, hyphen, hangulLV,
        hangulLVT
    case ideograph
    /// Kept for pictographs to come, apart for rule LB30b.
    case reservedPictograph
    case inseparable, infix, jamoL, jamoT, jamoV, lineFeed, nextLine, nonstarter, number, open
    /// Of full, wide or half width, apart for rule LB30.
    case wideOpen
    case postfix, prefix, quotation, regionalIndicator, mandatory, space, symbol, wordJoiner, zeroWidthSpace
    case zeroWidthJoiner
    /// A letter, and a mark, of a script that needs a dictionary.
    case complex, complexMark
}

extension LineBreakClass {
    /// A set of classes.
    struct Set: OptionSet {
        let rawValue: UInt64

        init(rawValue: UInt64) { self.rawValue = rawValue }

        init(_ classes: LineBreakClass...) { rawValue = classes.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

        func contains(_ member: LineBreakClass) -> Bool { rawValue >> UInt64(member.rawValue) & 1 == 1 }
    }
}
