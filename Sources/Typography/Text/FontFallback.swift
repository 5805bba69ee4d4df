import CHarfBuzz

/// Finds the face that draws a cluster.
struct FontFallback {
    let library: FontLibrary

    /// The face for a cluster and what it is drawn as; a cluster is never split over faces.
    func choice(
        for cluster: TextCluster, font: ResolvedFont, script: Script
    ) -> (kind: TextItem.Kind, face: FontFace?) {
        let kind = cluster.kind
        guard kind == .text else { return (kind, font.face) }
        let key = ResolvedFont.FallbackKey(cluster: cluster, script: script)
        if let row = font.fallbackRows[key] { return found(row: row, font) }
        let row = search(cluster, font: font, script: script)
        if font.fallbackRows.count >= FontFallback.cacheLimit { font.fallbackRows.removeAll() }
        font.fallbackRows[key] = row
        return found(row: row, font)
    }

    /// Clusters that are remembered for a font: more than a language has.
    private static let cacheLimit = 16_384

    private func found(row: Int, _ font: ResolvedFont) -> (kind: TextItem.Kind, face: FontFace?) {
        if row == FontFallback.own || row == font.face?.index { return (.text, font.face) }
        if row >= 0, let face = library.face(at: row) { return (.text, face) }
        return (.missing, font.face)
    }

    /// Stands for no row at all.
    private static let missing = -1
    /// Stands for the font's own face, though it may have no glyph: nothing is to be seen anyway.
    private static let own = -2

    /// The row of the first face that has all of a cluster, otherwise of its first character.
    private func search(_ cluster: TextCluster, font: ResolvedFont, script: Script) -> Int {
        let isEmoji = cluster.isEmoji
        if !isEmoji, let face = font.face, covers(face, cluster) { return face.index }
        if cluster.allSatisfy({ CharacterProperties($0.value).isDefaultIgnorable }) {
            return FontFallback.own
        }
        let rows = candidates(isEmoji: isEmoji, font: font, script: script)
        if let row = rows.first(where: { library.face(at: $0).map { covers($0, cluster) } ?? false }) {
            return row
        }
        return rows.first { library.face(at: $0).map { $0.glyph(for: cluster.first) != 0 } ?? false }
            ?? FontFallback.missing
    }

    /// The rows to try: color first where requested, the font's own, those for the script, then all others in
    /// the table's order.
    private func candidates(isEmoji: Bool, font: ResolvedFont, script: Script) -> [Int] {
        let families = library.families.fallbacks
        let emoji = families.filter { $0.role == .emoji }
        let fitting = families.filter { $0.scripts.contains(script) }
        let others = families.filter { !$0.scripts.contains(script) && !(isEmoji && $0.role == .emoji) }
        let own = font.face.map { [$0.index] } ?? []
        let ordered = fitting + others + library.families.lastResorts
        return (isEmoji ? rows(of: emoji, font) : []) + own + rows(of: ordered, font)
    }

    private func rows(of families: [FontFamilies.Family], _ font: ResolvedFont) -> [Int] {
        families.compactMap {
            FontFamilies.nearest(
                in: $0.members, weight: font.descriptor.weight, slant: font.descriptor.slant)
        }
    }

    /// Whether a face can draw every visible character of a cluster, composed or taken apart if need be.
    private func covers(_ face: FontFace, _ cluster: TextCluster) -> Bool {
        guard draws(face, cluster.first) else { return drawsComposed(face, cluster) }
        var composed = cluster.first
        for scalar in cluster.others {
            let next = Canonical.composed(composed, scalar)
            composed = next ?? scalar
            if CharacterProperties(scalar.value).isDefaultIgnorable || draws(face, scalar) { continue }
            guard next != nil, face.glyph(for: composed) != 0 else { return false }
        }
        return true
    }

    /// Whether a face has one glyph for all of a cluster, such as a syllable of Hangul for its letters.
    private func drawsComposed(_ face: FontFace, _ cluster: TextCluster) -> Bool {
        var whole = cluster.first
        for scalar in cluster.others {
            guard let next = Canonical.composed(whole, scalar) else { return false }
            whole = next
        }
        return whole != cluster.first && face.glyph(for: whole) != 0
    }

    private func draws(_ face: FontFace, _ character: Unicode.Scalar) -> Bool {
        face.glyph(for: character) != 0
            || Canonical.decomposed(character)?.allSatisfy { face.glyph(for: $0) != 0 } ?? false
    }
}
