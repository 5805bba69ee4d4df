/// Finds grapheme clusters: UAX #29 of Unicode 15.0, with the conjuncts of Indic scripts whole.
///
/// Source: CLDR 42's root rules, which became rule GB9c of Unicode 15.1.
struct GraphemeBreaker {
    private var before = GraphemeClass.control
    /// Whether an odd number of regional indicators goes before.
    private var isHalfFlag = false
    private var pictograph = Pictograph.none
    private var conjunct = Conjunct.none

    private enum Pictograph { case none, extended, joined }
    private enum Conjunct { case none, consonant, linked }

    /// Sets `bit` in the flags of units that begin a cluster.
    static func mark(_ units: [UInt16], flags: inout [UInt8], bit: UInt8) {
        guard flags.count >= units.count else { return }
        units.withUnsafeBufferPointer { units in
            let reader = ScalarReader(units: units)
            var breaker = GraphemeBreaker()
            var index = 0
            while index < units.count {
                let (value, width) = reader.character(at: index)
                if breaker.step(CharacterProperties(value).graphemeClass) { flags[index] |= bit }
                index += width
            }
        }
    }

    /// Goes over a character; whether a cluster begins with it.
    private mutating func step(_ found: GraphemeClass) -> Bool {
        let isKept = isKept(found)
        isHalfFlag = found == .regionalIndicator && !isHalfFlag
        switch found {
        case .pictograph: pictograph = .extended
        case .extend, .extendOfClassZero, .virama: if pictograph == .joined { pictograph = .none }
        case .zeroWidthJoiner: pictograph = pictograph == .extended ? .joined : .none
        default: pictograph = .none
        }
        switch found {
        case .consonant: conjunct = .consonant
        case .virama: if conjunct == .consonant { conjunct = .linked }
        case .extend, .zeroWidthJoiner: break
        default: conjunct = .none
        }
        before = found
        return !isKept
    }

    /// Whether a character belongs to the cluster of the one before it.
    private func isKept(_ found: GraphemeClass) -> Bool {
        switch (before, found) {
        case (.carriageReturn, .lineFeed): true
        case (.carriageReturn, _), (.lineFeed, _), (.control, _): false
        case (_, .carriageReturn), (_, .lineFeed), (_, .control): false
        case (_, .extend), (_, .extendOfClassZero), (_, .virama), (_, .zeroWidthJoiner), (_, .spacingMark):
            true
        case (.prepend, _): true
        case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): true
        case (.hangulLV, .jamoV), (.hangulLV, .jamoT), (.jamoV, .jamoV), (.jamoV, .jamoT): true
        case (.hangulLVT, .jamoT), (.jamoT, .jamoT): true
        case (_, .consonant): conjunct == .linked
        case (_, .pictograph): pictograph == .joined
        case (_, .regionalIndicator): isHalfFlag
        default: false
        }
    }
}
