/// Fills lines with the clusters of a paragraph, as many as fit, one line after the other.
struct LineFiller {
    let paragraph: Paragraph
    let mode: ParagraphStyle.LineBreakMode
    /// Places where lines may end; nil until a line has to be broken between words.
    private var flags: [UInt8]?
    private let findFlags: () -> [UInt8]
    private let style: ParagraphStyle
    /// Points from the leading edge to the line that is filled next.
    var indent = 0.0

    /// What a line may be too wide by: the sum of rounding in callers' arithmetic.
    static let tolerance = 0.001

    init(
        paragraph: Paragraph, style: ParagraphStyle, typesetter: Typesetter
    ) {
        self.paragraph = paragraph
        mode = style.lineBreakMode
        self.style = style
        findFlags = {
            LineBreaks.flags(of: paragraph, strategy: style.lineBreakStrategy, typesetter: typesetter)
        }
    }

    /// How far a tab reaches that begins `x` points after the start of a line with an indent.
    static func tabAdvance(at x: Double, indent: Double, style: ParagraphStyle) -> Double {
        let position = x + indent
        let stops = style.tabStops.filter { $0.isFinite && $0 < 100_000 }
        if let next = stops.filter({ $0 > position }).min() { return next - position }
        let interval = style.defaultTabInterval > 0.1 ? min(style.defaultTabInterval, 10_000) : 28
        return ((position / interval).rounded(.down) + 1) * interval - position
    }

    /// The line that begins at cluster `start` in `width` points.
    mutating func line(from start: Int, width: Double) -> LineSpan {
        if start == 0, !paragraph.hasTabs, paragraph.totalAdvance <= width + LineFiller.tolerance {
            return unbroken(from: 0)
        }
        guard width < .infinity else { return unbroken(from: start) }
        return filled(from: start, width: width)
    }

    /// All that is left of the paragraph as one line.
    func unbroken(from start: Int) -> LineSpan {
        let clusters = paragraph.text.clusters
        var span = LineSpan(
            clusters: start..<clusters.count, visibleEnd: start, visibleWidth: 0, fullWidth: 0,
            isWrapped: false)
        for index in start..<clusters.count { extend(&span, by: clusters[index], at: index) }
        return span
    }

    private func extend(_ span: inout LineSpan, by cluster: ShapedCluster, at index: Int) {
        span.fullWidth += advance(of: cluster, at: span.fullWidth)
        if !cluster.traits.contains(.blank) {
            span.visibleWidth = span.fullWidth
            span.visibleEnd = index + 1
        }
    }

    private func advance(of cluster: ShapedCluster, at x: Double) -> Double {
        cluster.traits.contains(.tab)
            ? LineFiller.tabAdvance(at: x, indent: indent, style: style) : cluster.advance
    }

    private mutating func filled(from start: Int, width: Double) -> LineSpan {
        let clusters = paragraph.text.clusters
        var span = LineSpan(
            clusters: start..<clusters.count, visibleEnd: start, visibleWidth: 0, fullWidth: 0,
            isWrapped: false)
        var lastBreak: LineSpan?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if index > start, canBreak(before: index) {
                var candidate = span
                candidate.clusters = start..<index
                candidate.isWrapped = true
                if fitsHyphen(candidate, width: width) { lastBreak = candidate }
            }
            let reach = span.fullWidth + advance(of: cluster, at: span.fullWidth)
            if index > start, !cluster.traits.contains(.blank), reach > width + LineFiller.tolerance {
                // A word longer than the line is broken between characters.
                if let lastBreak { return lastBreak }
                span.clusters = start..<index
                span.isWrapped = true
                return span
            }
            extend(&span, by: cluster, at: index)
        }
        return span
    }

    private mutating func canBreak(before index: Int) -> Bool {
        if mode == .byCharWrapping { return true }
        let found = flags ?? findFlags()
        flags = found
        return found[paragraph.text.clusters[index].start] & LineBreaks.line != 0
    }

    /// Whether the hyphen that a soft one turns into has room, taken as a third of an em.
    private func fitsHyphen(_ span: LineSpan, width: Double) -> Bool {
        guard let last = span.clusters.last, paragraph.text.clusters[last].traits.contains(.softHyphen) else {
            return true
        }
        let size = paragraph.style(at: paragraph.text.clusters[last].start)?.font.size ?? 0
        return span.visibleWidth + size / 3 <= width + LineFiller.tolerance
    }
}
