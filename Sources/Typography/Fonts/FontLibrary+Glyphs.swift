package import Scene
import Synchronization

extension FontLibrary {
    /// The outline of a glyph in ems from its origin on the baseline, y downwards, filled by the non-zero
    /// rule; nil for blanks, for glyphs that are bitmaps and where the face or glyph does not exist.
    ///
    /// Unhinted and cached; may be called from any thread.
    package func outline(of glyph: UInt32, face: GlyphRun.Face) -> Path? {
        guard let path = self.face(at: face.index)?.outline(of: glyph), !path.isEmpty else { return nil }
        return path
    }

    /// How far the pen moves after a glyph, in ems; 0 where the face does not exist.
    package func advance(of glyph: UInt32, face: GlyphRun.Face) -> Double {
        guard let face = self.face(at: face.index), face.unitsPerEm > 0 else { return 0 }
        return face.advance(of: glyph) / face.unitsPerEm
    }

    /// The color bitmap of a glyph, from the size nearest above `pixelsPerEm`;
    /// nil for all other glyphs.
    ///
    /// Cached; may be called from any thread.
    package func colorGlyph(
        of glyph: UInt32, face: GlyphRun.Face, pixelsPerEm: Double
    ) -> ColorGlyph? {
        guard let face = self.face(at: face.index), face.hasColorBitmaps else { return nil }
        return face.strike.withLock { strike in
            if strike == nil { strike = ColorStrike(file: face.file, indexInFile: face.record.indexInFile) }
            return strike?.glyph(glyph, pixelsPerEm: pixelsPerEm)
        }
    }
}
