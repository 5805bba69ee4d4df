import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct BandTests {
    /// Something of everything that reaches beyond its own rows.
    private var commands: [DrawCommand] {
        let box = Rect(x: 20.5, y: 100.25, width: 200, height: 350)
        let shape = RoundedRect(box, radius: 40, curve: .continuous)
        let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, Color(red: 1, green: 0.5, blue: 0))]
        return [
            .fillRect(Rect(x: 0, y: 0, width: 240, height: 600), .color(.white)),
            .fillRect(
                Rect(x: 0, y: 0, width: 240, height: 300),
                .gradient(.axial(from: .zero, to: Point(x: 100, y: 300), stops: stops))),
            .drawShadow(shape, Shadow(color: .black, offset: Point(x: 0, y: 10), radius: 20)),
            .pushShadow(Shadow(color: .black, offset: Point(x: 7, y: -30), radius: 13), bounds: box),
            .pushTransform(.rotation(radians: 0.2)), .fillRoundedRect(shape, .color(.white)),
            .popTransform, .popShadow,
            .pushLayer(opacity: 0.5, bounds: box), .fillRect(box, .color(.black)), .pushMask(bounds: box),
            .fillRoundedRect(shape, .color(.black)), .popMask, .popLayer,
            .blurBackdrop(RoundedRect(Rect(x: 0, y: 150, width: 240, height: 200), radius: 9), radius: 12),
        ]
    }

    @Test func threadsDrawTheSamePicture() throws {
        let list = DisplayList(size: Size(width: 240, height: 600), commands: commands)
        let one = try rasterize(list, scale: 1, glyphs: .none, background: nil)
        for workers in [2, 3, 7] {
            let many = try rasterize(list, scale: 1, glyphs: .none, background: nil, workers: workers)
            #expect(many == one)
        }
    }

    @Test func aCacheChangesNothing() throws {
        let list = DisplayList(size: Size(width: 240, height: 600), commands: commands)
        let cache = RasterCache()
        let first = try rasterize(list, scale: 1, glyphs: .none, background: nil, cache: cache)
        let second = try rasterize(list, scale: 1, glyphs: .none, background: nil, cache: cache)
        #expect(first == second)
    }
}
