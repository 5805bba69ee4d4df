import CHarfBuzz
package import Scene
import Synchronization

/// A face as a font draws its glyphs.
package struct DrawnFace: Equatable, Sendable {
    /// The face among those of the library.
    package var face: GlyphRun.Face
    /// Points per em of the glyphs, which may differ from the font's size.
    package var size: Double
    /// Font units per em, at least 16.
    package var unitsPerEm: Int
    /// The number of glyphs.
    package var glyphCount: Int
}

extension TextEngine {
    /// The face that a font is drawn with; nil where its file cannot be used.
    package func drawnFace(of font: FontDescriptor) -> DrawnFace? {
        typesetter.withLock { typesetter in
            let font = typesetter.font(font)
            return font.face.map { face in
                DrawnFace(
                    face: GlyphRun.Face(index: face.index, name: face.record.postScriptName),
                    size: font.size * font.drawingScale, unitsPerEm: Int(face.unitsPerEm),
                    glyphCount: Int(hb_face_get_glyph_count(hb_font_get_face(face.font))))
            }
        }
    }

    /// The glyphs of characters in a font's own face, one a UTF-16 unit: 0 where the face has none, and for the second unit
    /// of a pair of surrogates.
    package func glyphs(of units: [UInt16], in font: FontDescriptor) -> [UInt32] {
        typesetter.withLock { typesetter in
            guard let face = typesetter.font(font).face else { return units.map { _ in 0 } }
            var glyphs = [UInt32](repeating: 0, count: units.count), index = 0
            while index < units.count {
                let isPair =
                    UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
                    && UTF16.isTrailSurrogate(units[index + 1])
                let end = index + (isPair ? 2 : 1)
                if let scalar = String(utf16: units[index..<end]).unicodeScalars.first, scalar.value != 0xFFFD
                {
                    glyphs[index] = face.glyph(for: scalar)
                }
                index = end
            }
            return glyphs
        }
    }

    /// How far the pen moves after each glyph of a font's own face, in points: without kerning, and with the system font's
    /// tracking.
    package func advances(of glyphs: [UInt32], in font: FontDescriptor) -> [Double] {
        typesetter.withLock { typesetter in
            let font = typesetter.font(font)
            guard let face = font.face else { return glyphs.map { _ in 0 } }
            var characters: [UInt32: UInt32] = [:]
            if case .system = font.spacing {
                for value in 0x20..<0x7F as Range<UInt32> {
                    guard let scalar = Unicode.Scalar(value) else { continue }
                    characters[face.glyph(for: scalar)] = value
                }
            }
            return glyphs.map { glyph in
                let natural = face.advance(of: glyph) / face.unitsPerEm * font.size
                switch font.spacing {
                case .natural: return natural * font.drawingScale
                case .fixed(let width): return natural > 0 ? width : 0
                case .system(let advances):
                    guard natural > 0 else { return 0 }
                    let own = characters[glyph].flatMap(advances.advance)
                    return (own ?? natural) + advances.tracking
                }
            }
        }
    }
}
