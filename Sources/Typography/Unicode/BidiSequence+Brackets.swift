import CUnicodeData

extension BidiSequence {
    /// A pair of brackets, as positions in the sequence.
    private struct Pair {
        var open: Int
        var close: Int
    }

    /// The most brackets that may be open at once. Source: UAX #9, rule BD16.
    private static let depthLimit = 63

    /// Resolves paired brackets, rule N0.
    func resolveBrackets(
        _ classes: inout [BidiClass], _ original: [BidiClass], _ characters: [UInt32]
    ) {
        for pair in bracketPairs(classes, characters) {
            guard let found = direction(of: pair, classes) else { continue }
            for position in [pair.open, pair.close] {
                classes[indices[position]] = found
                // Marks on a bracket go with it.
                for index in indices[(position + 1)...] {
                    guard original[index] == .mark else { break }
                    classes[index] = found
                }
            }
        }
    }

    /// The pairs in the order of what opens them (rule BD16).
    private func bracketPairs(_ classes: [BidiClass], _ characters: [UInt32]) -> [Pair] {
        var open: [(closing: UInt32, position: Int)] = [], pairs: [Pair] = []
        for (position, index) in indices.enumerated() where classes[index] == .neutral {
            let character = characters[index]
            guard CharacterProperties(character).isBracket else { continue }
            let bracket = cunicode_find_bracket(character)
            if bracket.opens != 0 {
                guard open.count < BidiSequence.depthLimit else { break }
                open.append((BidiSequence.canonical(bracket.counterpart), position))
            } else if let match = open.lastIndex(where: { $0.closing == BidiSequence.canonical(character) }) {
                pairs.append(Pair(open: open[match].position, close: position))
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.open < $1.open }
    }

    /// A closing bracket, the deprecated angle bracket as the one it is canonically the same as.
    private static func canonical(_ character: UInt32) -> UInt32 { character == 0x232A ? 0x3009 : character }

    /// What a pair runs with: the sequence if anything inside does, else what goes before if all strong text
    /// inside runs against the sequence; nil where nothing inside is strong.
    private func direction(of pair: Pair, _ classes: [BidiClass]) -> BidiClass? {
        var hasOpposite = false
        for index in indices[pair.open + 1..<pair.close] {
            guard let strong = BidiSequence.strongDirection(of: classes[index]) else { continue }
            if strong == direction { return direction }
            hasOpposite = true
        }
        guard hasOpposite else { return nil }
        let before = indices[..<pair.open].reversed().lazy
            .compactMap { BidiSequence.strongDirection(of: classes[$0]) }.first
        return before ?? start
    }
}
