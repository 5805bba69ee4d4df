extension LineComposer {
    /// The pieces of the line, in reading order.
    func linePieces() -> [LinePiece] {
        let visible = found.span.clusters.lowerBound..<found.span.visibleEnd
        switch truncation {
        case .tail: return truncatedAtTail(visible)
        case .head: return truncatedAtHead(visible)
        case .middle: return truncatedInMiddle(visible)
        case .tailAfterLine: return truncatedAfterLine(visible)
        case .clip, nil: return pieces(of: visible) + hyphen(after: visible)
        }
    }

    /// Clusters as pieces; reshaped where breaking changed glyphs.
    func pieces(of clusters: Range<Int>) -> [LinePiece] {
        let text = paragraph.text
        var pieces: [LinePiece] = [], start = clusters.lowerBound
        while start < clusters.upperBound {
            let run = text.runs[text.clusters[start].run]
            let end = min(run.clusters.upperBound, clusters.upperBound)
            pieces.append(piece(start..<end, of: run))
            start = end
        }
        return pieces
    }

    private func piece(_ clusters: Range<Int>, of run: ShapedRun) -> LinePiece {
        let all = paragraph.text.clusters
        let units = all[clusters.lowerBound].start..<all[clusters.upperBound - 1].end
        let string = String(utf16: paragraph.units[units])
        let style = paragraph.styles[run.style]
        let cutsStart = clusters.lowerBound > run.clusters.lowerBound
        let cutsEnd = clusters.upperBound < run.clusters.upperBound
        let changes =
            cutsStart && all[clusters.lowerBound].traits.contains(.unsafeToBreak)
            || cutsEnd && all[clusters.upperBound].traits.contains(.unsafeToBreak)
        var piece = LinePiece(
            source: paragraph.text, run: run, style: style, clusters: clusters, level: run.level,
            units: units,
            string: string)
        if changes {
            let shaped = ShapedText()
            Shaper(typesetter: typesetter, units: paragraph.units, styles: paragraph.styles).shape(
                TextItem(
                    kind: run.kind, range: units, style: run.style, face: run.face, script: run.script,
                    level: run.level), into: shaped)
            piece.source = shaped
            piece.clusters = shaped.clusters.indices
        }
        return piece
    }

    /// Text of the setter's own, in the style of a cluster, running as the paragraph does.
    private func inserted(_ string: String, at cluster: Int) -> [LinePiece] {
        let all = paragraph.text.clusters
        let unit = all.indices.contains(cluster) ? all[cluster].start : 0
        guard let styled = paragraph.style(at: unit) else { return [] }
        let own = AttributedText(string, style: styled.style)
        let shaped = typesetter.paragraph(own, units: Array(string.utf16), direction: .natural)
        return shaped.text.runs.map { run in
            LinePiece(
                source: shaped.text, run: run, style: styled, clusters: run.clusters,
                level: paragraph.baseLevel, units: unit..<unit, string: string)
        }
    }

    /// The ellipsis in the style of a cluster.
    ///
    /// Source: UIKit, U+2026 in the font and colour of the text around it.
    private func ellipsis(at cluster: Int) -> [LinePiece] { inserted("\u{2026}", at: cluster) }

    func hyphen(after clusters: Range<Int>) -> [LinePiece] {
        guard found.span.isWrapped, let last = clusters.last,
            found.span.isHyphenated || paragraph.text.clusters[last].traits.contains(.softHyphen)
        else { return [] }
        return inserted("-", at: last)
    }

    private func width(of pieces: [LinePiece]) -> Double {
        pieces.reduce(0) { sum, piece in
            piece.source.clusters[piece.clusters].reduce(sum) { $0 + $1.advance }
        }
    }

    private func isBlank(_ cluster: Int) -> Bool { paragraph.text.clusters[cluster].traits.contains(.blank) }

    /// As many clusters from the front as fit in `width`.
    private func prefix(of clusters: Range<Int>, in width: Double) -> Range<Int> {
        var x = 0.0, end = clusters.lowerBound
        while end < clusters.upperBound {
            x += paragraph.text.clusters[end].advance
            if x > width + LineFiller.tolerance { break }
            end += 1
        }
        return clusters.lowerBound..<end
    }

    /// As many clusters from the back as fit in `width`.
    private func suffix(of clusters: Range<Int>, in width: Double) -> Range<Int> {
        var x = 0.0, start = clusters.upperBound
        while start > clusters.lowerBound {
            x += paragraph.text.clusters[start - 1].advance
            if x > width + LineFiller.tolerance { break }
            start -= 1
        }
        return start..<clusters.upperBound
    }

    private func droppingBlanksAtEnd(_ clusters: Range<Int>) -> Range<Int> {
        var end = clusters.upperBound
        while end > clusters.lowerBound, isBlank(end - 1) { end -= 1 }
        return clusters.lowerBound..<end
    }

    private func droppingBlanksAtStart(_ clusters: Range<Int>) -> Range<Int> {
        var start = clusters.lowerBound
        while start < clusters.upperBound, isBlank(start) { start += 1 }
        return start..<clusters.upperBound
    }

    private func truncatedAtTail(_ clusters: Range<Int>) -> [LinePiece] {
        let reach = prefix(of: clusters, in: found.room).upperBound
        if reach == clusters.upperBound { return pieces(of: clusters) }
        let ellipsis = ellipsis(at: reach)
        let kept = prefix(of: clusters, in: found.room - width(of: ellipsis))
        return pieces(of: droppingBlanksAtEnd(kept)) + ellipsis
    }

    private func truncatedAfterLine(_ clusters: Range<Int>) -> [LinePiece] {
        let ellipsis = ellipsis(at: max(clusters.lowerBound, clusters.upperBound - 1))
        let kept = prefix(of: clusters, in: found.room - width(of: ellipsis))
        return pieces(of: droppingBlanksAtEnd(kept)) + ellipsis
    }

    private func truncatedAtHead(_ clusters: Range<Int>) -> [LinePiece] {
        if prefix(of: clusters, in: found.room) == clusters { return pieces(of: clusters) }
        let ellipsis = ellipsis(at: clusters.lowerBound)
        let kept = suffix(of: clusters, in: found.room - width(of: ellipsis))
        return ellipsis + pieces(of: droppingBlanksAtStart(kept))
    }

    private func truncatedInMiddle(_ clusters: Range<Int>) -> [LinePiece] {
        let reach = prefix(of: clusters, in: found.room / 2).upperBound
        if prefix(of: clusters, in: found.room) == clusters { return pieces(of: clusters) }
        let ellipsis = ellipsis(at: reach)
        let room = found.room - width(of: ellipsis)
        let end = suffix(of: clusters, in: room / 2)
        let endWidth = paragraph.text.clusters[end].reduce(0) { $0 + $1.advance }
        let start = prefix(of: clusters.lowerBound..<end.lowerBound, in: room - endWidth)
        return pieces(of: droppingBlanksAtEnd(start)) + ellipsis + pieces(of: droppingBlanksAtStart(end))
    }
}
