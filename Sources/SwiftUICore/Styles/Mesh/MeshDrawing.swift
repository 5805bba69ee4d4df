import CoreGraphics
import Foundation
import Geometry
import Scene

/// The pixels of a mesh gradient.
struct MeshDrawing: AreaDrawing {
    let mesh: MeshSurface
    let background: SceneColor

    /// The mean of the corners' colors, where an area has to be one color.
    var plainColor: SceneColor {
        let (column, row) = (mesh.width - 2, mesh.height - 2)
        let corners = [
            mesh.color(column: 0, row: 0, 0, 0), mesh.color(column: column, row: 0, 1, 0),
            mesh.color(column: 0, row: row, 0, 1), mesh.color(column: column, row: row, 1, 1),
        ]
        func mean(_ component: KeyPath<SceneColor, Double>) -> Double {
            corners.reduce(0) { $0 + $1[keyPath: component] } / 4
        }
        return SceneColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }

    func bitmap(in size: CGSize, scale: CGFloat) -> Bitmap {
        var pixmap = Pixmap(
            width: max(1, Int((size.width * scale).rounded())),
            height: max(1, Int((size.height * scale).rounded())),
            filledWith: MeshDrawing.pixel(MeshDrawing.premultiplied(background)))
        for row in 0..<(mesh.height - 1) {
            for column in 0..<(mesh.width - 1) { fill(column, row, &pixmap) }
        }
        return Bitmap(name: "mesh", pixmap: pixmap, scale: Double(scale))
    }

    /// A point of a patch in pixels, with its premultiplied color.
    private struct Sample {
        var place: SIMD2<Double>
        var color: SIMD4<Double>
    }

    /// Fills a patch by small triangles.
    private func fill(_ column: Int, _ row: Int, _ pixmap: inout Pixmap) {
        let size = SIMD2(Double(pixmap.width), Double(pixmap.height))
        // Chosen: sides of about six pixels, between which colors are linear.
        let net = mesh.net(column: column, row: row).map { $0 * size }
        let extent = net.reduce(SIMD2<Double>(0, 0)) { result, point in
            let way = point - net[0]
            return SIMD2(max(result.x, abs(way.x)), max(result.y, abs(way.y)))
        }
        let steps = min(max(Int(max(extent.x, extent.y) / 6), 4), 64)
        let samples = (0...steps).map { line in
            (0...steps).map { place -> Sample in
                let (u, v) = (Double(place) / Double(steps), Double(line) / Double(steps))
                return Sample(
                    place: mesh.place(column: column, row: row, u, v) * size,
                    color: MeshDrawing.premultiplied(mesh.color(column: column, row: row, u, v)))
            }
        }
        for line in 0..<steps {
            for place in 0..<steps {
                let first = samples[line][place], last = samples[line + 1][place + 1]
                fill(first, samples[line][place + 1], last, &pixmap)
                fill(first, last, samples[line + 1][place], &pixmap)
            }
        }
    }

    /// Fills the pixels whose centers are in a triangle, its edges included.
    private func fill(_ a: Sample, _ b: Sample, _ c: Sample, _ pixmap: inout Pixmap) {
        let ab = b.place - a.place, ac = c.place - a.place
        let area = ab.x * ac.y - ab.y * ac.x
        guard abs(area) > 1e-12 else { return }
        let low = SIMD2(
            min(a.place.x, b.place.x, c.place.x), min(a.place.y, b.place.y, c.place.y))
        let high = SIMD2(
            max(a.place.x, b.place.x, c.place.x), max(a.place.y, b.place.y, c.place.y))
        let columns = MeshDrawing.pixels(low.x, high.x, pixmap.width)
        for y in MeshDrawing.pixels(low.y, high.y, pixmap.height) {
            for x in columns {
                let way = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.place
                let second = (way.x * ac.y - way.y * ac.x) / area
                let third = (ab.x * way.y - ab.y * way.x) / area
                guard second >= -1e-9, third >= -1e-9, second + third <= 1 + 1e-9 else { continue }
                let color = a.color * (1 - second - third) + b.color * second + c.color * third
                pixmap[x, y] = MeshDrawing.pixel(color)
            }
        }
    }

    /// The pixels of a line whose centers are between two places.
    private static func pixels(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
        guard low.isFinite, high.isFinite else { return 0..<0 }
        let first = Int(min(max((low - 0.5).rounded(.up), 0), Double(count)))
        let last = Int(min(max((high - 0.5).rounded(.down) + 1, 0), Double(count)))
        return first..<max(first, last)
    }

    private static func premultiplied(_ color: SceneColor) -> SIMD4<Double> {
        SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
    }

    private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
        let alpha = UInt32((min(max(color.w, 0), 1) * 255).rounded())
        func channel(_ value: Double) -> UInt32 { min(UInt32((max(value, 0) * 255).rounded()), alpha) }
        return channel(color.x) | channel(color.y) << 8 | channel(color.z) << 16 | alpha << 24
    }
}
