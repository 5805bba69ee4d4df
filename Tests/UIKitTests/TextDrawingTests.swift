import Compositor
import Diagnostics
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

@Suite struct TextDrawingTests {
    private final class Drawn: UIView {
        var body: (CGRect) -> Void = { _ in }
        override func draw(_ rect: CGRect) { body(rect) }
    }

    /// The runs of glyphs that a view of 100 points draws.
    private func runs(_ body: @escaping (CGRect) -> Void) -> [GlyphRun] {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.body = body
        return compose(view.makeLayoutTree(traits: .current)).commands.compactMap { command in
            guard case .draw(.glyphs(let run, _)) = command else { return nil }
            return run
        }
    }

    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

    private func picture(of view: UIView) throws -> Pixmap {
        let list = compose(view.makeLayoutTree(traits: .current))
        #expect(list.checkInvariants() == nil)
        return try rasterize(list, scale: 1, text: RenderEnvironment.current.textEngine)
    }

    @Test func stringsDrawThemselvesAtAPoint() throws {
        let drawn = runs { _ in "word".draw(at: CGPoint(x: 20, y: 30), withAttributes: attributes) }
        let run = try #require(drawn.first)
        #expect(run.origin.x == 20)
        #expect(abs(run.origin.y - 30 - UIFont.systemFont(ofSize: 10).ascender) < 0.01)
        #expect(drawn.count == 1)
    }

    @Test func stringsWrapInARectangleAndLeaveOutWhatDoesNotFit() {
        let words = "one two three four five six seven eight nine ten"
        let all = runs { _ in
            words.draw(in: CGRect(x: 0, y: 0, width: 60, height: 100), withAttributes: attributes)
        }
        let some = runs { _ in
            words.draw(in: CGRect(x: 0, y: 0, width: 60, height: 30), withAttributes: attributes)
        }
        #expect(Set(all.map(\.origin.y)).count > 2)
        #expect(Set(some.map(\.origin.y)).count == 2)
    }

    @Test func withoutLinesTheBaselineBeginsAtTheOrigin() throws {
        let drawn = runs { _ in
            "word".draw(
                with: CGRect(x: 5, y: 40, width: 0, height: 0), attributes: attributes, context: nil)
        }
        #expect(try #require(drawn.first).origin == Point(x: 5, y: 40))
    }

    @Test func textFollowsTheContext() throws {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.body = { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.translateBy(x: 10, y: 0)
            context.setAlpha(0.5)
            "a b".draw(at: .zero, withAttributes: attributes)
        }
        let dump = compose(view.makeLayoutTree(traits: .current)).dump
        #expect(dump.contains("pushLayer opacity=0.5"))
        #expect(runs { _ in }.isEmpty)
        #expect(dump.contains("at 10,") || dump.contains("at (10,"), "\(dump)")
    }

    @Test func layersAndViewsDrawIntoContexts() throws {
        let inner = UIView(frame: CGRect(x: 30, y: 40, width: 4, height: 4))
        inner.backgroundColor = .black
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            inner.layer.render(in: context.cgContext)
            inner.drawHierarchy(in: CGRect(x: 6, y: 6, width: 2, height: 2), afterScreenUpdates: true)
            let dot = CALayer()
            dot.frame = CGRect(x: 50, y: 50, width: 2, height: 2)
            dot.backgroundColor = UIColor.black.cgColor
            context.cgContext.translateBy(x: 6, y: 0)
            dot.render(in: context.cgContext)
        }
        let pixels = try #require(image.cgImage).pixmap, scale = Int(image.scale)
        func isCovered(_ x: Int, _ y: Int) -> Bool { pixels[x * scale, y * scale] >> 24 == 255 }
        #expect(isCovered(0, 0) && isCovered(3, 3) && !isCovered(4, 4))
        #expect(isCovered(6, 6) && isCovered(7, 7) && !isCovered(5, 5))
        #expect(isCovered(6, 0) && isCovered(7, 1) && !isCovered(6, 2))
    }

    @Test func aViewMasksAView() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .black
        let mask = UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 6))
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 6))
        dot.backgroundColor = .white
        mask.addSubview(dot)
        view.mask = mask
        let result = try picture(of: view)
        #expect((0..<10).map { result[$0, 5] >> 24 } == [0, 0, 255, 255, 255, 0, 0, 0, 0, 0])
        #expect(result[3, 1] == 0 && result[3, 8] == 0)
        view.mask = nil
        #expect(try picture(of: view)[9, 9] >> 24 == 255)
    }

    @Test func aMaskOfItselfEnds() throws {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        try environment.run {
            let first = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)),
                second = UIView(frame: first.frame)
            first.mask = second
            second.mask = first
            _ = try picture(of: first)
            let layer = CALayer()
            layer.mask = layer
            first.layer.addSublayer(layer)
            first.mask = nil
            second.mask = nil
            _ = try picture(of: first)
            #expect(environment.sink.diagnostics.map(\.description).contains { $0.contains("masks itself") })
        }
    }

    @Test func anArcTouchesTwoWays() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        // The corner is rounded from (6, 0) over the circle's point at 45 degrees about (6, 4) to (10, 4).
        #expect(path.path.elements[1] == .line(Point(x: 6, y: 0)))
        let ends = path.path.elements.compactMap { element -> Point? in
            guard case .cubic(_, _, let end) = element else { return nil }
            return end
        }
        let diagonal = 4 * 0.5.squareRoot()
        #expect(ends.count == 2)
        #expect(abs(ends[0].x - 6 - diagonal) < 1e-9 && abs(ends[0].y - 4 + diagonal) < 1e-9)
        #expect(abs(ends[1].x - 10) < 1e-9 && abs(ends[1].y - 4) < 1e-9)
        path.addArc(tangent1End: CGPoint(x: 10, y: 8), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 8))
    }

    @Test func imagesTakeATintOfTheirOwn() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let view = UIImageView(image: image.withTintColor(.red))
        #expect(try picture(of: view)[1, 1] == 0xFF00_00FF)
        view.tintColor = .green
        view.image = image.withTintColor(.red, renderingMode: .alwaysTemplate)
        #expect(try picture(of: view)[1, 1] == 0xFF00_FF00)
        view.image = image.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(try picture(of: view)[1, 1] == 0xFF00_00FF)
    }

    @Test func apartOfAPictureFollowsTheGravity() throws {
        let pixels: [UInt32] = [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004]
        let image = CGImage(try #require(Pixmap(width: 4, height: 1, pixels: pixels)))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
        view.layer.contents = image
        view.layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        view.layer.contentsGravity = .right
        #expect(try (0..<8).map { try picture(of: view)[$0, 0] & 0xFF } == [0, 0, 0, 0, 0, 0, 2, 3])
    }
}
