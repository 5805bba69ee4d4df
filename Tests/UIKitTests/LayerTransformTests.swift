import Compositor
import Diagnostics
import Geometry
import Scene
import Testing

@testable import UIKitCore

@Suite struct LayerTransformTests {
    /// The only layer's corner on screen, by the tree of a view that holds it.
    private func place(
        of layer: CALayer, in view: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    ) -> (node: LayoutNode, apply: (Point) -> Point) {
        view.layer.addSublayer(layer)
        let node = view.makeLayoutTree(traits: .current).nodes[1]
        let middle = node.frame.center
        let map = Geometry.AffineTransform.translation(x: -middle.x, y: -middle.y)
            .concatenating(node.transform).concatenating(.translation(x: middle.x, y: middle.y))
        return (node, { map.apply($0) })
    }

    private func square() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        return layer
    }

    private func isNear(_ point: Point, _ x: Double, _ y: Double) -> Bool {
        abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
    }

    private func messages(_ body: () -> Void) -> [String] {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.run(body)
        return environment.sink.diagnostics.map(\.description)
    }

    @Test func aTurnOutOfThePlaneNarrowsByItsCosine() {
        let layer = square()
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        var apply: (Point) -> Point = { $0 }
        let said = messages { apply = place(of: layer).apply }
        // cos 60° of the ten points from the middle, at 50, to the edge.
        #expect(isNear(apply(Point(x: 60, y: 60)), 55, 60))
        #expect(said.isEmpty)
    }

    @Test func perspectiveIsSaidAndExactAtTheAnchor() {
        let layer = square()
        var turn = CATransform3DIdentity
        turn.m34 = -1.0 / 100
        layer.transform = CATransform3DRotate(turn, .pi / 3, 0, 1, 0)
        var apply: (Point) -> Point = { $0 }
        let said = messages { apply = place(of: layer).apply }
        #expect(said.contains { $0.contains("perspective") })
        #expect(isNear(apply(Point(x: 50, y: 50)), 50, 50))
    }

    @Test func nearerLayersLookLargerBySublayerTransforms() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.sublayerTransform.m34 = -1.0 / 100
        let layer = square()
        layer.position = CGPoint(x: 70, y: 50)
        layer.zPosition = 50
        var apply: (Point) -> Point = { $0 }
        let said = messages { apply = place(of: layer, in: view).apply }
        // Twice as large about the middle of the superlayer: 1 / (1 - 50 / 100).
        #expect(isNear(apply(Point(x: 70, y: 50)), 90, 50))
        #expect(isNear(apply(Point(x: 80, y: 60)), 110, 70))
        #expect(said.isEmpty)
        // At the eye and behind it there is nothing to see.
        layer.zPosition = 100
        #expect(place(of: layer, in: view).node.isHidden)
    }

    @Test func whatIsSeenFromBehindMayBeHidden() {
        let layer = square()
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(!place(of: layer).node.isHidden)
        layer.isDoubleSided = false
        #expect(place(of: layer).node.isHidden)
    }

    @Test func anAnchorPointMovesAViewAndStaysAtItsCentre() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        view.layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(view.center == CGPoint(x: 30, y: 30))
        #expect(view.frame == CGRect(x: 30, y: 10, width: 40, height: 20))
        view.center = CGPoint(x: 10, y: 40)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
        view.bounds.size.width = 60
        #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 20))
        // A quarter turn about the bottom left corner: what reached to the right hangs down.
        view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(view.frame == CGRect(x: 10, y: 40, width: 20, height: 60))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(view)
        let node = root.makeLayoutTree(traits: .current).nodes[1]
        let middle = node.frame.center
        let map = Geometry.AffineTransform.translation(x: -middle.x, y: -middle.y)
            .concatenating(node.transform).concatenating(.translation(x: middle.x, y: middle.y))
        #expect(map.boundingBox(of: node.frame) == Rect(x: 10, y: 40, width: 20, height: 60))
    }
}
