/// Cuts a paragraph into items of one style, face, script and direction, and has them shaped.
struct Itemizer {
    let typesetter: Typesetter
    let units: [UInt16]
    let runs: [AttributedText.Run]
    let direction: ParagraphStyle.WritingDirection

    /// The longest item in UTF-16 units. Chosen: a bound on what one call of HarfBuzz may have to do, far
    /// above the length of words; items are cut between clusters.
    private static let itemLimit = 4096
    /// Characters that are reported where no font has them.
    private static let missingLimit = 8

    /// Stands for what is not text.
    private static let attachmentCharacter: UInt16 = 0xFFFC

    /// The paragraph, shaped.
    func paragraph() -> Paragraph {
        let styles = runs.map { StyledFont(style: $0.style, font: typesetter.font($0.style.font)) }
        let (base, levels) = BidiLevels.of(units, direction: direction, embeddings: embeddings)
        var items: [TextItem] = [], missing: [Unicode.Scalar] = []
        collect(into: &items, missing: &missing, styles: styles, levels: levels)
        Itemizer.giveScriptToLeadingNeutrals(&items)
        let text = ShapedText()
        text.clusters.reserveCapacity(units.count)
        text.glyphs.reserveCapacity(units.count)
        let shaper = Shaper(typesetter: typesetter, units: units, styles: styles)
        for (index, item) in items.enumerated() {
            shaper.shape(item, into: text)
            if index + 1 < items.count { widen(item, before: items[index + 1], styles, text) }
        }
        return Paragraph(
            units: units, styles: styles, styleEnds: styleEnds, baseLevel: base, text: text, missing: missing)
    }

    /// Puts the platform's space between two items of ideographs and of narrow characters.
    private func widen(_ item: TextItem, before next: TextItem, _ styles: [StyledFont], _ text: ShapedText) {
        guard let last = text.clusters.indices.last, item.range.upperBound == next.range.lowerBound,
            EastAsianSpacing.isBetween(units[item.range.upperBound - 1], units[next.range.lowerBound])
        else { return }
        text.clusters[last].advance += styles[item.style].font.eastAsianSpace
    }

    /// The runs with a writing direction of their own.
    private var embeddings: [BidiLevels.Embedding] {
        guard runs.contains(where: { !$0.style.directions.isEmpty }) else { return [] }
        var start = 0
        return styleEnds.compactMap { end, run in
            defer { start = max(start, end) }
            let directions = runs[run].style.directions
            return directions.isEmpty || end <= start
                ? nil : BidiLevels.Embedding(range: start..<end, directions: directions)
        }
    }

    private var styleEnds: [(end: Int, style: Int)] {
        var ends: [(end: Int, style: Int)] = [], end = 0
        for (index, run) in runs.enumerated() {
            let (sum, overflow) = end.addingReportingOverflow(max(0, run.length))
            end = min(overflow ? units.count : sum, units.count)
            ends.append((index == runs.count - 1 ? units.count : end, index))
        }
        return ends
    }

    private func collect(
        into items: inout [TextItem], missing: inout [Unicode.Scalar], styles: [StyledFont], levels: [UInt8]?
    ) {
        let ends = styleEnds
        let boundaries = GraphemeBoundaries(of: units)
        let fallback = FontFallback(library: typesetter.library)
        var script = Script.common, run = 0, start = 0
        while start < units.count {
            while run < ends.count - 1, start >= ends[run].end { run += 1 }
            let font = styles[run].font
            var choice: (kind: TextItem.Kind, face: FontFace?) = (.text, font.face)
            let limit = min(ends[run].end, start + Itemizer.itemLimit)
            var end = start
            if font.face?.hasASCII ?? false {
                end = plainEnd(from: start, limit: limit, script: &script, levels, boundaries)
            }
            if end == start {
                end = boundaries.end(after: start)
                if units[start] == Itemizer.attachmentCharacter, styles[run].style.attachment != nil {
                    choice = (.attachment, nil)
                } else if end == start + 1, let known = font.knownChoice(of: units[start]) {
                    choice = (.text, known.face)
                    script = known.script
                    end = knownEnd(from: start, limit: limit, font: font, levels, boundaries)
                } else {
                    let cluster = TextCluster(units[start..<end])
                    script = cluster.script ?? script
                    choice = fallback.choice(for: cluster, font: font, script: script)
                    if choice.kind == .missing { Itemizer.note(cluster, in: &missing) }
                    if choice.kind == .text, end == start + 1, let own = cluster.script {
                        font.keepChoice(KnownChoice(face: choice.face, script: own), of: units[start])
                    }
                }
            }
            let item = TextItem(
                kind: choice.kind, range: start..<end, style: run, face: choice.face, script: script,
                level: levels?[start] ?? 0)
            if let last = items.last, last.joins(item), end - last.range.lowerBound <= Itemizer.itemLimit {
                items[items.count - 1].range = last.range.lowerBound..<end
            } else {
                items.append(item)
            }
            start = end
        }
    }

    /// The end of a range of printable ASCII characters of one script and level, each a cluster by itself: what
    /// most text is made of, found without a search.
    private func plainEnd(
        from start: Int, limit: Int, script: inout Script, _ levels: [UInt8]?,
        _ boundaries: GraphemeBoundaries
    ) -> Int {
        var end = start
        while end < limit, units[end] >= 0x20, units[end] < 0x7F, boundaries.end(after: end) == end + 1,
            levels?[end] == levels?[start]
        {
            let letter = units[end] | 0x20
            if letter >= 0x61, letter <= 0x7A, script != .latin {
                guard end == start else { return end }
                script = .latin
            }
            end += 1
        }
        return end
    }

    /// The end of a range of units that are drawn as the first one is, as far as that is known.
    private func knownEnd(
        from start: Int, limit: Int, font: ResolvedFont, _ levels: [UInt8]?, _ boundaries: GraphemeBoundaries
    ) -> Int {
        var end = start + 1
        while end < limit, font.hasSameChoice(units[end], as: units[start]),
            boundaries.end(after: end) == end + 1, levels?[end] == levels?[start]
        {
            end += 1
        }
        return end
    }

    private static func note(_ cluster: TextCluster, in missing: inout [Unicode.Scalar]) {
        if missing.count < missingLimit, !missing.contains(cluster.first) { missing.append(cluster.first) }
    }

    /// Spaces and symbols take the script of the preceding text; at the start, of the following.
    private static func giveScriptToLeadingNeutrals(_ items: inout [TextItem]) {
        guard let first = items.firstIndex(where: { !$0.script.isNeutral }) else { return }
        for index in 0..<first { items[index].script = items[first].script }
    }
}
