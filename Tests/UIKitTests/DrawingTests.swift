import Compositor
import Diagnostics
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

@Suite struct DrawingTests {
    private final class Drawn: UIView {
        var body: (CGRect) -> Void = { _ in }
        override func draw(_ rect: CGRect) { body(rect) }
    }

    private func picture(
        _ width: CGFloat = 10, _ height: CGFloat = 10, _ body: @escaping (CGRect) -> Void
    ) throws -> Pixmap {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.body = body
        let list = compose(view.makeLayoutTree(traits: .current))
        #expect(list.checkInvariants() == nil)
        return try rasterize(list, scale: 1, text: RenderEnvironment.current.textEngine)
    }

    private func covered(_ picture: Pixmap) -> Int { picture.pixels.filter { $0 >> 24 == 255 }.count }

    @Test func aViewDrawsInItsBounds() throws {
        let result = try picture { rect in
            UIColor.black.setFill()
            UIRectFill(rect.insetBy(dx: 2, dy: 3))
        }
        #expect(covered(result) == 6 * 4)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func statesNestWithTheirClipsAndTransforms() throws {
        let result = try picture { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 10))
            context.translateBy(x: 1, y: 1)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.restoreGState()
            context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
        }
        // Two columns of eight rows inside the clip, and the pixel in the corner.
        #expect(covered(result) == 2 * 8 + 1)
        #expect(result[1, 1] >> 24 == 255 && result[3, 1] == 0 && result[9, 9] >> 24 == 255)
    }

    @Test func pathsAreFilledStrokedAndClippedTo() throws {
        let result = try picture { rect in
            let ring = UIBezierPath(rect: rect)
            ring.append(UIBezierPath(rect: rect.insetBy(dx: 2, dy: 2)))
            ring.usesEvenOddFillRule = true
            ring.addClip()
            UIColor.red.set()
            UIBezierPath(rect: rect).fill()
        }
        #expect(covered(result) == 100 - 36)
        let stroke = try picture {
            let path = UIBezierPath(rect: $0.insetBy(dx: 1, dy: 1))
            path.lineWidth = 2
            path.stroke()
        }
        #expect(covered(stroke) == 100 - 36)
    }

    @Test func anArcRunsWithTheClockOnScreen() throws {
        // A quarter from the right (0) to the bottom (π/2), clockwise on screen: a pie in the lower right.
        let result = try picture(20, 20) { _ in
            let pie = UIBezierPath()
            pie.move(to: CGPoint(x: 10, y: 10))
            pie.addArc(
                withCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2,
                clockwise: true)
            pie.close()
            pie.fill()
        }
        #expect(result[13, 13] >> 24 == 255)
        #expect(result[6, 13] == 0 && result[13, 6] == 0)
        // A quarter of the area of a circle of radius 10.
        let area = result.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(area - 25 * Double.pi) < 0.5)
    }

    @Test func aRendererMakesImagesOfTheScreensScale() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4), format: format).image {
            UIColor.black.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2.5, height: 4))
        }
        #expect(image.size == CGSize(width: 5, height: 4) && image.scale == 2)
        #expect(image.bitmap.pixmap.width == 10)
        #expect(covered(image.bitmap.pixmap) == 5 * 8)
        let copy = try picture(5, 4) { _ in image.draw(at: .zero) }
        #expect(copy[0, 0] >> 24 == 255 && copy[4, 0] == 0)
    }

    @Test func shadowsAndAlphaCountForEachDrawing() throws {
        let result = try picture(30, 30) { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: UIColor.red.cgColor)
            context.setAlpha(0.5)
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 5))
        }
        #expect(result[7, 7] == 0x8000_0000)
        #expect(result[7, 17] & 0xFF > 60)
    }

    @Test func gradientsEndWhereTheyAreTold() throws {
        let result = try picture(30, 2) { _ in
            let colors = [UIColor.black.cgColor, UIColor.white.cgColor]
            guard let context = UIGraphicsGetCurrentContext(),
                let gradient = CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)
            else { return }
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0),
                options: .drawsAfterEndLocation)
        }
        #expect(result[5, 0] == 0)
        #expect(result[10, 0] >> 24 == 255 && result[25, 0] == 0xFFFF_FFFF)
    }

    @Test func picturesAreSetUpright() throws {
        // Two by one, red left of green; turned with the clock, red stands above green.
        let pixmap = try #require(Pixmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00]))
        let image = UIImage(cgImage: CGImage(pixmap), scale: 1, orientation: .right)
        #expect(image.bitmap.pixmap.pixels == [0xFF00_00FF, 0xFF00_FF00])
        #expect(image.bitmap.pixmap.width == 1)
        let left = UIImage(cgImage: CGImage(pixmap), scale: 1, orientation: .left)
        #expect(left.bitmap.pixmap.pixels == [0xFF00_FF00, 0xFF00_00FF])
    }

    /// A screen whose code runs in its own render, and its diagnostics.
    private func diagnostics(_ body: @escaping () -> Void) -> [String] {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        _ = environment.layoutTree {
            let controller = UIViewController()
            body()
            return controller
        }
        return environment.sink.diagnostics.map(\.message)
    }

    /// A context left open in one screen used to be the current context of the next one on the same thread.
    @Test func aPictureThatIsNotEndedStaysInItsScreen() {
        let first = diagnostics { UIGraphicsBeginImageContext(CGSize(width: 4, height: 3)) }
        #expect(
            first == ["UIGraphicsBeginImageContext(_:) of 4x3 points without UIGraphicsEndImageContext()"])
        var isClean = false
        let second = diagnostics { isClean = UIGraphicsGetCurrentContext() == nil }
        #expect(isClean && second.isEmpty)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aPictureThatIsNotEndedStaysInItsDrawing() throws {
        let view = Drawn()
        view.body = { _ in UIGraphicsBeginImageContext(CGSize(width: 4, height: 3)) }
        let messages = diagnostics {
            _ = view.drawnContent()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
        #expect(messages.count == 1)
    }

    @Test func whatWasNotBegunCannotBeEnded() throws {
        let messages = diagnostics {
            UIGraphicsEndImageContext()
            UIGraphicsPopContext()
        }
        #expect(
            messages == [
                "UIGraphicsEndImageContext() without UIGraphicsBeginImageContext(_:)",
                "UIGraphicsPopContext() without UIGraphicsPushContext(_:)",
            ])
        // The view's own context stays.
        let result = try picture { rect in
            UIGraphicsEndImageContext()
            UIRectFill(rect)
        }
        #expect(covered(result) == 100)
    }
}
