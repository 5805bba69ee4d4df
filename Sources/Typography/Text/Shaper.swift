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
        let drawnSize = styled.font.size * (isOwnFace ? styled.font.drawingScale : 1)
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
        guard let buffer = typesetter.buffer else { return }
        fill(buffer, with: item)
        spacing.withFeatures { hb_shape(face.font, buffer, $0.baseAddress, UInt32($0.count)) }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
        else { return }
        let output = UnsafeBufferPointer(start: infos, count: Int(count))
        let places = UnsafeBufferPointer(start: positions, count: Int(count))
        var groups = Shaper.groups(output)
        if item.level & 1 == 1 { groups.reverse() }
        for (index, group) in groups.enumerated() {
            let start = index == 0 ? item.range.lowerBound : Int(output[group.lowerBound].cluster)
            let end =
                index + 1 < groups.count
                ? Int(output[groups[index + 1].lowerBound].cluster) : item.range.upperBound
            var cluster = ShapedCluster(
                start: start, end: max(start, end), glyphs: text.glyphs.count..<text.glyphs.count, advance: 0,
                run: run, traits: traits(from: start, to: end, infos: output[group]))
            cluster.advance = spacing.place(
                output[group], places[group], characters: units[start..<max(start, end)],
                before: end < item.range.upperBound ? units[end] : nil, into: &text.glyphs)
            cluster.glyphs = cluster.glyphs.lowerBound..<text.glyphs.count
            text.clusters.append(cluster)
        }
    }

    private func fill(_ buffer: OpaquePointer, with item: TextItem) {
        hb_buffer_reset(buffer)
        units.withUnsafeBufferPointer {
            hb_buffer_add_utf16(
                buffer, $0.baseAddress, Int32(clamping: $0.count), UInt32(item.range.lowerBound),
                Int32(item.range.count))
        }
        hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, item.script.harfBuzz)
        hb_buffer_set_language(buffer, typesetter.locale.language)
        let isStart = item.range.lowerBound == 0, isEnd = item.range.upperBound == units.count
        let flags = (isStart ? HB_BUFFER_FLAG_BOT.rawValue : 0) | (isEnd ? HB_BUFFER_FLAG_EOT.rawValue : 0)
        hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    }

    /// Runs of glyphs with one cluster number, in the order of the output.
    private static func groups(_ infos: UnsafeBufferPointer<hb_glyph_info_t>) -> [Range<Int>] {
        var groups: [Range<Int>] = [], start = 0
        for index in 1...infos.count
        where index == infos.count || infos[index].cluster != infos[start].cluster {
            groups.append(start..<index)
            start = index
        }
        return groups
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
