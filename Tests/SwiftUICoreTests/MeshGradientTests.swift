import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

/// Mesh gradients; expected colors are those of bilinear and cubic interpolation between vertices.
@Suite("Mesh gradients")
struct MeshGradientTests {
    private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let grid: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]

    private func gray(_ white: Double) -> SwiftUICore.Color { Color(red: white, green: white, blue: white) }

    private func image(_ gradient: MeshGradient, _ size: CGFloat = 100) -> ImagePlacement? {
        for case .draw(.image(let placement)) in ViewGraph.settled(gradient, size, size).drawnCommands() {
            return placement
        }
        return nil
    }

    private func red(_ placement: ImagePlacement?, _ x: Int, _ y: Int) -> Double {
        Double((placement?.bitmap.pixmap[x, y] ?? 0) & 0xFF) / 255
    }

    @Test("colors of one patch are bilinear")
    func bilinear() {
        inOneRender { _ in
            let drawn = image(
                MeshGradient(
                    width: 2, height: 2, points: square, colors: [gray(0), gray(1), gray(0.5), gray(0)],
                    smoothsColors: false))
            for (x, y) in [(0, 0), (25, 10), (50, 50), (99, 99), (80, 20)] {
                let (u, v) = ((Double(x) + 0.5) / 100, (Double(y) + 0.5) / 100)
                let expected = u * (1 - v) + 0.5 * (1 - u) * v
                #expect(abs(red(drawn, x, y) - expected) < 0.01)
            }
        }
    }

    /// Catmull-Rom through 0, 1, 0 at the vertices of a row: with the slopes 1, 0 and -1 at the ends of the halves.
    @Test("smooth colors are cubic between vertices, and those of the vertices there")
    func smooth() {
        inOneRender { _ in
            let row = [gray(0), gray(1), gray(0)]
            let drawn = image(MeshGradient(width: 3, height: 3, points: grid, colors: row + row + row))
            for x in [0, 12, 25, 37, 49] {
                let t = (Double(x) + 0.5) / 50
                let expected = (t * t * t - 2 * t * t + t) + (3 * t * t - 2 * t * t * t)
                #expect(abs(red(drawn, x, 50) - expected) < 0.015)
                #expect(abs(red(drawn, 99 - x, 50) - expected) < 0.015)
            }
        }
    }

    @Test("a vertex that moves takes its color along")
    func places() {
        inOneRender { _ in
            var points = grid
            points[4] = [0.8, 0.3]
            var colors = Array(repeating: gray(0), count: 9)
            colors[4] = gray(1)
            let drawn = image(MeshGradient(width: 3, height: 3, points: points, colors: colors))
            #expect(red(drawn, 80, 30) > 0.9)
            #expect(red(drawn, 20, 70) < 0.5)
        }
    }

    @Test("outside of the mesh is the background, and a mesh without enough colors is that alone")
    func background() {
        inOneRender { _ in
            let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
            let colors = Array(repeating: gray(1), count: 4)
            let drawn = image(
                MeshGradient(width: 2, height: 2, points: half, colors: colors, background: gray(0.2)))
            #expect(red(drawn, 25, 50) == 1)
            #expect(abs(red(drawn, 75, 50) - 0.2) < 0.005)
            let broken = MeshGradient(
                width: 2, height: 2, points: half, colors: [gray(1)], background: gray(0.2))
            #expect(image(broken) == nil)
            #expect(ViewGraph.settled(broken).drawnCommands().count == 1)
        }
    }

    /// In the middle of a cubic, control points weigh three eighths each, and ends an eighth.
    @Test("control points bend the edges of patches")
    func bezier() {
        inOneRender { _ in
            func vertex(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
                let place = SIMD2<Float>(x, y)
                return MeshGradient.BezierPoint(
                    position: place, leadingControlPoint: place, topControlPoint: place + [bend, 0],
                    trailingControlPoint: place, bottomControlPoint: place + [bend, 0])
            }
            let vertices = [
                vertex(0, 0, bend: 0), vertex(0.5, 0, bend: 0.4), vertex(0, 1, bend: 0),
                vertex(0.5, 1, bend: 0.4),
            ]
            let drawn = image(
                MeshGradient(
                    width: 2, height: 2, bezierPoints: vertices,
                    colors: Array(repeating: gray(1), count: 4), background: gray(0)))
            // In the middle the right edge is at 0.5 + 3/4 * 0.4 = 0.8 of the width.
            #expect(red(drawn, 77, 50) == 1)
            #expect(red(drawn, 82, 50) == 0)
            #expect(red(drawn, 60, 0) == 0)
        }
    }

    @Test("a shape is filled with a mesh, which is clipped to it")
    func shape() {
        inOneRender { _ in
            let colors = Array(repeating: gray(1), count: 4)
            let mesh = MeshGradient(width: 2, height: 2, points: square, colors: colors)
            let drawn = ViewGraph.settled(Circle().fill(mesh)).drawnCommands()
            guard case .push(.clipPath)? = drawn.first else {
                Issue.record("\(drawn)")
                return
            }
            #expect(drawn.count == 3)
        }
    }

    /// White to black in Oklab has a lightness of a half in the middle, whose linear component is its cube.
    @Test("perceptual interpolation is that of lightness")
    func perceptual() {
        inOneRender { _ in
            let drawn = image(
                MeshGradient(
                    width: 2, height: 2, points: square, colors: [gray(0), gray(1), gray(0), gray(1)],
                    smoothsColors: false, colorSpace: .perceptual))
            let linear = 0.505 * 0.505 * 0.505
            let encoded = 1.055 * exp(log(linear) / 2.4) - 0.055
            #expect(abs(red(drawn, 50, 50) - encoded) < 0.02)
        }
    }

    @Test("locations move in animated changes")
    func animation() {
        inOneRender { loop in
            let handle = Handle()
            let graph = ViewGraph.settled(Moving(handle: handle))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            graph.settle()
            loop.advance(by: 0.5)
            for case .draw(.image(let placement)) in graph.drawnCommands() {
                // The right edge is halfway from the middle to the right.
                #expect(red(placement, 70, 50) == 1)
                #expect(red(placement, 80, 50) == 0)
            }
        }
    }

    private final class Handle {
        var flag: Binding<Bool>?
    }

    private struct Moving: View {
        let handle: Handle
        @State private var flag = false
        var body: some View {
            handle.flag = $flag
            let right: Float = flag ? 1 : 0.5
            let white = SwiftUICore.Color(red: 1, green: 1, blue: 1)
            return MeshGradient(
                width: 2, height: 2, points: [[0, 0], [right, 0], [0, 1], [right, 1]],
                colors: [white, white, white, white], background: SwiftUICore.Color(red: 0, green: 0, blue: 0)
            )
        }
    }
}
