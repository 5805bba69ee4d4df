import MyLayout
import Testing
import UIKit

/// Places on curves whose lengths are known: lines and circles.
@Suite("Path layouts")
struct PathLayoutTests {
    /// A layout with views of 20 x 20 points.
    private func layout(_ width: CGFloat, _ height: CGFloat, views: Int) -> (MyPathLayout, [UIView]) {
        let layout = MyPathLayout(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let views = (0..<views).map { _ in UIView(mySize: 20, 20) }
        for view in views { layout.addSubview(view) }
        return (layout, views)
    }

    private func expectCenters(
        _ views: [UIView], _ centers: [(CGFloat, CGFloat)], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (view, center) in zip(views, centers) {
            expectFrame(view, center.0 - 10, center.1 - 10, 20, 20, sourceLocation: sourceLocation)
        }
    }

    @Test(
        "four views on a circle are a quarter turn apart, downwards or as in mathematics",
        arguments: [false, true])
    func quartersOfCircle(isMath: Bool) throws {
        try onScreen {
            let (layout, views) = layout(300, 300, views: 4)
            layout.coordinateSetting.origin = CGPoint(x: 0.5, y: 0.5)
            layout.coordinateSetting.isMath = isMath
            layout.polarEquation = { _ in 100 }
            layout.layoutIfNeeded()
            let second: CGFloat = isMath ? 50 : 250
            expectCenters(views, [(250, 150), (150, second), (50, 150), (150, 300 - second)])
            #expect(abs(layout.argument(from: views[1]) - .pi / 2) < 1e-9)
        }
    }

    @Test("n views on a circle are at the corners of a polygon", arguments: [3, 5, 6, 8, 12])
    func polygon(count: Int) throws {
        try onScreen {
            let (layout, views) = layout(300, 300, views: count)
            layout.coordinateSetting.origin = CGPoint(x: 0.5, y: 0.5)
            layout.polarEquation = { _ in 120 }
            layout.layoutIfNeeded()
            for (index, view) in views.enumerated() {
                let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
                // Frames are rounded to half points.
                #expect(abs(view.center.x - (150 + 120 * cos(angle))) <= 0.251)
                #expect(abs(view.center.y - (150 + 120 * sin(angle))) <= 0.251)
            }
        }
    }

    @Test("an open curve has views at both ends, fixed distances or those of a number of views")
    func spacingsOnLine() throws {
        try onScreen {
            for (spacing, places) in [
                (MyPathSpacing.flexed(), [0, 100, 200]), (.fixed(30), [0, 30, 60]),
                (.count(5), [0, 50, 100]),
            ] as [(MyPathSpacing, [CGFloat])] {
                let (layout, views) = layout(200, 100, views: 3)
                layout.coordinateSetting.origin = CGPoint(x: 0, y: 0.5)
                layout.rectangularEquation = { _ in 0 }
                layout.spacingType = spacing
                layout.layoutIfNeeded()
                expectCenters(views, places.map { ($0, 50) })
                #expect(layout.argument(from: views[2]) == places[2])
            }
        }
    }

    @Test("axes are exchanged, from the origin to both sides of the padding")
    func exchangedAxes() throws {
        try onScreen {
            let (layout, views) = layout(100, 220, views: 3)
            layout.padding = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 0)
            layout.coordinateSetting.isReverse = true
            layout.coordinateSetting.origin = CGPoint(x: 0.5, y: 0.25)
            layout.rectangularEquation = { _ in 5 }
            layout.layoutIfNeeded()
            // The origin is at 20 + 80 / 2, the curve 5 right of it, from 10 to 210.
            expectCenters(views, [(65, 10), (65, 110), (65, 210)])
        }
    }

    @Test("a line by a parameter between two arguments")
    func parametricLine() throws {
        try onScreen {
            let (layout, views) = layout(200, 200, views: 5)
            layout.parametricEquation = { CGPoint(x: 3 * $0, y: 4 * $0) }
            layout.coordinateSetting.start = 2
            layout.coordinateSetting.end = 22
            layout.layoutIfNeeded()
            // Steps of 5 points, 20 of them: a view each 5 steps.
            expectCenters(views, [(6, 8), (21, 28), (36, 48), (51, 68), (66, 88)])
            #expect(layout.rectangularEquation == nil)
        }
    }

