import Geometry
import Scene
import Testing

@testable import QuartzCore
@testable import UIKitCore

/// A capture reads what animations show, and changes nothing.
@Suite struct CaptureTests {
    /// What code of an app was called for.
    private final class Calls {
        var names: [String] = []
        func add(_ name: String = #function) { names.append(name) }
    }

    /// A layer whose overrides record that they are called.
    private final class RecordingLayer: CALayer {
        var calls: Calls?
        override var bounds: CGRect {
            get { super.bounds }
            set {
                calls?.add()
                super.bounds = newValue
            }
        }
        override var position: CGPoint { didSet { calls?.add() } }
        override var cornerRadius: CGFloat { didSet { calls?.add() } }
        override var borderColor: CGColor? { didSet { calls?.add() } }
        override var shadowOpacity: Float { didSet { calls?.add() } }
        override var contents: Any? { didSet { calls?.add() } }
        override func setNeedsLayout() { calls?.add() }
        override func setNeedsDisplay() { calls?.add() }
    }

    /// A view whose overrides record that they are called.
    private final class RecordingView: UIView {
        var calls: Calls?
        /// The bounds of the last drawing, and those that `draw(_:)` was given.
        var drawn: (bounds: CGRect, rect: CGRect)?
        override class var layerClass: AnyClass { RecordingLayer.self }
        override var frame: CGRect { didSet { calls?.add() } }
        override var bounds: CGRect { didSet { calls?.add() } }
        override var center: CGPoint { didSet { calls?.add() } }
        override var transform: CGAffineTransform { didSet { calls?.add() } }
        override var alpha: CGFloat { didSet { calls?.add() } }
        override var backgroundColor: UIColor? { didSet { calls?.add() } }
        override func layoutSubviews() {
            calls?.add()
            super.layoutSubviews()
        }
        override func setNeedsLayout() {
            calls?.add()
            super.setNeedsLayout()
        }
        override func setNeedsDisplay() { calls?.add() }
        override func layoutIfNeeded() {
            calls?.add()
            super.layoutIfNeeded()
        }
        override func draw(_ rect: CGRect) {
            drawn = (bounds, rect)
            UIColor.red.setFill()
            UIRectFill(bounds)
        }
    }

    /// All that a capture might change in a tree of views.
    private func state(of root: UIView) -> [String] {
        var lines: [String] = []
        func add(_ layer: CALayer) {
            let values = AnimatedProperty.allCases.map {
                "\($0) \(String(describing: layer.animatedValue(of: $0)))"
            }
            lines += values
            lines.append("\(layer.frame) \(layer.needsLayout()) \(layer.needsDisplay()) \(layer.isLayoutDue)")
            lines.append("\(layer.animationKeys() ?? [])")
            for entry in layer.entries { add(entry.layer) }
            if let mask = layer.mask { add(mask) }
        }
        root.forEachView { view in
            lines.append(
                "\(view.storedFrame) \(view.boundsOrigin) \(view.storedTransform) \(view.storedAlpha)")
            lines.append("\(view.layoutState.needsLayout) \(view.layoutState.hasDirtyDescendant)")
            lines.append("\(view.subviews.count) \(String(describing: view.storedBackgroundColor))")
            add(view.layer)
        }
        return lines
    }

