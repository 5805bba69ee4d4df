// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Geometry
import Scene
import Typography
public import UIKit

/// Glyphs with the same attributes, in one direction.
public final class CTRun {
    /// A glyph and the character that it stands for.
    struct Glyph {
        var id: CGGlyph
        /// From the start of the line's baseline, y upward.
        var position: CGPoint
        var advance: Double
        var character: Int
    }

    private let placed: PlacedLine.Run
    private let line: NSAttributedString
    private let textRange: NSRange
    /// From left to right.
    let glyphs: [Glyph]

    /// The glyph of a character that is not drawn, such as a tab. Source: Core Text's glyph of deleted characters.
    private static let deleted: CGGlyph = 0xFFFF

    init(_ run: PlacedLine.Run, of line: CTLine) {
        placed = run
        self.line = line.text.source
        let characters = line.characters(run.textRange)
        textRange = NSRange(location: characters.lowerBound, length: characters.count)
        glyphs = run.clusters.flatMap { cluster -> [Glyph] in
            let first = line.characters(cluster.textRange).lowerBound
            guard !cluster.glyphs.isEmpty else {
                let place = CGPoint(x: cluster.x, y: 0)
                return [
                    Glyph(id: Self.deleted, position: place, advance: cluster.advance, character: first)
                ]
            }
            return cluster.glyphs.map { index in
                let glyph = run.glyphs[index]
                return Glyph(
                    id: CGGlyph(truncatingIfNeeded: glyph.id),
                    position: CGPoint(x: glyph.position.x, y: -glyph.position.y),
                    advance: index == cluster.glyphs.lowerBound ? cluster.advance : 0, character: first)
            }
        }
    }

    var isRightToLeft: Bool { placed.isRightToLeft }
    var range: NSRange { textRange }
    var extent: (ascent: Double, descent: Double, leading: Double) {
        (placed.ascent, placed.descent, placed.leading)
    }

    /// The glyphs of a range; a length of 0 is up to the end.
    func glyphs(in range: CFRange) -> ArraySlice<Glyph> {
        let start = min(max(0, range.location), glyphs.count)
        let end = range.length <= 0 ? glyphs.count : min(glyphs.count, start + range.length)
        return glyphs[start..<end]
    }

    /// The attributes of the characters, as they were set, with the font of text without one.
    var attributes: [NSAttributedString.Key: Any] {
        guard line.length > 0 else { return [.font: NSAttributedString.fontOfText] }
        let place = min(max(0, textRange.location), line.length - 1)
        let found = line.attributes(at: place, effectiveRange: nil)
        return [.font: NSAttributedString.fontOfText].merging(found) { $1 }
    }

    private func placedGlyphs(in range: CFRange) -> [GlyphRun.Glyph] {
        glyphs(in: range).filter { $0.id != Self.deleted }.map {
            GlyphRun.Glyph(id: UInt32($0.id), position: Point(x: $0.position.x, y: -$0.position.y))
        }
    }

    /// The bounds of what glyphs mark, y upward; null without a mark.
    func imageBounds(_ range: NSRange) -> CGRect {
        guard let face = placed.face,
            let box = TextDrawing.inkBounds(
                of: placedGlyphs(in: CFRange(range)), face: face, size: placed.size)
        else { return .null }
        return CGRect(x: box.minX, y: -box.maxY, width: box.width, height: box.height)
    }

    func draw(_ range: CFRange, in context: CGContext) {
        guard let face = placed.face else { return }
        var attributes = attributes
        TextAttributes.translate(&attributes, contextColor: context.fillColor)
        let color = (attributes[.foregroundColor] as? UIColor)?.cgColor.color ?? .black
        TextDrawing.draw(
            placedGlyphs(in: range), face: face, size: placed.size, color: color, in: context)
    }
}

/// What is special about the glyphs of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt32
    /// Creates a status from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The characters run from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The glyphs are not in the order of their characters, beyond the direction.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The glyphs are transformed.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The number of glyphs of a run; tabs and the like count as one.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
/// The attributes of a run by their names, with the font of text without one.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let named = run.attributes.map { (NSString(string: $0.key.rawValue), $0.value) }
    return NSDictionary(objects: named.map(\.1), forKeys: named.map(\.0))
}
/// The direction of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }
/// The characters of a run, in the text that its line was made of.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.range) }
/// The transformation of a run's glyphs: none.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// The glyphs in memory: nil, as Apple's documentation allows; code then copies them.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// The positions in memory: nil, as Apple's documentation allows; code then copies them.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// The advances in memory: nil, as Apple's documentation allows; code then copies them.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
/// The indices of characters in memory: nil, as Apple's documentation allows; code then copies them.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Copies glyphs of a run; a length of 0 is up to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (index, glyph) in run.glyphs(in: range).enumerated() { buffer[index] = glyph.id }
}
/// Copies the positions of glyphs, from the start of the line's baseline with y upward; a length of 0 is up to the end.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, glyph) in run.glyphs(in: range).enumerated() { buffer[index] = glyph.position }
}
/// Copies how far the pen moves after glyphs; a length of 0 is up to the end.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, glyph) in run.glyphs(in: range).enumerated() {
        buffer[index] = CGSize(width: glyph.advance, height: 0)
    }
}
/// Copies the characters of glyphs, in the text that the line was made of; a length of 0 is up to the end.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, glyph) in run.glyphs(in: range).enumerated() { buffer[index] = glyph.character }
}

/// Measures glyphs of a run.
///
/// - Parameters:
///   - run: The run.
///   - range: The glyphs; a length of 0 is up to the end.
///   - ascent: Where the distance from the baseline to the top is written, in points; nil for nowhere.
///   - descent: Where the distance from the baseline to the bottom is written, in points; nil for nowhere.
///   - leading: Where the additional space between lines is written, in points; nil for nowhere.
/// - Returns: The width in points.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.extent.ascent
    descent?.pointee = run.extent.descent
    leading?.pointee = run.extent.leading
    return run.glyphs(in: range).reduce(0) { $0 + $1.advance }
}

/// Measures what glyphs of a run mark, from the position of a context's text; null without a mark.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let bounds = run.imageBounds(NSRange(range)), position = context?.textPosition ?? .zero
    return bounds.isNull ? bounds : bounds.offsetBy(dx: position.x, dy: position.y)
}

/// Draws glyphs of a run at the position of a context's text: their shapes alone, without lines and shadows.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { run.draw(range, in: context) }
