import MyLayout
import Testing
import UIKit

@Suite("Layouts in other views")
struct PlainSuperviewTests {
    // testExample1 of MyLayout's MyNoLayoutSuperviewTestCase, in both directions
    @Test("a layout places itself by its distances and sizes", arguments: [false, true])
    func placesItself(isRightToLeft: Bool) throws {
        try onScreen(isRightToLeft: isRightToLeft) {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            let framed = MyFrameLayout(frame: CGRect(x: 20, y: 30, width: 40, height: 60))
            let sized = MyFrameLayout(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
            sized.mySize = CGSize(width: 80, height: 70)
            let edges = MyFrameLayout()
            edges.myLeading = 30
            edges.myTrailing = 40
            edges.myTop = 60
            edges.myBottom = 20
            let centered = MyFrameLayout()
            centered.widthSize.equalTo(container).multiply(0.5).max(40)
            centered.heightSize.equalTo(container).add(-100)
            centered.myCenterX = 10
            centered.myCenterY = 10
            let part = MyFrameLayout()
            part.myLeft = 100
            part.myTop = 0.5
            part.widthSize.equalTo(container).multiply(0.25).max(40)
            part.heightSize.equalTo(container).multiply(0.25).add(-20)
            let wrapping = MyFrameLayout(), view = UIView(mySize: 60, 60)
            wrapping.mySize = CGSize(width: wrap, height: wrap)
            wrapping.myCenterX = 20
            wrapping.myBottom = 20
            view.myTrailing = 10
            view.myCenterY = 10
            wrapping.addSubview(view)
            let margins = MyFrameLayout()
            margins.mySize = CGSize(width: 40, height: 40)
            margins.myMargin = 20
            container.add(framed, sized, edges, centered, part, wrapping, margins)
            container.layoutIfNeeded()
            expectFrame(framed, 20, 30, 40, 60)
            expectFrame(sized, 30, 40, 80, 70)
            expectFrame(edges, isRightToLeft ? 40 : 30, 60, 130, 320)
            expectFrame(centered, isRightToLeft ? 70 : 90, 60, 40, 300)
            expectFrame(part, 100, 200, 40, 80)
            expectFrame(wrapping, isRightToLeft ? 45 : 85, 310, 70, 70)
            expectFrame(margins, isRightToLeft ? 140 : 20, 20, 40, 40)
        }
    }

    @Test("a layout that a scroll view zooms")
    func zoomed() throws {
        final class Zoom: NSObject, UIScrollViewDelegate {
            let view: UIView
            init(_ view: UIView) { self.view = view }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        try onScreen {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let column = MyLinearLayout(orientation: .vert), view = UIView(mySize: 60, 150)
            column.wrapContentWidth = true
            column.myTop = 10
            column.addSubview(view)
            scrollView.addSubview(column)
            scrollView.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 60, height: 160))
            let delegate = Zoom(column)
            scrollView.delegate = delegate
            scrollView.maximumZoomScale = 2
            scrollView.zoomScale = 2
            column.layOut()
            #expect(scrollView.contentSize == CGSize(width: 120, height: 320))
            expectFrame(column, 0, 10, 120, 300)
            // Its content grows in its own points.
            view.myHeight = 170
            scrollView.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 120, height: 360))
            expectFrame(column, 0, 10, 120, 340)
        }
    }
}
