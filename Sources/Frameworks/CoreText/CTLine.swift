// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Geometry
import Scene
import Typography
public import UIKit

/// A line of glyphs.
public final class CTLine {
    let text: LaidOutText
    private let index: Int
    /// The characters of the line in the text that it was made of.
    let range: NSRange
    /// The line with the places of its clusters.
    let placed: PlacedLine
    /// What is added to the characters of clusters, so that they count from the start of the text.
    private let offset: Int
    private(set) lazy var runs = placed.runs.map { CTRun($0, of: self) }

    /// A line of a text that is laid out.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - index: The number of the line.
    ///   - range: The characters of the line; nil for those of the text.
    ///   - offset: Where the text stands in the one that characters are counted in; nil for its own.
    init(_ text: LaidOutText, _ index: Int, range: NSRange? = nil, offset: Int? = nil) {
        (self.text, self.index, self.offset) = (text, index, offset ?? text.range.location)
        self.range = range ?? text.range(ofLine: index)
        placed =
            text.placed.indices.contains(index) ? text.placed[index] : PlacedLine()
    }

    /// A part of a text as one line.
    convenience init(_ source: NSAttributedString, _ range: NSRange) {
        self.init(LaidOutText(source, range, in: nil), 0, range: range)
    }

    /// Counts characters of clusters from the start of the text.
    func characters(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound + offset..<range.upperBound + offset
    }

    /// The clusters from left to right, which stand for characters.
    var clusters: [PlacedLine.Cluster] { placed.runs.flatMap(\.clusters).filter { !$0.textRange.isEmpty } }

    /// The ascent, descent and leading of the tallest runs; those of the text's font without characters.
    var extent: (ascent: Double, descent: Double, leading: Double) {
        guard !placed.runs.isEmpty else {
            let font =
                text.source.length > 0
                ? text.source.attribute(
                    .font, at: min(range.location, text.source.length - 1), effectiveRange: nil)
                    as? UIFont : nil
            let shown = font ?? NSAttributedString.fontOfText
            return (shown.ascender, -shown.descender, shown.leading)
        }
        return placed.runs.reduce((-.infinity, -.infinity, 0)) {
            (max($0.0, $1.ascent), max($0.1, $1.descent), max($0.2, $1.leading))
        }
    }

    func draw(in context: CGContext, at origin: CGPoint = .zero) {
        TextDrawing.draw(
            text.drawing(ofLine: index, contextColor: context.fillColor), in: context, at: origin)
    }

    /// The bounds of what the glyphs mark, y upward; null without a mark.
    var imageBounds: CGRect {
        runs.reduce(.null) { $0.union($1.imageBounds(NSRange(location: 0, length: 0))) }
    }
}

// MARK: Making lines

/// Returns a line of a text. Separators of paragraphs in it have no width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(attrString, NSRange(location: 0, length: attrString.length))
}

/// Where a line is cut. Raw values match Apple's.
public enum CTLineTruncationType: UInt32, Hashable, Sendable {
    /// At the start: the end of the line is visible.
    case start = 0
    /// At the end: the start of the line is visible.
    case end = 1
    /// In the middle.
    case middle = 2
}

/// Returns a line that is cut to a width.
///
/// - Parameters:
///   - line: The line; it is returned where it is narrow enough.
///   - width: The width in points.
///   - truncationType: Where it is cut.
///   - truncationToken: What stands in the place of the rest, such as a line with an ellipsis; nil for nothing.
/// - Returns: The line; nil where the token alone is wider.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.placed.width - line.placed.blankWidth > width else { return line }
    let room = width - (truncationToken?.placed.width ?? 0)
    guard room >= 0 else { return nil }
    let clusters = line.clusters.sorted { $0.textRange.lowerBound < $1.textRange.lowerBound }
    func count(_ clusters: some Sequence<PlacedLine.Cluster>, in room: Double) -> (count: Int, width: Double)
    {
        var used = 0.0, count = 0
        for cluster in clusters {
            guard used + cluster.advance <= room + 1e-6 else { break }
            used += cluster.advance
            count += 1
        }
        return (count, used)
    }
    var head = 0, tail = 0
    switch truncationType {
    case .end: head = count(clusters, in: room).count
    case .start: tail = count(clusters.reversed(), in: room).count
    case .middle:
        let end = count(clusters.reversed(), in: room / 2)
        tail = end.count
        head = min(clusters.count - tail, count(clusters, in: room - end.width).count)
    }
    let start = line.range.location, length = line.range.length
    let headEnd = head > 0 ? line.characters(clusters[head - 1].textRange).upperBound : start
    let tailStart =
        tail > 0 ? line.characters(clusters[clusters.count - tail].textRange).lowerBound : start + length
    let source = line.text.source
    let cut = NSMutableAttributedString(
        attributedString: source.attributedSubstring(from: NSRange(location: start, length: headEnd - start)))
    if let token = truncationToken {
        cut.append(token.text.source.attributedSubstring(from: token.range))
    }
    let rest = NSRange(location: tailStart, length: start + length - tailStart)
    cut.append(source.attributedSubstring(from: rest))
    let whole = LaidOutText(cut, NSRange(location: 0, length: cut.length), in: nil)
    return CTLine(whole, 0, range: NSRange(location: start, length: length), offset: start)
}

