import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

@Suite("Effects of views")
struct EffectTests {
    private func commands(_ view: some View, _ width: CGFloat = 40, _ height: CGFloat = 40) -> [DrawCommand] {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        return ViewGraph(view, container: CGSize(width: width, height: height), environment: environment)
            .drawnCommands()
    }

    private func color(_ view: some View) -> Scene.Color? {
        guard case .draw(.fillRect(_, .color(let color)))? = commands(view).first else { return nil }
        return color
    }

    private func isClose(_ first: Scene.Color?, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
        guard let first else { return false }
        return abs(first.red - red) < 1e-3 && abs(first.green - green) < 1e-3 && abs(first.blue - blue) < 1e-3
    }

    private var orange: SwiftUICore.Color { Color(red: 0.8, green: 0.4, blue: 0.2) }

    /// The expected components are computed by the documented formulas; the luminance is that of ITU-R BT.709.
    @Test("effects of colors are affine functions of components")
    func colors() {
        #expect(isClose(color(orange.brightness(0.1)), 0.9, 0.5, 0.3))
        #expect(isClose(color(orange.contrast(0.5)), 0.65, 0.45, 0.35))
        #expect(isClose(color(orange.colorInvert()), 0.2, 0.6, 0.8))
        #expect(isClose(color(orange.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), 0.4, 0.4, 0))
        let gray = 0.8 * 0.2126 + 0.4 * 0.7152 + 0.2 * 0.0722
        #expect(isClose(color(orange.grayscale(1)), gray, gray, gray))
        #expect(isClose(color(orange.saturation(0)), gray, gray, gray))
        #expect(isClose(color(orange.saturation(1)), 0.8, 0.4, 0.2))
        #expect(isClose(color(orange.hueRotation(.zero)), 0.8, 0.4, 0.2))
        #expect(isClose(color(orange.hueRotation(.degrees(360))), 0.8, 0.4, 0.2))
    }

    private func bitmap(_ view: some View) -> ImagePlacement? {
        for case .draw(.image(let placement)) in commands(view) { return placement }
        return nil
    }

    /// A Gaussian keeps the sum of alpha, and the middle of an edge has half of it.
    @Test("a blur keeps the sum of its pixels and halves an edge")
    func blur() throws {
        let square = Color(red: 0, green: 0, blue: 0).frame(width: 20, height: 20)
        let placement = try #require(bitmap(square.blur(radius: 2)))
        let pixmap = placement.bitmap.pixmap
        let total = pixmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
        #expect(abs(total - 102_000) < 1_020)
        let row = Int(20 - placement.destination.minY)
        // The square is from 10 to 30: the pixels beside its left edge are symmetric about half.
        let column = Int(10 - placement.destination.minX)
        let inside = Double(pixmap[column, row] >> 24), outside = Double(pixmap[column - 1, row] >> 24)
        #expect(abs(inside + outside - 255) < 4)
        #expect(commands(square.blur(radius: 0)).count == 1)
    }

    @Test("luminance becomes opacity")
    func luminance() throws {
        let placement = try #require(
            bitmap(Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4).luminanceToAlpha()))
        #expect(placement.bitmap.pixmap[2, 2] == UInt32((0.2126 * 255).rounded()) << 24)
    }

    /// Without perspective, a rotation of 60 degrees about the vertical axis halves the width.
    @Test("a rotation in space without perspective scales across its axis")
    func rotation() throws {
        let drawn = commands(
            orange.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
        guard case .push(.transform(let transform))? = drawn.first else {
            Issue.record("\(drawn)")
            return
        }
        #expect(abs(transform.a - 0.5) < 1e-9)
        #expect(abs(transform.d - 1) < 1e-9)
        #expect(abs(transform.a * 20 + transform.tx - 20) < 1e-9)
    }

    /// By similar triangles: with the viewer at 40 points, the edge that is 20 * sin(60°) nearer is larger by its share.
    @Test("perspective enlarges what is nearer")
    func perspective() throws {
        let placement = try #require(
            bitmap(
                orange.frame(width: 40, height: 20).rotation3DEffect(.degrees(-60), axis: (x: 0, y: 1, z: 0)))
        )
        let depth = 20 * sin(Double.pi / 3), right = 20 + 10 / (1 - depth / 40)
        #expect(abs(placement.destination.maxX - right) <= 1)
        #expect(placement.destination.height > 20)
    }

    @Test("many groups inside each other are drawn once")
    func groups() {
        var view = AnyView(orange)
        for _ in 0..<40 { view = AnyView(view.opacity(0.99).shadow(radius: 1)) }
        #expect(commands(view).count == 161)
    }

    @Test("placeholders replace texts and images, and keep shapes")
    func redaction() {
        let drawn = commands(
            VStack {
                Text(verbatim: "Hi")
                orange
            }.redacted(reason: .placeholder))
        let hasGlyphs = drawn.contains { if case .draw(.glyphs) = $0 { true } else { false } }
        let hasShape = drawn.contains { if case .draw(.fillRoundedRect) = $0 { true } else { false } }
        #expect(!hasGlyphs)
        #expect(hasShape)
        #expect(color(orange.redacted(reason: .placeholder)) != nil)
    }

    @Test("a matched view is placed and sized as its source")
    func matched() {
        struct Pair: View {
            @Namespace private var namespace
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false)
                        .frame(width: 10, height: 10)
                    Color.blue.frame(width: 20, height: 30).matchedGeometryEffect(id: 1, in: namespace)
                }
            }
        }
        let nodes = ViewGraph(Pair(), container: CGSize(width: 40, height: 40)).hostedNodes()
        let frames = nodes.filter { $0.typeName == "Color" }.map(\.frame)
        #expect(frames.count == 2)
        #expect(frames.first == frames.last)
    }

    @Test("the appearance that a view prefers is that of all views")
    func appearance() {
        struct Scheme: View {
            let log: (ColorScheme) -> Void
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                log(scheme)
                return Color.red
            }
        }
        var last: ColorScheme?
        let graph = ViewGraph(
            VStack {
                Scheme { last = $0 }
                Color.blue.preferredColorScheme(.dark)
            }, container: CGSize(width: 40, height: 40))
        graph.settle()
        #expect(last == .dark)
    }
}
