/// A grapheme cluster: what is shown as one character.
struct TextCluster: Hashable {
    /// Its first character.
    let first: Unicode.Scalar
    /// What follows: marks, joiners, selectors.
    let others: [Unicode.Scalar]

    /// The longest cluster that is looked at whole; what goes beyond is drawn with the same face.
    private static let limit = 64

    /// A cluster of at least one unit.
    init(_ units: ArraySlice<UInt16>) {
        if units.count == 1, let unit = units.first, let scalar = Unicode.Scalar(unit) {
            (first, others) = (scalar, [])
            return
        }
        let scalars = String(utf16: units.prefix(TextCluster.limit)).unicodeScalars
        first = scalars.first ?? "\u{FFFD}"
        others = Array(scalars.dropFirst())
    }

    /// Whether all characters have a property.
    func allSatisfy(_ property: (Unicode.Scalar) -> Bool) -> Bool {
        property(first) && others.allSatisfy(property)
    }

    /// The first script of its own, if it has one.
    var script: Script? {
        let script = Script(of: first)
        if !script.isNeutral { return script }
        return others.lazy.map(Script.init(of:)).first { !$0.isNeutral }
    }

    /// What its first character is.
    var kind: TextItem.Kind {
        if first.value == 0x09 { return .tab }
        return first.value < 0x20 || (first.value >= 0x7F && first.value < 0xA0) ? .control : .text
    }

    /// Whether it is to be shown in color: by nature, by a variation selector, as a keycap or with a skin
    /// tone (UTS #51).
    var isEmoji: Bool {
        guard first.value >= 0x23 else { return false }
        let properties = CharacterProperties(first.value)
        if others.isEmpty { return first.value >= 0x231A && properties.isEmojiPresentation }
        if others.contains(where: { $0.value == 0xFE0E }) { return false }
        guard properties.isEmoji else { return false }
        return properties.isEmojiPresentation
            || others.contains {
                $0.value == 0xFE0F || $0.value == 0x20E3 || (0x1F3FB...0x1F3FF).contains($0.value)
            }
    }
}