    /// Adds layers of several kinds with animations of a second to the box of a screen.
    private func animate(_ animated: AnimatedScreen, _ calls: Calls) -> RecordingView {
        let box = animated.box, view = RecordingView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.identifier = "view"
        let shape = CAShapeLayer(), replicator = CAReplicatorLayer(), dot = CALayer(), mask = CALayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        dot.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        dot.backgroundColor = CGColor(gray: 0, alpha: 1)
        replicator.instanceCount = 2
        replicator.instanceDelay = 0.25
        replicator.addSublayer(dot)
        mask.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        mask.backgroundColor = CGColor(gray: 0, alpha: 1)
        for layer in [shape, replicator] { view.layer.addSublayer(layer) }
        box.layer.mask = mask
        box.addSubview(view)
        animated.loop.runDueWork()
        for (layer, path, end) in [
            (shape, "lineWidth", 5 as Any), (dot, "position.x", 100), (mask, "opacity", 0),
            (view.layer, "cornerRadius", 8), (view.layer, "shadowOpacity", 1),
        ] {
            let animation = CABasicAnimation(keyPath: path)
            animation.toValue = end
            animation.duration = 1
            layer.add(animation, forKey: path)
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = CGRect(x: 100, y: 0, width: 40, height: 30)
            view.alpha = 0
            view.backgroundColor = .green
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            box.bounds.origin.y = 50
        }
        animated.loop.runDueWork()
        view.calls = calls
        (view.layer as? RecordingLayer)?.calls = calls
        return view
    }

    @Test func aCaptureInTheMiddleOfAnimationsChangesNothing() throws {
        let reports = try AnimatedScreen.show { animated in
            let calls = Calls(), view = animate(animated, calls)
            var changes = 0
            let observations = [
                view.observe(\.alpha) { _, _ in changes += 1 },
                view.observe(\.frame) { _, _ in changes += 1 },
                view.observe(\.bounds) { _, _ in changes += 1 },
            ]
            animated.advance(to: 0.25)
            // New layers are laid out and displayed once, as a transaction does when it is committed.
            _ = animated.screen.capture()
            animated.advance(to: 0.5)
            calls.names = []
            changes = 0
            let before = state(of: animated.screen.window)
            let first = animated.screen.capture(), second = animated.screen.capture()
            #expect(first == second)
            #expect(state(of: animated.screen.window) == before)
            #expect(calls.names == [])
            #expect(changes == 0)
            withExtendedLifetime(observations) {}
        }
        #expect(reports == [])
    }

    @Test func whatIsShownIsThatOfTheMoment() throws {
        try AnimatedScreen.show { animated in
            let view = animate(animated, Calls())
            animated.advance(to: 0.5)
            let node = try animated.node("view")
            expectClose(node.frame.minX, 50)
            expectClose(node.frame.width, 30)
            expectClose(node.frame.height, 20)
            expectClose(node.opacity, 0.5)
            expectClose(node.cornerRadii.topLeft, 4)
            expectClose(node.shadow?.color.alpha ?? 0, 0.5)
            expectClose(node.background?.alpha ?? 0, 0.5)
            expectClose(node.transform.a, 1.5)
            expectClose(try animated.node().boundsOrigin.y, 25)
            #expect(view.frame.size != node.bounds.size.cgSize)
        }
    }

    @Test func codeDrawsAtTheSizeThatIsShown() throws {
        try AnimatedScreen.show { animated in
            let view = animate(animated, Calls())
            animated.advance(to: 0.5)
            let node = try animated.node("view"), drawn = try #require(view.drawn)
            expectClose(drawn.bounds.width, 30)
            #expect(drawn.bounds == drawn.rect)
            #expect(view.bounds.size == CGSize(width: 40, height: 30))
            #expect(view.layer.bounds == view.bounds)
            let areas = node.content.compactMap(\.drawing?.bounds)
            #expect(areas.contains { abs($0.width - 30) < 0.001 && abs($0.height - 20) < 0.001 })
        }
    }

    @Test func copiesOfAReplicatorAreReadAtEarlierMoments() throws {
        try AnimatedScreen.show { animated in
            let view = animate(animated, Calls())
            animated.advance(to: 0.5)
            let nodes = animated.screen.capture().nodes.filter {
                $0.className == "CALayer" && $0.frame.width == 2
            }
            #expect(nodes.count == 2)
            expectClose(nodes[0].frame.minX, 49.5)
            expectClose(nodes[1].frame.minX, 24.75)
            let replicator = try #require(view.layer.sublayers?.last?.sublayers?.first)
            #expect(replicator.position == CGPoint(x: 1, y: 1))
        }
    }
}

extension Size {
    fileprivate var cgSize: CGSize { CGSize(width: width, height: height) }
}
