// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Geometry
import Scene
import Typography
public import UIKit

/// Finds the glyphs of characters in a font's own face.
///
/// - Parameters:
///   - font: The font.
///   - characters: The characters, in UTF-16 units.
///   - glyphs: Where the glyphs are written, one a unit: 0 for characters that the face lacks, and for the second unit of
///     a pair of surrogates.
///   - count: The number of units.
/// - Returns: Whether the face has all characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    let units = Array(UnsafeBufferPointer(start: characters, count: max(0, count)))
    let found = RenderEnvironment.current.textEngine.glyphs(of: units, in: font.descriptor)
    var isComplete = true
    for (index, glyph) in found.enumerated() {
        glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
        let isSecond =
            index > 0 && UTF16.isTrailSurrogate(units[index]) && UTF16.isLeadSurrogate(units[index - 1])
        if glyph == 0, !isSecond { isComplete = false }
    }
    return isComplete
}

/// Measures how far the pen moves after glyphs, in points, without kerning.
///
/// - Parameters:
///   - font: The font.
///   - orientation: The direction; advances are those of horizontal text.
///   - glyphs: The glyphs.
///   - advances: Where the advances are written; nil for the sum alone.
///   - count: The number of glyphs.
/// - Returns: The sum of the advances.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    let all = (0..<max(0, count)).map { UInt32(glyphs[$0]) }
    let found = RenderEnvironment.current.textEngine.advances(of: all, in: font.descriptor)
    if let advances {
        for (index, width) in found.enumerated() { advances[index] = CGSize(width: width, height: 0) }
    }
    return found.reduce(0, +)
}

/// Measures what glyphs mark, in points from their origin with y upward.
///
/// - Parameters:
///   - font: The font.
///   - orientation: The direction; rectangles are those of horizontal text.
///   - glyphs: The glyphs.
///   - boundingRects: Where the rectangles are written; nil for their union alone.
///   - count: The number of glyphs.
/// - Returns: The union of the rectangles; null without a mark.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var union = CGRect.null
    for index in 0..<max(0, count) {
        let path = CTFontCreatePathForGlyph(font, glyphs[index], nil)
        let rect = path?.boundingBoxOfPath ?? .null
        boundingRects?[index] = rect.isNull ? .zero : rect
        union = union.union(rect)
    }
    return union
}

/// Returns the outline of a glyph from its origin, in points with y upward; nil for blanks and glyphs that are pictures.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The glyph.
///   - matrix: A transformation of the outline; nil for none.
/// - Returns: The outline.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let engine = RenderEnvironment.current.textEngine
    guard let drawn = font.drawnFace,
        let outline = engine.library.outline(of: UInt32(glyph), face: drawn.face)
    else { return nil }
    let upward = AffineTransform(a: drawn.size, b: 0, c: 0, d: -drawn.size, tx: 0, ty: 0)
    let transform = matrix.map { upward.concatenating($0.pointee.transform) } ?? upward
    return CGPath(outline.applying(transform))
}

/// Draws glyphs at positions of a context, in its fill color.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: The glyphs.
///   - positions: The origins of the glyphs, with y upward, in the coordinates of text.
///   - count: The number of glyphs.
///   - context: The context.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    guard let drawn = font.drawnFace else { return }
    let placed = (0..<max(0, count)).map {
        GlyphRun.Glyph(id: UInt32(glyphs[$0]), position: Point(x: positions[$0].x, y: -positions[$0].y))
    }
    TextDrawing.draw(placed, face: drawn.face, size: drawn.size, color: context.fillColor, in: context)
}
