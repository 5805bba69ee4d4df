/// Which classes may not begin a line after which: the rules of UAX #14 that need no more than two characters,
/// with or without blanks between.
struct LineBreakPairs {
    typealias Set = LineBreakClass.Set

    /// By the class before: those that follow it at once on the same line.
    private(set) var adjacent = [Set](repeating: [], count: LineBreakPairs.classCount)
    /// By the class before: those that follow it on the same line after blanks.
    private(set) var spaced = [Set](repeating: [], count: LineBreakPairs.classCount)

    private static let classCount = 64

    /// Whether a number may begin with a point, as CLDR has it: U+002E before a digit.
    init(numbersBeginWithInfix: Bool) {
        joinAnything()
        joinWords(numbersBeginWithInfix: numbersBeginWithInfix)
        for row in adjacent.indices { spaced[row].formUnion(LineBreakPairs.closing.union(Set(.wordJoiner))) }
        spaced[LineBreakClass.open] = adjacent[LineBreakClass.open]
        spaced[LineBreakClass.wideOpen] = adjacent[LineBreakClass.wideOpen]
        spaced[LineBreakClass.quotation].formUnion(LineBreakPairs.opening)
        for row in [LineBreakClass.close, .closeParenthesis, .wideCloseParenthesis] {
            spaced[row].formUnion(Set(.nonstarter))
        }
        spaced[LineBreakClass.breakBoth].formUnion(Set(.breakBoth))
    }

    private static let opening = Set(.open, .wideOpen)
    private static let parentheses = Set(.closeParenthesis, .wideCloseParenthesis)
    private static let closing = Set(.close, .exclamation, .infix, .symbol).union(parentheses)
    private static let breakAfter = Set(.breakAfter, .breakAfterHyphen)
    private static let letters = Set(.letter, .hebrewLetter)
    private static let ideographs = Set(.ideograph, .reservedPictograph, .emojiBase, .emojiModifier)
    private static let hangul = Set(.jamoL, .jamoV, .jamoT, .hangulLV, .hangulLVT)
    private static let all = Set(rawValue: .max)

    /// Rules LB11 to LB19.
    private mutating func joinAnything() {
        join(LineBreakPairs.all, Set(.wordJoiner, .quotation).union(LineBreakPairs.closing))
        join(Set(.wordJoiner, .glue, .quotation), LineBreakPairs.all)
        join(
            LineBreakPairs.all.subtracting(LineBreakPairs.breakAfter.union(Set(.hyphen, .space))), Set(.glue))
        join(LineBreakPairs.opening, LineBreakPairs.all)
        join(Set(.close).union(LineBreakPairs.parentheses), Set(.nonstarter))
        join(Set(.breakBoth), Set(.breakBoth))
    }

    /// Rules LB20 to LB30b.
    private mutating func joinWords(numbersBeginWithInfix: Bool) {
        let kind = LineBreakPairs.self
        let notContingent = kind.all.subtracting(Set(.contingent))
        join(notContingent, kind.breakAfter.union(Set(.hyphen, .nonstarter, .inseparable)))
        join(Set(.breakBefore), notContingent)
        join(Set(.symbol), Set(.hebrewLetter))
        join(kind.letters, kind.letters.union(Set(.number, .prefix, .postfix, .open)))
        join(Set(.number), kind.letters.union(Set(.open)))
        join(Set(.prefix), kind.ideographs.union(kind.hangul).union(kind.letters).union(Set(.number)))
        join(Set(.postfix), kind.letters.union(Set(.number)))
        join(kind.ideographs.union(kind.hangul), Set(.postfix))
        join(Set(.hyphen), Set(.number))
        if numbersBeginWithInfix { join(Set(.infix), Set(.number)) }
        join(Set(.jamoL), Set(.jamoL, .jamoV, .hangulLV, .hangulLVT))
        join(Set(.jamoV, .hangulLV), Set(.jamoV, .jamoT))
        join(Set(.jamoT, .hangulLVT), Set(.jamoT))
        join(Set(.infix), kind.letters)
        join(Set(.closeParenthesis), kind.letters.union(Set(.number)))
        join(Set(.emojiBase, .reservedPictograph), Set(.emojiModifier))
    }

    private mutating func join(_ before: Set, _ after: Set) {
        for row in adjacent.indices where before.rawValue >> UInt64(row) & 1 == 1 {
            adjacent[row].formUnion(after)
        }
    }
}

extension Array {
    /// The element of a class.
    fileprivate subscript(row: LineBreakClass) -> Element {
        get { self[Int(row.rawValue)] }
        set { self[Int(row.rawValue)] = newValue }
    }
}
