import Geometry
package import Scene
import Synchronization

/// A line with the place of every cluster, for carets and for code that reads glyphs.
package struct PlacedLine: Equatable, Sendable {
    /// Characters that share style, face and direction.
    package struct Run: Equatable, Sendable {
        /// The face of the glyphs; nil for characters without glyphs, such as tabs.
        package var face: GlyphRun.Face?
        /// The size of the glyphs, in points per em.
        package var size: Double
        /// Whether the characters run from right to left.
        package var isRightToLeft: Bool
        /// The characters, in UTF-16 units of the whole text; empty for an ellipsis or a hyphen.
        package var textRange: Range<Int>
        /// The glyphs from left to right, placed from the line's left end on the baseline.
        package var glyphs: [GlyphRun.Glyph] = []
        /// The clusters from left to right.
        package var clusters: [Cluster] = []
        /// The distance from the baseline to the top, in points; of an attachment, its own.
        package var ascent: Double
        /// The distance from the baseline to the bottom, in points; of an attachment, its own.
        package var descent: Double
        /// The additional space between lines, in points.
        package var leading: Double
    }

    /// The smallest part of a text that has glyphs of its own.
    package struct Cluster: Equatable, Sendable {
        /// The characters, in UTF-16 units of the whole text; empty in an ellipsis or a hyphen.
        package var textRange: Range<Int>
        /// Points from the line's left end.
        package var x: Double
        /// Points to the next cluster.
        package var advance: Double
        /// The indices of its glyphs in the run.
        package var glyphs: Range<Int>
    }

    /// The runs from left to right.
    package var runs: [Run] = []
    /// Points from the left end to the right one, with blanks at the end of the text.
    package var width = 0.0
    /// Points of the blanks at the end of the text.
    package var blankWidth = 0.0
    /// Whether the paragraph runs from right to left, so that blanks at the end are at the left.
    package var isRightToLeft: Bool

    /// Creates an empty line.
    package init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }
}

extension LineComposer {
    /// The line with the place of every cluster, hanging blanks too.
    func placedLine() -> PlacedLine {
        let span = found.span, isWhole = truncation == nil || truncation == .clip
        let all = isWhole ? pieces(of: span.clusters) + hyphen(after: span.clusters) : linePieces()
        let advances = logicalAdvances(all)
        let visible = isWhole ? linePieces() : all
        let natural = logicalAdvances(visible).joined().reduce(0, +)
        let extra = justification(visible, width: natural)
        var line = PlacedLine(isRightToLeft: paragraph.baseLevel == 1)
        // Clusters before the last one to be seen, in reading order, are those that justification spreads.
        var ordinals: [Int] = [], count = 0
        for piece in all {
            ordinals.append(count)
            count += piece.clusters.count
        }
        let spreadEnd = span.visibleEnd - span.clusters.lowerBound - 1
        for index in BidiLevels.visualOrder(all.map(\.level)) {
            let spread = extra > 0 ? max(0, spreadEnd - ordinals[index]) : 0
            add(all[index], advances[index], extra: extra, spreading: spread, to: &line)
        }
        if isWhole { line.blankWidth = max(0, advances.joined().reduce(0, +) - natural) }
        return line
    }

    /// Adds a piece at the line's right end; `extra` points may follow its first `count` clusters in reading order.
    private func add(
        _ piece: LinePiece, _ advances: [Double], extra: Double, spreading count: Int,
        to line: inout PlacedLine
    ) {
        let offset = found.offset, isInserted = piece.units.isEmpty
        let metrics = piece.style.font.metrics, box = piece.style.style.attachment
        let isAttachment = piece.run.kind == .attachment
        var run = PlacedLine.Run(
            face: piece.run.face.map { GlyphRun.Face(index: $0.index, name: $0.record.postScriptName) },
            size: piece.run.drawnSize, isRightToLeft: piece.run.isRightToLeft,
            textRange: piece.units.lowerBound + offset..<piece.units.upperBound + offset,
            ascent: isAttachment ? box?.ascent ?? 0 : metrics.ascender,
            descent: isAttachment ? box?.descent ?? 0 : -metrics.descender, leading: metrics.leading)
        let factor = piece.style.style.widthFactor
        let positions = Array(0..<piece.clusters.count)
        for position in run.isRightToLeft ? positions.reversed() : positions {
            let cluster = piece.source.clusters[piece.clusters.lowerBound + position]
            let first = run.glyphs.count
            for glyph in piece.source.glyphs[cluster.glyphs] {
                run.glyphs.append(
                    GlyphRun.Glyph(
                        id: glyph.id, position: Point(x: line.width + glyph.x * factor, y: glyph.y)))
            }
            let isSpread = position < count && cluster.traits.contains(.expandable)
            let advance = advances[position] + (isSpread ? extra : 0)
            let place = piece.units.lowerBound
            let units = isInserted ? place..<place : cluster.start..<cluster.end
            run.clusters.append(
                PlacedLine.Cluster(
                    textRange: units.lowerBound + offset..<units.upperBound + offset, x: line.width,
                    advance: advance, glyphs: first..<run.glyphs.count))
            line.width += advance
        }
        line.runs.append(run)
    }
}

extension TextEngine {
    /// The lines of a layout with the place of every cluster, as `layout(_:paragraph:proposal:)` lays them out.
    package func placedLines(
        _ text: AttributedText, paragraph: ParagraphStyle = ParagraphStyle(),
        proposal: TextProposal = .unlimited
    ) -> [PlacedLine] {
        typesetter.withLock { typesetter in
            let pass = LineLayout(
                typesetter: typesetter, source: TextSource(text), paragraphStyle: paragraph,
                proposal: proposal)
            var finder = LineFinder(pass: pass)
            finder.find()
            // Places are from each line's left end, so that the width in which lines are aligned does not matter.
            return finder.lines.map {
                LineComposer(typesetter: typesetter, found: $0, container: 0).placedLine()
            }
        }
    }
}
