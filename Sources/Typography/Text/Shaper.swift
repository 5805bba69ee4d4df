import CHarfBuzz

/// Turns items into glyphs with HarfBuzz.
struct Shaper {
    let typesetter: Typesetter
    let units: [UInt16]
    let styles: [StyledFont]

    /// Appends an item's clusters to `text` as one run.
    func shape(_ item: TextItem, into text: ShapedText) {
        let styled = styles[item.style]
        let first = text.clusters.count
        let isOwnFace = item.face === styled.font.face
        let isPicture = !isOwnFace && item.face?.hasColorBitmaps ?? false
        let drawnSize =
            isPicture ? styled.font.emojiSize : styled.font.size * (isOwnFace ? styled.font.drawingScale : 1)
        let run = text.runs.count
        switch (item.kind, item.face) {
        case (.tab, _), (.control, _): appendBlank(item, run: run, advance: 0, into: text)
        case (.attachment, _):
            let kern = styled.style.kern.flatMap { $0.isFinite ? $0 : nil } ?? 0
            appendBlank(item, run: run, advance: (styled.style.attachment?.width ?? 0) + kern, into: text)
        case (_, nil): appendBlank(item, run: run, advance: styled.font.size / 2, into: text)
        case (_, let face?):
            let spacing = ClusterSpacing(
                style: styled, face: face, isOwnFace: isOwnFace && item.kind == .text, drawnSize: drawnSize,
                script: item.script)
            appendShaped(item, face: face, spacing: spacing, run: run, into: text)
        }
        text.runs.append(
            ShapedRun(
                style: item.style, face: item.face, script: item.script, level: item.level,
                drawnSize: drawnSize, kind: item.kind, clusters: first..<text.clusters.count))
    }

    /// Characters without glyphs, a cluster each.
    private func appendBlank(_ item: TextItem, run: Int, advance: Double, into text: ShapedText) {
        for unit in item.range {
            let traits: ShapedCluster.Traits = item.kind == .tab ? [.tab, .blank] : []
            text.clusters.append(
                ShapedCluster(
                    start: unit, end: unit + 1, glyphs: text.glyphs.count..<text.glyphs.count,
                    advance: UTF16.isTrailSurrogate(units[unit]) ? 0 : advance, run: run, traits: traits))
        }
    }

    private func appendShaped(
        _ item: TextItem, face: FontFace, spacing: ClusterSpacing, run: Int, into text: ShapedText
    ) {
        var output = Output(run: run)
        // Taken out, so that appending costs no check of exclusive access.
        swap(&output.clusters, &text.clusters)
        swap(&output.glyphs, &text.glyphs)
        if spacing.shapesWords, item.level & 1 == 0 {
            let font = styles[item.style].font
            let pairs = spacing.hasNoFeatures ? typesetter.pairs(in: face, script: item.script) : nil
            var start = item.range.lowerBound
            while start < item.range.upperBound {
                let end = WordKey.wordEnd(in: units, from: start, limit: item.range.upperBound)
                if let pairs, pairs.knows(units, start..<end) {
                    appendKnown(start..<end, pairs: pairs, spacing: spacing, into: &output)
                } else {
                    appendWord(
                        start..<end, of: item, font: font, face: face, spacing: spacing, pairs: pairs,
                        into: &output)
                }
                start = end
            }
        } else {
            appendShaped(item.range, of: item, face: face, spacing: spacing, into: &output)
        }
        swap(&output.clusters, &text.clusters)
        swap(&output.glyphs, &text.glyphs)
    }

    /// Clusters and glyphs on their way into a text.
    struct Output {
        var run: Int
        var clusters: [ShapedCluster] = []
        var glyphs: [ShapedGlyph] = []
    }

