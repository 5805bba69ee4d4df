/// Fills lines with the clusters of a paragraph, as many as fit, one line after the other.
struct LineFiller {
    let paragraph: Paragraph
    let mode: ParagraphStyle.LineBreakMode
    /// Places where lines may end; nil until a line has to be broken between words.
    private var flags: [UInt8]?
    let typesetter: Typesetter
    let style: ParagraphStyle
    private let ruler: TabRuler
    /// Points from the leading edge to the line that is filled next.
    var indent = 0.0
    /// Points for the line after that; nil where there may be none.
    var nextRoom: Double?

    /// What a line may be too wide by: the sum of rounding in callers' arithmetic.
    static let tolerance = 0.001

    init(
        paragraph: Paragraph, style: ParagraphStyle, typesetter: Typesetter
    ) {
        self.paragraph = paragraph
        mode = style.lineBreakMode
        self.style = style
        ruler = TabRuler(style)
        self.typesetter = typesetter
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

    func extend(_ span: inout LineSpan, by cluster: ShapedCluster, at index: Int) {
        span.fullWidth += advance(of: cluster, number: index, at: span.fullWidth)
        if !cluster.traits.contains(.blank) {
            span.visibleWidth = span.fullWidth
            span.visibleEnd = index + 1
        }
    }

    private func advance(of cluster: ShapedCluster, number: Int, at x: Double) -> Double {
        guard cluster.traits.contains(.tab) else { return cluster.advance }
        let rest = number + 1..<paragraph.text.clusters.count
        return ruler.advance(at: x + indent) { paragraph.columnWidth(rest, terminators: $0) }
    }

    private mutating func filled(from start: Int, width: Double) -> LineSpan {
        let clusters = paragraph.text.clusters
        var span = LineSpan(
            clusters: start..<clusters.count, visibleEnd: start, visibleWidth: 0, fullWidth: 0,
            isWrapped: false)
        var lastBreak: LineSpan?, breakBefore: LineSpan?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if index > start, canBreak(before: index) {
                var candidate = span
                candidate.clusters = start..<index
                candidate.isWrapped = true
                if fitsHyphen(candidate, width: width) {
                    breakBefore = lastBreak
                    lastBreak = candidate
                }
            }
            let reach = span.fullWidth + advance(of: cluster, number: index, at: span.fullWidth)
            if index > start, !cluster.traits.contains(.blank), reach > width + LineFiller.tolerance {
                if let divided = divided(after: lastBreak, from: start, width: width) { return divided }
                if let lastBreak {
                    let pushed = breakBefore.flatMap { pushesOut(from: $0, past: lastBreak) ? $0 : nil }
                    return pushed ?? lastBreak
                }
                // A word longer than the line is broken between characters.
                span.clusters = start..<index
                span.isWrapped = true
                return span
            }
            extend(&span, by: cluster, at: index)
        }
        return span
    }

    /// Whether a line may end before a cluster.
    mutating func canBreak(before index: Int) -> Bool {
        if mode == .byCharWrapping { return true }
        let found =
            flags
            ?? LineBreaks.flags(of: paragraph, strategy: style.lineBreakStrategy, typesetter: typesetter)
        flags = found
        return found[paragraph.text.clusters[index].start] & LineBreaks.line != 0
    }

    /// Whether the hyphen that a soft one turns into has room.
    private func fitsHyphen(_ span: LineSpan, width: Double) -> Bool {
        guard let last = span.clusters.last, paragraph.text.clusters[last].traits.contains(.softHyphen) else {
            return true
        }
        return span.visibleWidth + hyphenWidth(at: last) <= width + LineFiller.tolerance
    }

    /// Points that a hyphen takes in the style of a cluster.
    func hyphenWidth(at cluster: Int) -> Double {
        guard let styled = paragraph.style(at: paragraph.text.clusters[cluster].start) else { return 0 }
        let hyphen = AttributedText("-", style: styled.style)
        return typesetter.paragraph(hyphen, units: [0x2D], direction: .natural).totalAdvance
    }
}
