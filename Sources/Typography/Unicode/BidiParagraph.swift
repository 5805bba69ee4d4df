/// The embedding levels of a paragraph: UAX #9 of Unicode 15.0, all but the order of a line (rule L2), for which
/// `BidiLevels` cares.
struct BidiParagraph {
    /// The class of each unit; that of a trailing surrogate is one that rule X9 removes.
    let original: [BidiClass]
    /// The class as the rules change it.
    var classes: [BidiClass]
    var levels: [UInt8]
    let base: UInt8
    /// By unit: that of the counterpart of what opens or ends an isolate, -1 where there is none.
    let counterparts: [Int]
    let characters: [UInt32]

    /// What decides the direction.
    enum Direction { case left, right, firstStrong }

    /// Source: UAX #9, rule BD2.
    static let highestLevel: UInt8 = 125

    /// Resolves one paragraph, with embeddings that come from attributes of the text.
    init(
        characters: [UInt32], classes: [BidiClass], direction: Direction,
        embeddings: [BidiLevels.Embedding] = []
    ) {
        self.characters = characters
        original = classes
        self.classes = classes
        counterparts = BidiParagraph.isolates(classes)
        base =
            switch direction {
            case .left: 0
            case .right: 1
            case .firstStrong:
                BidiParagraph.firstStrongLevel(classes, counterparts, classes.indices) ?? 0
            }
        levels = [UInt8](repeating: base, count: classes.count)
        setExplicitLevels(embeddings)
        for sequence in BidiSequence.all(in: self) { resolve(sequence) }
        setImplicitLevels()
        resetBlanks()
    }

    private mutating func resolve(_ given: BidiSequence) {
        var sequence = given
        sequence.resolveWeak(&classes, original)
        sequence.resolveBrackets(&classes, original, characters)
        sequence.resolveNeutrals(&classes)
    }

    /// Matches what opens isolates with what ends them (rule BD9).
    private static func isolates(_ classes: [BidiClass]) -> [Int] {
        var counterparts = [Int](repeating: -1, count: classes.count), open: [Int] = []
        for (index, found) in classes.enumerated() {
            if found.opensIsolate {
                open.append(index)
            } else if found == .popIsolate, let start = open.popLast() {
                counterparts[start] = index
                counterparts[index] = start
            }
        }
        return counterparts
    }

    /// The level of the first strong character outside isolates (rules P2 and P3).
    static func firstStrongLevel(
        _ classes: [BidiClass], _ counterparts: [Int], _ range: Range<Int>
    ) -> UInt8? {
        var index = range.lowerBound
        while index < range.upperBound {
            switch classes[index] {
            case .left: return 0
            case .right, .arabicLetter: return 1
            case .leftIsolate, .rightIsolate, .firstStrongIsolate:
                guard counterparts[index] >= 0 else { return nil }
                index = counterparts[index]
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Rules I1 and I2; what rule X9 removes takes the level of what goes before.
    private mutating func setImplicitLevels() {
        var last = base
        for index in levels.indices {
            if original[index].isRemoved {
                levels[index] = last
                continue
            }
            let isOdd = levels[index] & 1 == 1
            switch classes[index] {
            case .left: if isOdd { levels[index] += 1 }
            case .right: if !isOdd { levels[index] += 1 }
            case .arabicNumber, .europeanNumber: levels[index] += isOdd ? 1 : 2
            default: break
            }
            last = levels[index]
        }
    }

    /// Rule L1: separators, and blanks before them and at the end, have the paragraph's level.
    private mutating func resetBlanks() {
        var isTrailing = true
        for index in levels.indices.reversed() {
            if original[index] == .paragraphSeparator || original[index] == .segmentSeparator {
                isTrailing = true
                levels[index] = base
            } else if original[index].isTrailing {
                if isTrailing { levels[index] = base }
            } else {
                isTrailing = false
            }
        }
    }
}