    /// Appends a word as it was shaped before, or shapes it and keeps it where it is short and plain.
    private func appendWord(
        _ range: Range<Int>, of item: TextItem, font: ResolvedFont, face: FontFace, spacing: ClusterSpacing,
        pairs: PairTable?, into output: inout Output
    ) {
        guard let key = WordKey(units, range, script: item.script) else {
            return appendShaped(range, of: item, face: face, spacing: spacing, pairs: pairs, into: &output)
        }
        if let word = font.shapedWords[key] {
            let shift = output.glyphs.count
            for cluster in word.clusters {
                var own = cluster
                own.start += range.lowerBound
                own.end += range.lowerBound
                own.glyphs = own.glyphs.lowerBound + shift..<own.glyphs.upperBound + shift
                own.run = output.run
                output.clusters.append(own)
            }
            output.glyphs.append(contentsOf: word.glyphs)
            return
        }
        let cluster = output.clusters.count, glyph = output.glyphs.count
        appendShaped(range, of: item, face: face, spacing: spacing, pairs: pairs, into: &output)
        font.keep(
            ShapedWord(output.clusters[cluster...], output.glyphs[glyph...], from: range.lowerBound), for: key
        )
    }

    private func appendShaped(
        _ range: Range<Int>, of item: TextItem, face: FontFace, spacing: ClusterSpacing,
        pairs: PairTable? = nil, into output: inout Output
    ) {
        guard let buffer = typesetter.buffer else { return }
        fill(buffer, with: item, range)
        spacing.withFeatures { hb_shape(face.font, buffer, $0.baseAddress, UInt32($0.count)) }
        guard let shaped = HarfBuzzOutput(buffer) else { return }
        pairs?.learn(shaped, of: units, range)
        let isReversed = item.level & 1 == 1, count = shaped.infos.count
        var index = isReversed ? count - 1 : 0, start = range.lowerBound
        while isReversed ? index >= 0 : index < count {
            let group = Shaper.group(at: index, in: shaped.infos, backwards: isReversed)
            index = isReversed ? group.lowerBound - 1 : group.upperBound
            let isLast = isReversed ? index < 0 : index >= count
            let next = isLast ? range.upperBound : Int(shaped.infos[index].cluster)
            let end = max(start, next)
            var cluster = ShapedCluster(
                start: start, end: end, glyphs: output.glyphs.count..<output.glyphs.count, advance: 0,
                run: output.run, traits: traits(from: start, to: end, infos: shaped.infos[group]))
            let characters = ClusterUnits(
                first: start < end ? units[start] : 0, last: start < end ? units[end - 1] : 0,
                next: end < range.upperBound ? units[end] : 0)
            cluster.advance = spacing.place(group, of: shaped, characters: characters, into: &output.glyphs)
            cluster.glyphs = cluster.glyphs.lowerBound..<output.glyphs.count
            output.clusters.append(cluster)
            start = end
        }
    }

    private func fill(_ buffer: OpaquePointer, with item: TextItem, _ range: Range<Int>) {
        hb_buffer_reset(buffer)
        units.withUnsafeBufferPointer {
            hb_buffer_add_utf16(
                buffer, $0.baseAddress, Int32(clamping: $0.count), UInt32(range.lowerBound),
                Int32(range.count))
        }
        hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, item.script.harfBuzz)
        hb_buffer_set_language(buffer, typesetter.locale.language)
        let isStart = range.lowerBound == 0, isEnd = range.upperBound == units.count
        let flags = (isStart ? HB_BUFFER_FLAG_BOT.rawValue : 0) | (isEnd ? HB_BUFFER_FLAG_EOT.rawValue : 0)
        hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    }

    /// The glyphs with the cluster number of the one at `index`, which is the first of them, or the last.
    private static func group(
        at index: Int, in infos: UnsafeBufferPointer<hb_glyph_info_t>, backwards: Bool
    ) -> Range<Int> {
        let cluster = infos[index].cluster
        var start = index, end = index + 1
        if backwards {
            while start > 0, infos[start - 1].cluster == cluster { start -= 1 }
        } else {
            while end < infos.count, infos[end].cluster == cluster { end += 1 }
        }
        return start..<end
    }

    private func traits(
        from start: Int, to end: Int, infos: Slice<UnsafeBufferPointer<hb_glyph_info_t>>
    ) -> ShapedCluster.Traits {
        var traits: ShapedCluster.Traits = []
        let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
        if infos.contains(where: { $0.mask & unsafe != 0 }) { traits.insert(.unsafeToBreak) }
        guard end == start + 1 else { return traits }
        switch units[start] {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000:
            traits.formUnion([.blank, .expandable])
        case 0xA0: traits.insert(.expandable)
        case 0xAD: traits.insert(.softHyphen)
        case 0x2E80..<0xA000, 0xFF00..<0xFFF0: traits.insert(.expandable)
        default: break
        }
        return traits
    }
}
