import Testing

@testable import QuartzCore

/// What code asks layers for that no view owns: hits, values by name, layout and actions.
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

    /// A delegate that sets what happens when a position changes, and draws and lays out nothing.
    private final class Chooser: CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            event == "position" ? NSNull() : nil
        }
    }

    @Test func actionsAreThoseOfTheDelegateThenOfTheLayer() {
        let layer = CALayer(), chooser = Chooser(), fade = CABasicAnimation(keyPath: "opacity")
        layer.delegate = chooser
        layer.actions = ["position": fade, "opacity": fade]
        #expect(layer.action(forKey: "position") is NSNull)
        #expect(layer.action(forKey: "opacity") === fade)
        #expect(layer.action(forKey: "bounds") == nil)
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

    @Test func valueFunctionsMakeTransformsOfNumbers() {
        let layer = CALayer(), turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        (turn.fromValue, turn.toValue) = (0.0, Double.pi)
        var values = PresentedValues(of: layer)
        turn.apply(0.5, to: &values)
        #expect(values.changed[.transform] == .transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
    }
}
