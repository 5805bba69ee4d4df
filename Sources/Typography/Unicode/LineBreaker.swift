/// Finds where lines of a text may end: UAX #14 of Unicode 15.0, in one pass.
///
/// Numbers are kept whole as in the standard's section 8.2, example 7. Words of scripts that need a dictionary are
/// left whole; `DictionaryBreaks` divides them.
struct LineBreaker {
    /// What is different from the standard.
    struct Tailoring: Hashable, Sendable {
        /// The rules that CLDR adds for all languages: no line ends after a hyphen that begins it, nor in a number
        /// that begins with a point.
        /// Source: CLDR 42's root rules of line breaking, style strict.
        var isCLDR = true
        /// Whether the quotation marks U+201C and U+201D are brackets, as in Chinese and Japanese.
        /// Source: CLDR 42's rules for `ja` and `zh`.
        var quotesAreBrackets = false

        /// The standard without tailoring.
        static let none = Tailoring(isCLDR: false)
    }

    private let reader: ScalarReader
    private let tailoring: Tailoring
    private let pairs: LineBreakPairs

    /// The class that the rules see before the place: without marks, and without blanks.
    private var before = LineBreakClass.mandatory
    /// The class of the character before the place.
    private var last = LineBreakClass.mandatory
    private var isSpaced = false
    private var numberState = NumberState.none
    /// Whether an odd number of regional indicators goes before.
    private var isHalfFlag = false
    /// Whether a Hebrew letter and a hyphen go before.
    private var isHebrewHyphen = false
    /// Whether a hyphen that begins its line goes before.
    private var isInitialHyphen = false
    /// Whether the text has characters that need a dictionary.
    private var hasComplex = false

    private enum NumberState { case none, digits, closed }

    private static let pairs = LineBreakPairs(numbersBeginWithInfix: false)
    private static let pairsOfCLDR = LineBreakPairs(numbersBeginWithInfix: true)

    private init(_ units: UnsafeBufferPointer<UInt16>, tailoring: Tailoring) {
        reader = ScalarReader(units: units)
        self.tailoring = tailoring
        pairs = tailoring.isCLDR ? LineBreaker.pairsOfCLDR : LineBreaker.pairs
    }

    /// Sets `bit` in the flags of units that a line may begin with, the first unit left out; whether there are
    /// characters that need a dictionary.
    static func mark(
        _ units: [UInt16], tailoring: Tailoring, flags: inout [UInt8], bit: UInt8
    ) -> Bool {
        guard flags.count >= units.count else { return false }
        return units.withUnsafeBufferPointer { units in
            var breaker = LineBreaker(units, tailoring: tailoring)
            breaker.mark(&flags, bit)
            return breaker.hasComplex
        }
    }

    private mutating func mark(_ flags: inout [UInt8], _ bit: UInt8) {
        var index = 0
        while index < reader.units.count {
            let (value, width) = reader.character(at: index)
            var found = lineBreakClass(of: value)
            if found == .complex || found == .complexMark {
                hasComplex = true
                found = found == .complex ? .letter : .mark
            }
            // Most text is letters after letters, which change nothing.
            let isLetterOfWord = found == .letter && last == .letter
            if !isLetterOfWord, step(found, next: index + width), index > 0 { flags[index] |= bit }
            index += width
        }
    }

    private func lineBreakClass(of character: UInt32) -> LineBreakClass {
        if tailoring.quotesAreBrackets, character & ~1 == 0x201C {
            return character == 0x201C ? .open : .close
        }
        return CharacterProperties(character).lineBreakClass
    }

    /// Goes over a character of a class, with `next` the unit after it; whether a line may begin with it.
    private mutating func step(_ found: LineBreakClass, next: Int) -> Bool {
        let previous = last
        last = found
        switch previous {
        case .carriageReturn where found == .lineFeed: return false
        case .mandatory, .carriageReturn, .lineFeed, .nextLine: return begin(with: found)
        default: break
        }
        switch found {
        case .mandatory, .carriageReturn, .lineFeed, .nextLine: return false
        case .space:
            forget()
            isSpaced = true
            return false
        case .zeroWidthSpace:
            forget()
            (before, isSpaced) = (found, false)
            return false
        default: break
        }
        if before == .zeroWidthSpace { return begin(with: found) }
        let isMark = found == .mark || found == .zeroWidthJoiner
        // Rule LB9; after blanks a mark is a letter.
        if isMark, !isSpaced { return false }
        let seen = isMark ? .letter : found
        if previous != .zeroWidthJoiner, !isKept(seen, next: next) { return begin(with: found) }
        go(past: seen)
        return false
    }

    /// Whether a character stays on the line of the one before it.
    private func isKept(_ found: LineBreakClass, next: Int) -> Bool {
        guard !isSpaced else {
            if found == .infix, tailoring.isCLDR, before != .open, before != .wideOpen,
                baseClass(at: next).found == .number
            {
                return false
            }
            return pairs.spaced[Int(before.rawValue)].contains(found)
        }
        return pairs.adjacent[Int(before.rawValue)].contains(found) || isKeptInNumber(found, next: next)
            || (isHalfFlag && found == .regionalIndicator) || (isHebrewHyphen && found != .contingent)
            || (isInitialHyphen && found == .letter && tailoring.isCLDR)
    }

    /// Rule LB25, as a regular expression.
    private func isKeptInNumber(_ found: LineBreakClass, next: Int) -> Bool {
        switch (numberState, found) {
        case (.digits, .number), (.digits, .prefix), (.digits, .postfix), (.closed, .prefix),
            (.closed, .postfix):
            return true
        case (_, .open), (_, .wideOpen):
            guard before == .prefix || before == .postfix else { return false }
            let (first, end) = baseClass(at: next)
            if first == .infix, tailoring.isCLDR { return baseClass(at: end).found == .number }
            return first == .number
        default: return false
        }
    }

    /// The class of the next character that is no mark, and the unit after it.
    private func baseClass(at start: Int) -> (found: LineBreakClass, end: Int) {
        var index = start
        while index < reader.units.count {
            let (value, width) = reader.character(at: index)
            let found = lineBreakClass(of: value)
            index += width
            if found != .mark, found != .zeroWidthJoiner, found != .complexMark { return (found, index) }
        }
        return (.mandatory, index)
    }

    /// Begins a line.
    private mutating func begin(with found: LineBreakClass) -> Bool {
        forget()
        (before, isSpaced) = (.mandatory, false)
        go(past: found == .mark || found == .zeroWidthJoiner ? .letter : found)
        isSpaced = found == .space
        isInitialHyphen = found == .hyphen || found == .breakAfterHyphen
        return true
    }

    /// Notes a character that no line begins with.
    private mutating func go(past found: LineBreakClass) {
        switch found {
        case .number: numberState = .digits
        case .symbol where numberState == .digits, .infix where numberState == .digits: break
        case .close where numberState == .digits, .closeParenthesis where numberState == .digits,
            .wideCloseParenthesis where numberState == .digits:
            numberState = .closed
        default: numberState = .none
        }
        isHalfFlag = found == .regionalIndicator && !isHalfFlag
        let isHyphen = found == .hyphen || found == .breakAfter || found == .breakAfterHyphen
        isHebrewHyphen = isHyphen && before == .hebrewLetter && !isSpaced
        isInitialHyphen = false
        (before, isSpaced) = (found, false)
    }

    private mutating func forget() {
        numberState = .none
        (isHalfFlag, isHebrewHyphen, isInitialHyphen) = (false, false, false)
    }
}
