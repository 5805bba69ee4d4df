@testable import Typography

/// A literal implementation of UAX #14: every rule in order at every position, looking back as far as
/// necessary.
struct PlainLineBreaker {
    typealias Class = LineBreakClass

    /// A character with the combining marks that rule LB9 attaches to it.
    private struct Cell {
        var found: Class
        var start: Int
        var endsInJoiner: Bool
    }

    private let cells: [Cell]
    private let isCLDR: Bool

    /// Returns the break opportunities as indices of UTF-16 code units.
    static func breaks(in units: [UInt16], isCLDR: Bool) -> [Int] {
        let breaker = PlainLineBreaker(units, isCLDR: isCLDR)
        var found: [Int] = []
        for place in breaker.cells.indices.dropFirst()
        where breaker.isBreak(at: place, lineStart: found.last ?? 0) {
            found.append(breaker.cells[place].start)
        }
        return found
    }

    private init(_ units: [UInt16], isCLDR: Bool) {
        self.isCLDR = isCLDR
        var cells: [Cell] = [], index = 0
        for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
            var found = CharacterProperties(scalar.value).lineBreakClass
            if found == .complex { found = .letter }
            if found == .complexMark { found = .mark }
            let isMark = found == .mark || found == .zeroWidthJoiner
            if isMark, let last = cells.last, !Self.takesNoMark.contains(last.found) {
                cells[cells.count - 1].endsInJoiner = found == .zeroWidthJoiner
            } else {
                cells.append(
                    Cell(
                        found: isMark ? .letter : found, start: index, endsInJoiner: found == .zeroWidthJoiner
                    ))
            }
            index += UTF16.width(scalar)
        }
        self.cells = cells
    }

    private static let hard: [Class] = [.mandatory, .carriageReturn, .lineFeed, .nextLine]
    private static let takesNoMark = hard + [.space, .zeroWidthSpace]
    private static let closing: [Class] = [
        .close, .closeParenthesis, .wideCloseParenthesis, .exclamation, .infix, .symbol,
    ]
    private static let parentheses: [Class] = [.close, .closeParenthesis, .wideCloseParenthesis]
    private static let letters: [Class] = [.letter, .hebrewLetter]
    private static let after: [Class] = [.breakAfter, .breakAfterHyphen]
    private static let open: [Class] = [.open, .wideOpen]
    private static let hangul: [Class] = [.jamoL, .jamoV, .jamoT, .hangulLV, .hangulLVT]
    private static let ideographs: [Class] = [.ideograph, .reservedPictograph, .emojiBase, .emojiModifier]

    private func found(_ place: Int) -> Class? { cells.indices.contains(place) ? cells[place].found : nil }

    private func isBreak(at place: Int, lineStart: Int) -> Bool {
        let a = cells[place - 1].found, b = cells[place].found
        if a == .carriageReturn, b == .lineFeed { return false }  // LB5
        if Self.hard.contains(a) { return true }  // LB4
        if Self.hard.contains(b) || b == .space || b == .zeroWidthSpace { return false }  // LB6, LB7
        var back = place - 1
        while back >= 0, cells[back].found == .space { back -= 1 }
        let base = found(back)
        if base == .zeroWidthSpace { return true }  // LB8
        if cells[place - 1].endsInJoiner { return false }  // LB8a
        if a == .wordJoiner || b == .wordJoiner || a == .glue { return false }  // LB11, LB12
        if b == .glue, a != .space, a != .hyphen, !Self.after.contains(a) { return false }  // LB12a
        let isOpened = base.map(Self.open.contains) ?? false
        if Self.closing.contains(b) {  // LB13
            let isPoint = isCLDR && a == .space && b == .infix && found(place + 1) == .number
            if !isPoint || isOpened { return false }
        }
        if isOpened { return false }  // LB14
        if base == .quotation, Self.open.contains(b) { return false }  // LB15
        if let base, Self.parentheses.contains(base), b == .nonstarter { return false }  // LB16
        if base == .breakBoth, b == .breakBoth { return false }  // LB17
        if a == .space { return true }  // LB18
        if a == .quotation || b == .quotation { return false }  // LB19
        if a == .contingent || b == .contingent { return true }  // LB20
        if isCLDR, a == .hyphen || a == .breakAfterHyphen, cells[place - 1].start == lineStart, b == .letter {
            return false
        }
        return !isJoined(a, b, place)
    }

    /// Rules LB21 to LB30b.
    private func isJoined(_ a: Class, _ b: Class, _ place: Int) -> Bool {
        if Self.after.contains(b) || b == .hyphen { return true }  // LB21
        if b == .nonstarter || a == .breakBefore { return true }
        if found(place - 2) == .hebrewLetter, Self.after.contains(a) || a == .hyphen { return true }  // LB21a
        if a == .symbol && b == .hebrewLetter || b == .inseparable { return true }  // LB21b, LB22
        let isLetter = (Self.letters.contains(a), Self.letters.contains(b))
        if isLetter.0 && b == .number || a == .number && isLetter.1 { return true }  // LB23
        if a == .prefix, Self.ideographs.contains(b) { return true }  // LB23a
        if Self.ideographs.contains(a), b == .postfix { return true }
        let isFix = (a == .prefix || a == .postfix, b == .prefix || b == .postfix)
        if isFix.0 && isLetter.1 || isLetter.0 && isFix.1 { return true }  // LB24
        if isInNumber(place) { return true }  // LB25
        switch (a, b) {  // LB26
        case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): return true
        case (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT): return true
        case (.jamoT, .jamoT), (.hangulLVT, .jamoT): return true
        default: break
        }
        if Self.hangul.contains(a) && b == .postfix || a == .prefix && Self.hangul.contains(b) { return true }
        if isLetter.0 || a == .infix, isLetter.1 { return true }  // LB28, LB29
        if isLetter.0 || a == .number, b == .open { return true }  // LB30
        if a == .closeParenthesis, isLetter.1 || b == .number { return true }
        if a == .regionalIndicator, b == .regionalIndicator {  // LB30a
            return cells[..<place].reversed().prefix { $0.found == .regionalIndicator }.count % 2 == 1
        }
        return (a == .emojiBase || a == .reservedPictograph) && b == .emojiModifier  // LB30b
    }

    /// Whether a place lies within a match of the number of section 8.2, example 7: `(PR | PO)? (OP | HY)? NU
    /// (NU | SY | IS)* (CL | CP)? (PR | PO)?`; CLDR lets an `IS` go before the first `NU`.
    private func isInNumber(_ place: Int) -> Bool {
        (0..<place).contains { start in
            var index = start
            func take(_ classes: [Class]) {
                if let next = found(index), classes.contains(next) { index += 1 }
            }
            take([.prefix, .postfix])
            take(Self.open + [.hyphen])
            if isCLDR { take([.infix]) }
            guard found(index) == .number else { return false }
            while let next = found(index), [.number, .symbol, .infix].contains(next) { index += 1 }
            take(Self.parentheses)
            take([.prefix, .postfix])
            return place < index
        }
    }
}
