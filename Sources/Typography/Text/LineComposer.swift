import Geometry
import Scene

/// Places the clusters of a line: cuts, reorders, aligns, and turns them into glyph runs.
struct LineComposer {
    /// How a line is cut.
    enum Truncation: Hashable {
        /// At the edge.
        case clip
        /// An ellipsis for what is missing at the start, the end or in the middle.
        case head, tail, middle
        /// The whole line and an ellipsis, as more text follows that is not shown.
        case tailAfterLine

        init(_ mode: ParagraphStyle.LineBreakMode) {
            switch mode {
            case .byTruncatingHead: self = .head
            case .byTruncatingMiddle: self = .middle
            case .byTruncatingTail: self = .tail
            case .byWordWrapping, .byCharWrapping, .byClipping: self = .clip
            }
        }
    }

    let typesetter: Typesetter
    let found: LineLayout.Found
    /// The width that lines are aligned in.
    let container: Double

    var truncation: Truncation? { found.truncation }
    var paragraph: Paragraph { found.paragraph }

    /// The line, and the width it adds to the layout's.
    func compose() -> (line: TextLine, width: Double) {
        let pieces = linePieces()
        let order = BidiLevels.visualOrder(pieces.map(\.level))
        var placer = PiecePlacer(found: found, advances: logicalAdvances(pieces))
        let natural = placer.advances.joined().reduce(0, +)
        let shows = truncation == nil || truncation == .clip
        let width = shows ? max(natural, found.width) : natural
        placer.extra = justification(pieces, width: natural)
        let gaps = placer.extra > 0 ? found.room - natural : 0
        placer.x = left(of: natural + gaps)
        let start = placer.x
        for index in order { placer.place(pieces[index], at: index) }
        let clusters = paragraph.text.clusters[found.span.clusters]
        let range =
            (clusters.first?.start ?? 0)..<max(clusters.first?.start ?? 0, clusters.last?.end ?? 0)
        let line = TextLine(
            rect: Rect(x: start, y: found.top, width: natural + gaps, height: found.box.height),
            baseline: found.top + found.box.baseline, runs: placer.runs, decorations: placer.decorations,
            attachments: placer.attachments,
            textRange: found.offset + range.lowerBound..<found.offset + range.upperBound)
        return (line, width)
    }

    /// The left edge of a line `width` points wide.
    private func left(of width: Double) -> Double {
        let runsLeft = paragraph.baseLevel == 1
        let free = found.room < .infinity ? found.room - width : container - found.indent - width
        let leading = found.indent
        let left = runsLeft ? container - leading - width : leading
        let trailing = leading + free
        guard free > 0 else { return left }
        switch found.style.alignment {
        case .natural, .justified: return left
        case .left: return runsLeft ? left - free : left
        case .right: return runsLeft ? left : trailing
        case .center: return runsLeft ? left - free / 2 : leading + free / 2
        }
    }

    /// Points to add after each expandable cluster of a justified line.
    func justification(_ pieces: [LinePiece], width: Double) -> Double {
        guard found.style.alignment == .justified, found.span.isWrapped, found.room < .infinity,
            found.room > width, truncation == nil
        else { return 0 }
        var gaps = 0
        for (index, piece) in pieces.enumerated() {
            for cluster in piece.clusters where piece.source.clusters[cluster].traits.contains(.expandable) {
                if index < pieces.count - 1 || cluster < piece.clusters.upperBound - 1 { gaps += 1 }
            }
        }
        return gaps == 0 ? 0 : (found.room - width) / Double(gaps)
    }

    /// The advances of each piece's clusters, tabs measured from the line's start.
    func logicalAdvances(_ pieces: [LinePiece]) -> [[Double]] {
        guard paragraph.hasTabs else {
            return pieces.map { piece in piece.clusters.map { piece.source.clusters[$0].advance } }
        }
        let ruler = TabRuler(found.style)
        var x = 0.0
        return pieces.map { piece in
            piece.clusters.map { index in
                let cluster = piece.source.clusters[index]
                // Tabs are never reshaped, so that their number is the paragraph's.
                let isTab = cluster.traits.contains(.tab) && piece.source === paragraph.text
                let advance = isTab ? tabAdvance(index, at: x, ruler) : cluster.advance
                x += advance
                return advance
            }
        }
    }

    /// The width of the tab at `index`, measured on the text that follows it on this line.
    private func tabAdvance(_ index: Int, at x: Double, _ ruler: TabRuler) -> Double {
        let rest = index + 1..<max(index + 1, found.span.visibleEnd)
        return ruler.advance(at: x + found.indent) { paragraph.columnWidth(rest, terminators: $0) }
    }
}
