import Geometry
import Scene
import Testing

@testable import Raster

/// Draws commands on a picture of some points at one scale, over nothing unless told otherwise.
func draw(
    _ width: Double, _ height: Double, scale: Double = 1, over background: Color? = nil,
    glyphs: GlyphSource = .none, _ commands: [DrawCommand]
) throws -> Pixmap {
    let list = DisplayList(size: Size(width: width, height: height), commands: commands)
    let pixmap = try rasterize(list, scale: scale, glyphs: glyphs, background: background)
    #expect(pixmap.checkInvariants() == nil)
    return pixmap
}

/// The alphas of a picture, row by row.
func alphas(_ pixmap: Pixmap) -> [[UInt32]] {
    (0..<pixmap.height).map { y in (0..<pixmap.width).map { x in pixmap[x, y] >> 24 } }
}

/// The covered area in pixels.
func area(_ pixmap: Pixmap) -> Double { pixmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }

/// A picture from its pixels.
func bitmap(_ width: Int, _ pixels: [UInt32], scale: Double = 1) throws -> Bitmap {
    let pixmap = try #require(Pixmap(width: width, height: pixels.count / width, pixels: pixels))
    return Bitmap(name: "test", pixmap: pixmap, scale: scale)
}

/// An opaque grey pixel.
func grey(_ level: UInt32) -> UInt32 { 0xFF00_0000 | level << 16 | level << 8 | level }

let black = Paint.color(.black)
