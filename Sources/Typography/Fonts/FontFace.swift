import CHarfBuzz
import Geometry
import Scene
import Synchronization

/// An open face: its bytes, and what HarfBuzz reads from them.
final class FontFace: @unchecked Sendable {  // HarfBuzz's font is immutable once made
    /// The row in the library's list of faces.
    let index: Int
    /// The record of that row.
    let record: FontFaceRecord
    /// Font units an em; at least 16.
    let unitsPerEm: Double
    /// Whether glyphs are bitmaps with colors of their own.
    let hasColorBitmaps: Bool
    /// Whether it draws every printable ASCII character.
    let hasASCII: Bool
    /// HarfBuzz's font, scaled so that its units are font units.
    let font: OpaquePointer

    let file: FontFile
    private let drawing: OutlineReader
    /// By how much each side of a stroke is moved outward, in ems.
    private let strokeGrowth: Double
    private let outlines = Mutex<[Int: Outline]>([:])
    let strike = Mutex<ColorStrike?>(nil)

    /// Outlines kept at a time; a screen full of Chinese has fewer.
    private static let outlineLimit = 8192

    /// An outline in ems and the box around its control points, nil where it has none.
    struct Outline {
        var path: Path
        var bounds: Rect?
    }

    /// Opens the face of `record`.
    init(index: Int, record: FontFaceRecord, file: FontFile) throws(FontError) {
        guard let face = FontFace.open(file, at: record.indexInFile) else {
            throw .unusableFile(path: record.path, reason: "it is not an OpenType font")
        }
        defer { hb_face_destroy(face) }
        let units = Int32(hb_face_get_upem(face))
        guard let font = hb_font_create(face), units >= 16 else {
            throw .unusableFile(path: record.path, reason: "it has no usable units")
        }
        hb_font_set_scale(font, units, units)
        hb_font_make_immutable(font)
        self.index = index
        self.record = record
        self.file = file
        self.font = font
        unitsPerEm = Double(units)
        hasASCII = (0x20..<0x7F as Range<hb_codepoint_t>).allSatisfy {
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, $0, &glyph) != 0
        }
        hasColorBitmaps = hb_ot_color_has_png(face) != 0
        drawing = OutlineReader()
        strokeGrowth = record.isShipped ? SystemFont.strokeGrowth[record.postScriptName] ?? 0 : 0
    }

    deinit { hb_font_destroy(font) }

    /// HarfBuzz's face number `index` of a file; nil where the file holds no such face. Owned by the caller.
    static func open(_ file: FontFile, at index: Int) -> OpaquePointer? {
        let start = file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        guard
            let blob = hb_blob_create(
                start, UInt32(file.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index >= 0, index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index))
        else { return nil }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        return face
    }

    /// The glyph that the face draws a character with, 0 where it has none.
    func glyph(for character: Unicode.Scalar) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 ? glyph : 0
    }

    /// How far the pen moves after a glyph, in font units.
    func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) }

    /// The outline of a glyph; empty for blanks and bitmaps.
    func outline(of glyph: UInt32) -> Path { outlines.withLock { cached(glyph, in: &$0).path } }

    /// The bounding box of placed glyphs' ink, `size` points an em, y downwards; nil for blanks only.
    func inkBounds(of glyphs: [GlyphRun.Glyph], size: Double) -> Rect? {
        outlines.withLock { outlines in
            var bounds: Rect?
            for glyph in glyphs {
                guard let ink = inkBounds(of: glyph.id, in: &outlines) else { continue }
                let left = glyph.position.x + ink.minX * size, top = glyph.position.y + ink.minY * size
                let box = Rect(x: left, y: top, width: ink.width * size, height: ink.height * size)
                bounds = bounds?.union(box) ?? box
            }
            return bounds
        }
    }

    private func cached(_ glyph: UInt32, in outlines: inout [Int: Outline]) -> Outline {
        if let found = outlines[Int(glyph)] { return found }
        var path =
            hasColorBitmaps ? Path() : drawing.outline(of: glyph, font: font, unitsPerEm: unitsPerEm)
        if strokeGrowth != 0 {
            path = path.emboldened(by: strokeGrowth, keepingHeight: SystemFont.interCapHeight)
        }
        let outline = Outline(path: path, bounds: path.controlBounds)
        if outlines.count >= FontFace.outlineLimit { outlines.removeAll() }
        outlines[Int(glyph)] = outline
        return outline
    }

    private func inkBounds(of glyph: UInt32, in outlines: inout [Int: Outline]) -> Rect? {
        guard hasColorBitmaps else { return cached(glyph, in: &outlines).bounds }
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0 else { return nil }
        // HarfBuzz rounds to whole units, so a margin of two covers what it cut off.
        let left = Double(extents.x_bearing) - 2, top = -Double(extents.y_bearing) - 2
        return Rect(
            x: left / unitsPerEm, y: top / unitsPerEm, width: (Double(extents.width) + 4) / unitsPerEm,
            height: (-Double(extents.height) + 4) / unitsPerEm)
    }
}
