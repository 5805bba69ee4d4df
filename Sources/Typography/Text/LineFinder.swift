/// Finds the lines of a layout from top to bottom, until the text or the room ends.
struct LineFinder {
    let pass: LineLayout
    private(set) var lines: [LineLayout.Found] = []
    private(set) var paragraphs: [Paragraph] = []
    /// Whether text is left over.
    private(set) var isTruncated = false
    private var bottom = 0.0
    /// The line gap of the line before.
    private var gap = 0.0

    init(pass: LineLayout) { self.pass = pass }

    mutating func find() {
        for index in pass.source.paragraphs.indices {
            let part = pass.source.paragraph(index)
            let paragraph = pass.typesetter.paragraph(
                part.text, units: part.units, direction: direction(of: part.text))
            paragraphs.append(paragraph)
            let style = pass.style(of: paragraph)
            if index > 0, !lines.isEmpty { gap += LineFinder.length(style.paragraphSpacingBefore) }
            guard add(paragraph, style: style, offset: pass.source.paragraphs[index].lowerBound) else {
                return
            }
            gap += LineFinder.length(style.paragraphSpacing)
            if index + 1 < pass.source.paragraphs.count, isFull {
                return endEarly(mode: style.lineBreakMode)
            }
        }
        if pass.source.isCut { isTruncated = true }
        if pass.proposal.addsLineAtEnd { addLineAtEnd() }
    }

    /// Adds the empty line that a line feed at the end opens; where there is no room for it, nothing is truncated.
    private mutating func addLineAtEnd() {
        guard let range = pass.source.paragraphAtEnd, !isFull else { return }
        let part = pass.source.paragraph(in: range)
        let paragraph = pass.typesetter.paragraph(
            part.text, units: part.units, direction: direction(of: part.text))
        let style = pass.style(of: paragraph)
        var longer = self
        longer.paragraphs.append(paragraph)
        if !lines.isEmpty { longer.gap += LineFinder.length(style.paragraphSpacingBefore) }
        if longer.add(paragraph, style: style, offset: range.lowerBound) { self = longer }
    }

    private func direction(of text: AttributedText) -> ParagraphStyle.WritingDirection {
        (text.runs.first?.style.paragraph ?? pass.paragraphStyle).baseWritingDirection
    }

    /// Whether no further line is allowed.
    private var isFull: Bool {
        lines.count >= LineLayout.lineLimit
            || pass.proposal.maximumNumberOfLines > 0 && lines.count >= pass.proposal.maximumNumberOfLines
    }

    /// Whether a line and another after it are allowed.
    private var allowsTwoMore: Bool {
        pass.proposal.maximumNumberOfLines == 0 || lines.count + 2 <= pass.proposal.maximumNumberOfLines
    }

    /// Text is left over after the last line: an ellipsis shows it where the mode has one at the end.
    private mutating func endEarly(mode: ParagraphStyle.LineBreakMode) {
        isTruncated = true
        guard mode == .byTruncatingTail, let last = lines.indices.last else { return }
        lines[last].truncation = .tailAfterLine
    }

    /// Adds a paragraph's lines; false where the room ended.
    private mutating func add(_ paragraph: Paragraph, style: ParagraphStyle, offset: Int) -> Bool {
        var filler = LineFiller(paragraph: paragraph, style: style, typesetter: pass.typesetter)
        var start = 0, isFirst = true
        repeat {
            let indent = LineFinder.length(isFirst ? style.firstLineHeadIndent : style.headIndent)
            let room = room(style, indent: indent)
            filler.indent = indent
            filler.nextRoom =
                allowsTwoMore ? self.room(style, indent: LineFinder.length(style.headIndent)) : nil
            let span = isOneLine(style) ? filler.unbroken(from: start) : filler.line(from: start, width: room)
            let box = LineBox(around: styles(of: span, in: paragraph), paragraph: style)
            let top = lines.isEmpty ? 0 : bottom + gap
            if isFull || !lines.isEmpty && top + box.height > pass.proposal.height + LineFiller.tolerance {
                endAtLastLine()
                return false
            }
            lines.append(
                LineLayout.Found(
                    paragraph: paragraph, style: style, offset: offset, span: span, box: box, top: top,
                    indent: indent, room: room))
            bottom = top + box.height
            gap = LineFinder.length(style.lineSpacing) + box.leading
            start = span.clusters.upperBound
            isFirst = false
        } while start < paragraph.text.clusters.count
        truncateWideLine(style)
        return true
    }

    /// The only line of a mode that cuts rather than wraps.
    private func isOneLine(_ style: ParagraphStyle) -> Bool {
        guard pass.proposal.maximumNumberOfLines == 1 || pass.proposal.keepsCutParagraphsWhole else {
            return false
        }
        switch style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping: return false
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: return true
        }
    }

    /// The line that could not be added belongs to the last visible one.
    private mutating func endAtLastLine() {
        isTruncated = true
        guard let last = lines.last else { return }
        let rest = last.span.clusters.lowerBound..<last.paragraph.text.clusters.count
        switch last.style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping: return
        case .byTruncatingTail where last.span.clusters.upperBound == rest.upperBound:
            lines[lines.count - 1].truncation = .tailAfterLine
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping:
            let filler = LineFiller(
                paragraph: last.paragraph, style: last.style, typesetter: pass.typesetter)
            lines[lines.count - 1].span = filler.unbroken(from: rest.lowerBound)
            lines[lines.count - 1].truncation = LineComposer.Truncation(last.style.lineBreakMode)
        }
    }

    /// A single line that is wider than its room is cut by its mode.
    private mutating func truncateWideLine(_ style: ParagraphStyle) {
        guard isOneLine(style), let last = lines.last,
            last.span.visibleWidth > last.room + LineFiller.tolerance
        else { return }
        isTruncated = true
        lines[lines.count - 1].truncation = LineComposer.Truncation(style.lineBreakMode)
    }

    private func room(_ style: ParagraphStyle, indent: Double) -> Double {
        guard pass.proposal.width < .infinity else { return .infinity }
        let tail = style.tailIndent.isFinite ? style.tailIndent : 0
        let end = tail > 0 ? min(tail, pass.proposal.width) : pass.proposal.width + tail
        return max(0, end - indent)
    }

    private func styles(of span: LineSpan, in paragraph: Paragraph) -> [StyledFont] {
        let text = paragraph.text
        guard let first = span.clusters.first, let last = span.clusters.last else {
            return paragraph.firstStyle.map { [$0] } ?? []
        }
        let indices = (text.clusters[first].run...text.clusters[last].run).map { text.runs[$0].style }
        var found: [Int] = []
        for index in indices where found.last != index { found.append(index) }
        return found.map { paragraph.styles[$0] }
    }

    /// A length as layout takes it: 0 where it is not a sensible number.
    static func length(_ value: Double) -> Double { value.isFinite ? min(max(value, -100_000), 100_000) : 0 }
}