// MARK: Reading lines

/// The number of glyphs of a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }
/// The runs of a line, an array of `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }
/// The characters of a line, in the text that it was made of.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }
/// The width of the blanks at the end of a line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    var width = 0.0
    let text = line.text.source.string.utf16, start = text.startIndex
    for cluster in line.clusters.sorted(by: { $0.textRange.lowerBound > $1.textRange.lowerBound }) {
        let first = line.characters(cluster.textRange).lowerBound
        guard first < text.count,
            [0x20, 0x9, 0xA, 0xD, 0x3000].contains(text[text.index(start, offsetBy: first)])
        else { break }
        width += cluster.advance
    }
    return width
}

/// Measures a line.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Where the distance from the baseline to the top is written, in points; nil for nowhere.
///   - descent: Where the distance from the baseline to the bottom is written, in points; nil for nowhere.
///   - leading: Where the additional space between lines is written, in points; nil for nowhere.
/// - Returns: The width with blanks at the end, in points.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let extent = line.extent
    ascent?.pointee = extent.ascent
    descent?.pointee = extent.descent
    leading?.pointee = extent.leading
    return line.placed.width
}

/// How the bounds of a line are measured.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: CFIndex
    /// Creates options from their bits.
    public init(rawValue: CFIndex) { self.rawValue = rawValue }
    /// Without the space between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Without positions that differ from those by advances; has no effect here.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// With punctuation in the margins; has no effect here.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// What the outlines of glyphs mark.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Bounds that suit all glyphs of a language; has no effect here.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Measures a line: a rectangle from the start of its baseline, y upward.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.imageBounds.isNull ? .zero : line.imageBounds }
    let extent = line.extent
    let leading = options.contains(.excludeTypographicLeading) ? 0 : extent.leading
    return CGRect(
        x: 0, y: -extent.descent - leading, width: line.placed.width,
        height: extent.ascent + extent.descent + leading)
}

/// Measures what the glyphs of a line mark, from the position of a context's text; null without a mark.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position = context?.textPosition ?? .zero
    return line.imageBounds.isNull ? .null : line.imageBounds.offsetBy(dx: position.x, dy: position.y)
}

/// Returns how far a line must move to be flush in a width.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: 0 for the left edge to 1 for the right one.
///   - flushWidth: The width in points.
/// - Returns: The points to move it; 0 for a line that is wider.
public func CTLineGetPenOffsetForFlush(
    _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
    let width = line.placed.width - CTLineGetTrailingWhitespaceWidth(line)
    return max(0, flushWidth - width) * Double(min(max(flushFactor, 0), 1))
}

/// Draws a line at the position of a context's text, y upward.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

// MARK: Carets

/// Returns the character before which a caret at a position would stand: that of the nearest edge of a cluster.
///
/// - Parameters:
///   - line: The line.
///   - position: The position from the start of the line's baseline.
/// - Returns: The index in the text that the line was made of.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    var best = line.range.location, distance = Double.infinity
    for run in line.placed.runs {
        for cluster in run.clusters where !cluster.textRange.isEmpty {
            let characters = line.characters(cluster.textRange)
            let left = run.isRightToLeft ? characters.upperBound : characters.lowerBound
            let right = run.isRightToLeft ? characters.lowerBound : characters.upperBound
            for (x, index) in [(cluster.x, left), (cluster.x + cluster.advance, right)] {
                let own = abs(x - position.x)
                if own < distance { (best, distance) = (index, own) }
            }
        }
    }
    return best
}

/// Returns where the caret before a character stands, in points from the start of the line.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: The index in the text that the line was made of.
///   - secondaryOffset: Where the other place of the caret is written: behind the character before it, where directions
///     meet; nil for nowhere.
/// - Returns: The points from the start of the line.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    var leading: Double?, trailing: Double?
    for run in line.placed.runs {
        for cluster in run.clusters where !cluster.textRange.isEmpty {
            let characters = line.characters(cluster.textRange)
            let left = cluster.x, right = cluster.x + cluster.advance
            if characters.contains(charIndex) {
                let part = Double(charIndex - characters.lowerBound) / Double(characters.count)
                let inside = part * cluster.advance
                leading = run.isRightToLeft ? right - inside : left + inside
            }
            if characters.upperBound == charIndex { trailing = run.isRightToLeft ? left : right }
        }
    }
    let isBefore = charIndex <= line.range.location
    let end = isBefore == line.placed.isRightToLeft ? line.placed.width : 0
    let primary = leading ?? trailing ?? end
    secondaryOffset?.pointee = trailing ?? primary
    return primary
}
