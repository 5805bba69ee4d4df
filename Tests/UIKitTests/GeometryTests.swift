import Testing

@testable import UIKitCore

@Suite struct GeometryTests {
    @Test func offsetsAddUpThroughTheTree() throws {
        // An 80x30 button at (20, 15) in a 110x70 view at (10, 20), in a view at (30, 40), in one at (5, 6).
        let outer = UIView(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
        let middle = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 110, height: 70))
        let button = UIView(frame: CGRect(x: 20, y: 15, width: 80, height: 30))
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.addSubview(button)
        #expect(button.convert(button.bounds, to: outer) == CGRect(x: 60, y: 75, width: 80, height: 30))
        #expect(button.convert(CGPoint.zero, to: nil) == CGPoint(x: 65, y: 81))
    }

    @Test func aBoundsOriginMovesTheContent() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
        parent.addSubview(child)
        parent.bounds.origin = CGPoint(x: 25, y: 5)
        #expect(child.convert(CGPoint.zero, to: parent.superview) == CGPoint(x: 5, y: 25))
        #expect(child.frame.origin == CGPoint(x: 30, y: 30))
    }

    @Test func aTransformKeepsCentreAndBounds() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.center == CGPoint(x: 30, y: 20))
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(view.frame == CGRect(x: -10, y: 0, width: 80, height: 40))
    }

    @Test func aFrameSetUnderATransformIsWhereTheViewIsDrawn() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        let frame = CGRect(x: 50, y: 75, width: 200, height: 100)
        view.transform = CGAffineTransform(scaleX: 2, y: -2)
        view.frame = frame
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.frame == frame)
        view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
        view.frame = frame
        #expect(view.bounds.size == CGSize(width: 100, height: 200))
        #expect(view.center == CGPoint(x: 140, y: 125))
        #expect(view.frame == frame)
        // A transform that leaves nothing to see has no inverse.
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        view.frame = frame
        #expect(view.bounds.size == frame.size)
    }

    @Test func theAnchorPointCountsInTheFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.anchorPoint = CGPoint(x: 0, y: 1)
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        view.frame = CGRect(x: 30, y: 40, width: 60, height: 80)
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
        #expect(view.center == CGPoint(x: 30, y: 120))
        #expect(view.frame == CGRect(x: 30, y: 40, width: 60, height: 80))
    }

    @Test func sizeToFitResizesTheBoundsUnderATransform() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.bounds.size = CGSize(width: 50, height: 50)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 30, height: 10))
        #expect(view.center == CGPoint(x: 25, y: 15))
    }

    @Test func aFrameThatIsNoNumberIsRefused() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func aViewCannotLieInItself() {
        let view = UIView(), child = UIView()
        view.addSubview(child)
        child.addSubview(view)
        #expect(view.superview == nil)
        #expect(child.superview === view)
    }
}