    @Test("the place is found in smaller steps within the tolerance")
    func finerSteps() throws {
        try onScreen {
            let (layout, views) = layout(200, 200, views: 3)
            layout.parametricEquation = { CGPoint(x: 10 * $0, y: 0) }
            layout.spacingType = .fixed(25.5)
            layout.distanceError = 0.1
            layout.layoutIfNeeded()
            // Tenths of a step are 1 point, hundredths 0.1.
            #expect(abs(views[1].center.x - 25.5) <= 0.25)
            #expect(abs(views[2].center.x - 51) <= 0.45)
        }
    }

    @Test("a curve that ends early has the next view at its end")
    func endOfCurve() throws {
        try onScreen {
            let (layout, views) = layout(200, 100, views: 3)
            layout.rectangularEquation = { $0 <= 50 ? 40 : .nan }
            layout.spacingType = .fixed(30)
            layout.layoutIfNeeded()
            expectCenters(views, [(0, 40), (30, 40), (50, 40)])
        }
    }

    @Test("a view in the origin, above the others and off the curve")
    func viewInOrigin() throws {
        try onScreen {
            let (layout, views) = layout(300, 200, views: 2)
            let center = UIView(mySize: 40, 40), later = UIView(mySize: 20, 20)
            layout.originView = center
            layout.addSubview(later)
            layout.coordinateSetting.origin = CGPoint(x: 0.5, y: 0.5)
            layout.polarEquation = { _ in 80 }
            layout.layoutIfNeeded()
            expectFrame(center, 130, 80, 40, 40)
            expectCenters([views[0]], [(230, 100)])
            #expect(layout.pathSubviews == views + [later])
            #expect(layout.subviews.last === center)
            #expect(layout.argument(from: center).isNaN)
            layout.originView = nil
            #expect(center.superview == nil && layout.originView == nil)
        }
    }

    @Test("a layout as large as what is on the curve")
    func wrapsContent() throws {
        try onScreen {
            let layout = MyPathLayout()
            layout.mySize = CGSize(width: wrap, height: wrap)
            layout.coordinateSetting.origin = CGPoint(x: 0.5, y: 0.5)
            layout.polarEquation = { _ in 100 }
            for _ in 0..<4 { layout.addSubview(UIView(mySize: 20, 20)) }
            // From -110 to 110.
            expectSize(of: layout, for: CGSize(width: 300, height: 300), 220, 220)
            layout.removeAllSubviews()
            layout.padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            expectSize(of: layout, 6, 4)
        }
    }

    @Test("views are moved by their distances and placed by their anchor points")
    func distancesAndAnchors() throws {
        try onScreen {
            let (layout, views) = layout(200, 100, views: 2)
            layout.rectangularEquation = { _ in 50 }
            views[0].myLeft = 7
            views[0].myBottom = 3
            views[1].anchorPoint = CGPoint(x: 1, y: 0)
            layout.layoutIfNeeded()
            expectFrame(views[0], -3, 37, 20, 20)
            expectFrame(views[1], 180, 50, 20, 20)
        }
    }

    @Test("points of the curve between two views")
    func pointsOfCurve() throws {
        try onScreen {
            let (layout, _) = layout(200, 100, views: 5)
            layout.rectangularEquation = { _ in 50 }
            layout.layoutIfNeeded()
            #expect(layout.getSubviewPathPoint(0, to: 1).isEmpty)
            layout.beginSubviewPathPoint(true)
            #expect(layout.getSubviewPathPoint(1, to: 2) == (50...100).map { CGPoint(x: $0, y: 50) })
            #expect(
                layout.getSubviewPathPoint(2, to: 1) == (50...100).reversed().map { CGPoint(x: $0, y: 50) })
            layout.beginSubviewPathPoint(false)
            #expect(layout.getSubviewPathPoint(0, to: 2) == [0, 50, 100].map { CGPoint(x: $0, y: 50) })
            layout.endSubviewPathPoint()
            #expect(layout.getSubviewPathPoint(0, to: 1).isEmpty)
            #expect(layout.createPath(-1).boundingBox == CGRect(x: 0, y: 50, width: 200, height: 0))
        }
    }

    @Test("a layout drawn by a shape layer has the curve as its path")
    func shapeLayer() throws {
        try onScreen {
            let layout = ShapePathLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            layout.rectangularEquation = { _ in 30 }
            layout.layoutIfNeeded()
            let path = try #require((layout.layer as? CAShapeLayer)?.path)
            #expect(path.boundingBox == CGRect(x: 0, y: 30, width: 200, height: 0))
        }
    }
}

/// A path layout that is drawn by a shape layer.
private final class ShapePathLayout: MyPathLayout {
    override class var layerClass: AnyClass { CAShapeLayer.self }
}
