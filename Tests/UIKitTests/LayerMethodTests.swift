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

    @Test func theHighestLayerAtAPointIsHit() {
        let root = layer(10, 10, 100, 100), first = layer(0, 0, 50, 50), second = layer(20, 20, 50, 50)
        let outside = layer(45, 45, 20, 20)
        root.addSublayer(first)
        root.addSublayer(second)
        first.addSublayer(outside)
        // Points are in the coordinates of the superlayer of `root`.
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) == nil)
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === first)
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === second)
        #expect(root.hitTest(CGPoint(x: 105, y: 15)) === root)
        first.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === first)
        #expect(root.hitTest(CGPoint(x: 70, y: 70)) === outside)
        first.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 70, y: 70)) === second)
        first.isHidden = true
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
        // A quarter turn about the middle sets a flat layer upright.
        let hand = layer(40, 80, 20, 2)
        hand.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        root.addSublayer(hand)
        #expect(root.hitTest(CGPoint(x: 60, y: 99)) === hand)
        #expect(root.hitTest(CGPoint(x: 52, y: 91)) === root)
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

    @Test func valuesAreReadAndSetByName() throws {
        let layer = layer(0, 0, 10, 20)
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs(layer.affineTransform().b - 1) < 1e-9)
        let angle = try #require(layer.value(forKeyPath: "transform.rotation.z") as? Double)
        #expect(abs(angle - .pi / 2) < 1e-9)
        layer.setValue(0, forKeyPath: "transform.rotation")
        layer.setValue(3, forKeyPath: "transform.translation.x")
        let moved = layer.affineTransform()
        #expect(abs(moved.tx - 3) < 1e-9 && abs(moved.a - 1) < 1e-9 && abs(moved.b) < 1e-9)
        layer.setValue(30.0, forKeyPath: "bounds.size.width")
        #expect(layer.bounds.size == CGSize(width: 30, height: 20))
        layer.setValue(7.0, forKeyPath: "frame.origin.y")
        #expect(abs(layer.frame.origin.y - 7) < 1e-9)
        layer.setValue(true, forKey: "masksToBounds")
        layer.setValue(0.5, forKey: "opacity")
        #expect(layer.masksToBounds && layer.opacity == 0.5)
        layer.setValue("a", forKey: "author")
        #expect(layer.value(forKey: "author") as? String == "a")
        layer.setValue(nil, forKey: "author")
        #expect(layer.value(forKey: "author") == nil)
        #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
        let shape = CAShapeLayer()
        shape.setValue("round", forKey: "lineCap")
        #expect(shape.lineCap == .round)
        let emitter = CAEmitterLayer(), spark = CAEmitterCell()
        spark.name = "spark"
        emitter.emitterCells = [spark]
        emitter.setValue(12, forKeyPath: "emitterCells.spark.birthRate")
        #expect(spark.birthRate == 12)
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

    @Test func actionsAreThoseOfTheDelegateThenOfTheLayer() {
        let layer = CALayer(), painter = Painter(), fade = CABasicAnimation(keyPath: "opacity")
        layer.delegate = painter
        layer.actions = ["position": fade, "opacity": fade]
        #expect(layer.action(forKey: "position") is NSNull)
        #expect(layer.action(forKey: "opacity") === fade)
        #expect(layer.action(forKey: "bounds") == nil)
        #expect(painter.asked.isEmpty)
    }

    @Test func layoutIsDoneWhereItIsDue() {
        final class Stack: CALayer {
            var count = 0, oldSize: CGSize?
            override func layoutSublayers() { count += 1 }
            override func resizeSublayers(withOldSize size: CGSize) { oldSize = size }
        }
        let outer = Stack(), inner = Stack()
        outer.addSublayer(inner)
        outer.layoutIfNeeded()
        #expect((outer.count, inner.count) == (1, 0))
        inner.bounds.size = CGSize(width: 5, height: 5)
        #expect(inner.oldSize == .zero && inner.needsLayout())
        outer.layoutIfNeeded()
        #expect((outer.count, inner.count) == (1, 1))
        outer.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect((outer.count, inner.count) == (2, 1))
        #expect(!outer.needsLayout())
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

    @Test func valueFunctionsMakeTransformsOfNumbers() {
        let layer = CALayer(), turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        (turn.fromValue, turn.toValue) = (0.0, Double.pi)
        var values = PresentedValues(of: layer)
        turn.apply(0.5, to: &values)
        #expect(values.changed[.transform] == .transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
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
