import Compositor
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

/// What code asks layers for: hits, values by name, content, layout and actions.
@Suite struct LayerMethodTests {
    private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        return layer
    }

    @Test func viewsAndLayersAreHitAndConvertedAsOneTree() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let subview = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), mark = layer(5, 5, 10, 10)
        view.addSubview(subview)
        subview.layer.addSublayer(mark)
        #expect(view.layer.hitTest(CGPoint(x: 20, y: 30)) === mark)
        #expect(view.layer.hitTest(CGPoint(x: 55, y: 65)) === subview.layer)
        #expect(mark.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 16, y: 26))
        #expect(subview.layer.superlayer === view.layer)
    }

    @Test func theLayerOfAViewMayBeAdded() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), first = UIView(),
            other = UIView()
        view.addSubview(first)
        view.layer.addSublayer(other.layer)
        #expect(other.layer.superlayer === view.layer)
        #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) === view.layer)
        other.frame = view.bounds
        #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) === other.layer)
        // Not into itself.
        other.layer.addSublayer(view.layer)
        #expect(view.superview == nil)
    }

    private final class Painter: CALayerDelegate {
        var asked: [String] = []
        func draw(_ layer: CALayer, in ctx: CGContext) {
            ctx.setFillColor(UIColor.black.cgColor)
            ctx.fill(layer.bounds)
        }
        func layerWillDraw(_ layer: CALayer) { asked.append("will draw") }
        func display(_ layer: CALayer) { asked.append("display") }
        func layoutSublayers(of layer: CALayer) { asked.append("layout") }
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            event == "position" ? NSNull() : nil
        }
    }

    @Test func theDelegateDrawsOnceThatIsAskedFor() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), painter = Painter()
        let layer = layer(0, 0, 5, 5)
        layer.delegate = painter
        view.layer.addSublayer(layer)
        func pixel() throws -> UInt32 {
            let list = compose(view.makeLayoutTree(traits: .current))
            return try rasterize(list, scale: 1, text: RenderEnvironment.current.textEngine)[2, 2]
        }
        #expect(try pixel() == 0)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        painter.asked = []
        #expect(try pixel() == 0xFF00_0000)
        #expect(!layer.needsDisplay())
        #expect(painter.asked == ["layout", "display", "will draw"])
    }

    @Test func aViewsLayerLaysOutWithTheView() {
        final class Card: CALayer {
            var size: CGSize?
            override func layoutSublayers() {
                super.layoutSublayers()
                size = bounds.size
            }
        }
        final class CardView: UIView {
            override class var layerClass: AnyClass { Card.self }
        }
        let view = CardView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.layoutIfNeeded()
        #expect((view.layer as? Card)?.size == CGSize(width: 30, height: 20))
    }

    @Test func contentsAreMadeLargerByTheNearestSample() throws {
        let pixels: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF]
        let image = CGImage(try #require(Pixmap(width: 2, height: 1, pixels: pixels)))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
        view.layer.contents = image
        view.layer.magnificationFilter = .nearest
        let list = compose(view.makeLayoutTree(traits: .current))
        let scale = Double(UITraitCollection.current.displayScale)
        let picture = try rasterize(list, scale: scale, text: RenderEnvironment.current.textEngine)
        // The two halves have no colors between them.
        let middle = Int(5 * scale)
        #expect((0..<middle).allSatisfy { picture[$0, 0] == 0xFF00_0000 })
        #expect((middle..<2 * middle).allSatisfy { picture[$0, 0] == 0xFFFF_FFFF })
    }

    @Test func aPathOfFlippedGeometryPointsUp() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), shape = CAShapeLayer()
        shape.frame = view.bounds
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 3), transform: nil)
        shape.isGeometryFlipped = true
        view.layer.addSublayer(shape)
        let list = compose(view.makeLayoutTree(traits: .current))
        let picture = try rasterize(list, scale: 1, text: RenderEnvironment.current.textEngine)
        #expect(picture[5, 1] == 0 && picture[5, 8] == 0xFF00_0000)
        #expect(shape.contentsAreFlipped())
    }
}
