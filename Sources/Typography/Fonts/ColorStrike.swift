import CFreeType
import Geometry
import Scene

/// The bitmaps of a color face, read with FreeType.
final class ColorStrike: @unchecked Sendable {  // FreeType's objects are used under the face's mutex only
    private let library: FT_Library
    private let face: FT_Face
    private let file: FontFile
    private var cache: [Key: ColorGlyph?] = [:]

    private struct Key: Hashable {
        var glyph: UInt32
        var size: Int
    }

    /// Images kept at a time, about 70 kB each.
    private static let limit = 256

    /// Opens the bitmaps of a face; nil where FreeType finds none.
    init?(file: FontFile, indexInFile: Int) {
        var opened: FT_Library?
        guard FT_Init_FreeType(&opened) == 0, let library = opened else { return nil }
        var found: FT_Face?
        let start = file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
        guard
            FT_New_Memory_Face(library, start, FT_Long(file.bytes.count), FT_Long(indexInFile), &found) == 0,
            let face = found, face.pointee.num_fixed_sizes > 0
        else {
            if let found { FT_Done_Face(found) }
            FT_Done_FreeType(library)
            return nil
        }
        self.library = library
        self.face = face
        self.file = file
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
    }

    /// The bitmap of a glyph from the smallest size that has at least `pixelsPerEm`, otherwise the largest.
    func glyph(_ glyph: UInt32, pixelsPerEm: Double) -> ColorGlyph? {
        let key = Key(glyph: glyph, size: size(for: pixelsPerEm))
        if let found = cache[key] { return found }
        let result = read(key)
        if cache.count >= ColorStrike.limit { cache.removeAll() }
        cache[key] = .some(result)
        return result
    }

    private func pixels(at index: Int) -> Double {
        Double(face.pointee.available_sizes[index].y_ppem) / 64
    }

    private func size(for pixelsPerEm: Double) -> Int {
        let sizes = (0..<Int(face.pointee.num_fixed_sizes)).sorted { pixels(at: $0) < pixels(at: $1) }
        return sizes.first { pixels(at: $0) >= pixelsPerEm } ?? sizes.last ?? 0
    }

    private func read(_ key: Key) -> ColorGlyph? {
        let em = pixels(at: key.size)
        guard em > 0, FT_Select_Size(face, Int32(key.size)) == 0,
            FT_Load_Glyph(face, key.glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)) == 0,
            let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
            let pixmap = ColorStrike.pixmap(slot.pointee.bitmap)
        else { return nil }
        let left = Double(slot.pointee.bitmap_left), top = Double(slot.pointee.bitmap_top)
        return ColorGlyph(
            pixmap: pixmap,
            placement: Rect(
                x: left / em, y: -top / em, width: Double(pixmap.width) / em,
                height: Double(pixmap.height) / em
            ))
    }

    /// FreeType's premultiplied BGRA as our premultiplied RGBA.
    private static func pixmap(_ bitmap: FT_Bitmap) -> Pixmap? {
        let width = Int(bitmap.width), height = Int(bitmap.rows), pitch = Int(bitmap.pitch)
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer,
            width > 0, height > 0, width <= 1024, height <= 1024, pitch >= 4 * width
        else { return nil }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = buffer + row * pitch + 4 * column
                let alpha = UInt32(pixel[3])
                func channel(_ index: Int) -> UInt32 { min(UInt32(pixel[index]), alpha) }
                pixels.append(channel(2) | channel(1) << 8 | channel(0) << 16 | alpha << 24)
            }
        }
        return Pixmap(width: width, height: height, pixels: pixels)
    }
}
