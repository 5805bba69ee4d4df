import Geometry
import Scene
import Typography
import UIKit

/// A part of a text that is laid out, as lines and frames share it.
final class LaidOutText {
    /// The whole text.
    let source: NSAttributedString
    /// The part of it.
    let range: NSRange
    private let proposal: TextProposal
    private let isOneLine: Bool
    /// Whether some of it takes the fill color of the context.
    private let usesContextColor: Bool
    /// The lines, with black for what has no color.
    let layout: TextLayout
    /// The lines with the places of clusters.
    let placed: [PlacedLine]

    /// Lays out a part of a text: in a width and height, or on one line whose paragraphs follow each other.
    init(_ source: NSAttributedString, _ range: NSRange, in proposal: TextProposal?) {
        (self.source, self.range) = (source, range)
        (self.proposal, isOneLine) = (proposal ?? .unlimited, proposal == nil)
        var usesContextColor = false
        source.enumerateAttributes(in: range, options: []) { attributes, _, _ in
            if TextAttributes.takesContextColor(attributes) { usesContextColor = true }
        }
        self.usesContextColor = usesContextColor
        let (text, style) = Self.text(source, range, isOneLine: isOneLine, contextColor: .black)
        let engine = RenderEnvironment.current.textEngine
        layout = engine.layout(text, paragraph: style, proposal: self.proposal)
        placed = engine.placedLines(text, paragraph: style, proposal: self.proposal)
    }

    /// The layout with the fill color of a context.
    private func layout(contextColor: Color) -> TextLayout {
        guard usesContextColor else { return layout }
        let (text, style) = Self.text(source, range, isOneLine: isOneLine, contextColor: contextColor)
        return RenderEnvironment.current.textEngine.layout(text, paragraph: style, proposal: proposal)
    }

    private static func text(
        _ source: NSAttributedString, _ range: NSRange, isOneLine: Bool, contextColor: Color
    ) -> (AttributedText, ParagraphStyle) {
        var (text, style) = source.engineText(in: range, color: .black) {
            TextAttributes.translate(&$0, contextColor: contextColor)
        }
        var units = Array(text.string.utf16), start = 0
        for run in text.runs {
            let end = min(units.count, start + run.length)
            // The space that a delegate reserves is that of an attachment.
            if run.style.attachment != nil,
                source.attribute(
                    TextAttributes.delegate, at: range.location + start, effectiveRange: nil) != nil
            {
                for index in start..<end { units[index] = 0xFFFC }
            }
            start = end
        }
        if isOneLine {
            // On one line, separators of paragraphs have no width.
            for index in units.indices
            where [0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029].contains(units[index]) {
                units[index] = 0x200B
            }
            style.lineBreakMode = .byClipping
            for index in text.runs.indices { text.runs[index].style.paragraph?.lineBreakMode = .byClipping }
        }
        text.string = String(decoding: units, as: UTF16.self)
        return (text, style)
    }

    /// The start of a line's characters in the whole text.
    func start(ofLine index: Int) -> Int {
        guard layout.lines.indices.contains(index) else { return range.location }
        return range.location + layout.lines[index].textRange.lowerBound
    }

    /// The characters of a line in the whole text, with the line end.
    func range(ofLine index: Int) -> NSRange {
        let start = start(ofLine: index), isLast = index >= layout.lines.count - 1
        let end =
            !isLast
            ? self.start(ofLine: index + 1)
            : layout.isTruncated
                ? range.location + (layout.lines.last?.textRange.upperBound ?? 0)
                : range.location + range.length
        return NSRange(location: start, length: max(0, end - start))
    }

    /// The left end of a line with blanks at its end, in points from the left edge of the layout.
    func left(ofLine index: Int) -> Double {
        guard layout.lines.indices.contains(index), placed.indices.contains(index) else { return 0 }
        return layout.lines[index].rect.minX - (placed[index].isRightToLeft ? placed[index].blankWidth : 0)
    }

    /// The drawing of a line from the start of its baseline, y downward.
    func drawing(ofLine index: Int, contextColor: Color) -> [DrawCommand] {
        var single = layout(contextColor: contextColor)
        guard single.lines.indices.contains(index) else { return [] }
        let line = single.lines[index]
        single.lines = [line]
        single.clipWidth = nil
        return single.commands(at: Point(x: -left(ofLine: index), y: -line.baseline))
    }
}
