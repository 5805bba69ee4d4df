import Geometry
import Scene

/// Pictures as vector files embed them.
enum VectorPicture {
    /// A placement drawn alone, three pixels to the point.
    static func flattened(_ placement: ImagePlacement) -> Pixmap {
        var moved = placement
        moved.destination.origin = .zero
        let list = DisplayList(size: placement.destination.size, commands: [.drawImage(moved)])
        let none = Pixmap(width: 0, height: 0)
        return (try? rasterize(list, scale: 3, glyphs: .none, background: nil)) ?? none
    }

    /// Commands drawn alone, three pixels to the point, as far as they lie in a box.
    static func picture(
        of commands: [DrawCommand], in box: Rect?, glyphs: GlyphSource = .none
    ) -> ImagePlacement? {
        guard let box, box.isFinite, box.width > 0, box.height > 0, box.width * box.height < 4e6 else {
            return nil
        }
        let back = Point(x: -box.minX, y: -box.minY)
        let list = DisplayList(size: box.size, commands: commands.map { $0.offset(by: back) })
        guard let pixmap = try? rasterize(list, scale: 3, glyphs: glyphs, background: nil) else { return nil }
        let size = Size(width: Double(pixmap.width) / 3, height: Double(pixmap.height) / 3)
        return ImagePlacement(
            Bitmap(name: "picture", pixmap: pixmap, scale: 3), in: Rect(origin: box.origin, size: size))
    }

    /// What a blurred backdrop shows, with as much around it as its blur reaches; `commands` end with the blur.
    static func backdrop(
        _ shape: RoundedRect, _ radius: Double, behind commands: ArraySlice<DrawCommand>, on page: Size,
        glyphs: GlyphSource
    ) -> ImagePlacement? {
        let area = shape.rect.inset(by: Insets(all: -3 * radius))
        let box = area.intersection(Rect(origin: .zero, size: page))
        return picture(of: Array(commands), in: box, glyphs: glyphs)
    }

    /// Bytes in letters (RFC 4648).
    static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var word = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            var four: [UInt8] = []
            for _ in 0..<4 {
                four.insert(letters[Int(word & 63)], at: 0)
                word >>= 6
            }
            for index in 0..<(3 - group.count) { four[3 - index] = UInt8(ascii: "=") }
            text += four
        }
        return String(decoding: text, as: UTF8.self)
    }
}
