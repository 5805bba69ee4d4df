import MyLayout
import Testing
import UIKit

/// The cases of MyLayout's MyFrameLayoutTestCase; the names of its tests are in the comments.
@Suite("Frame layouts")
struct FrameLayoutTests {
    // testWrapContent
    @Test("a layout is as large as the subviews with their distances")
    func wrapsContent() throws {
        try onScreen {
            let layout = MyFrameLayout()
            layout.padding = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 6)
            layout.mySize = CGSize(width: wrap, height: wrap)
            layout.zeroPadding = false
            expectSize(of: layout, 0, 0)
            layout.zeroPadding = true
            expectSize(of: layout, 16, 25)

            let filling = UIView()
            filling.myLeft = 10
            filling.myRight = 12
            filling.myTop = 5
            filling.myBottom = 10
            layout.addSubview(filling)
            expectSize(of: layout, 38, 40)

            let first = UIView(mySize: 100, 180)
            first.myTrailing = 10
            first.myBottom = 40
            let second = UIView(mySize: 150, 160)
            second.myLeading = 20
            second.myBottom = 30
            let third = UIView(mySize: 100, 120)
            third.myTop = 10
            layout.add(first, second, third)
            expectSize(of: layout, 186, 245)
            expectEstimate(filling, 20, 25, 148, 205)
            expectEstimate(first, 70, 20, 100, 180)
            expectEstimate(second, 30, 50, 150, 160)
            expectEstimate(third, 10, 30, 100, 120)
        }
    }

    // testSizeDependent
    @Test("lengths depend on the other axis, on siblings and on the layout")
    func lengthsDependOnOthers() throws {
        try onScreen {
            let layout = MyFrameLayout()
            layout.mySize = CGSize(width: 200, height: 200)
            let first = UIView(), second = UIView(), third = UIView()
            first.widthSize.equalTo(first.heightSize)
            first.heightSize.equalTo(layout.heightSize).multiply(0.5)
            second.heightSize.equalTo(second.widthSize)
            second.widthSize.equalTo(layout.widthSize).multiply(0.25)
            third.widthSize.equalTo(first.widthSize)
            third.heightSize.equalTo(second.heightSize)
            layout.add(first, second, third)
            expectSize(of: layout, for: CGSize(width: 200, height: 200), 200, 200)
            expectEstimate(first, 0, 0, 100, 100)
            expectEstimate(second, 0, 0, 50, 50)
            expectEstimate(third, 0, 0, 100, 50)
        }
    }

    // testWrapContent2
    @Test("a layout with a smallest height centers what is smaller and grows with what is larger")
    func growsFromSmallestHeight() throws {
        try onScreen {
            let page = MyFrameLayout(frame: CGRect(x: 0, y: 0, width: 375, height: 0))
            page.heightSize.equalTo(wrap).min(667)
            let content = MyLinearLayout(orientation: .vert)
            content.paddingTop = 64
            content.paddingBottom = 64
            content.myCenterX = 0
            content.myCenterY = 0
            content.myHeight = wrap
            content.myHorzMargin = 0
            page.addSubview(content)
            let inner = MyLinearLayout(orientation: .vert)
            inner.gravity = .horzFill
            inner.myHeight = wrap
            inner.myHorzMargin = 0
            inner.padding = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
            content.addSubview(inner)
            let first = UIView(), second = UIView(), third = UIView()
            first.myTop = 120
            first.myHeight = 320
            second.myHeight = 360
            inner.add(first, second)
            third.myHeight = 150
            third.myHorzMargin = 0
            content.addSubview(third)

            for (hidden, height, top, length) in [
                ([second, third], 667, 49.5, 568), ([second], 718, 0, 718), ([third], 928, 0, 928),
                ([second, third], 667, 49.5, 568),
            ] as [([UIView], CGFloat, CGFloat, CGFloat)] {
                second.isHidden = hidden.contains(second)
                third.isHidden = hidden.contains(third)
                page.layoutIfNeeded()
                expectFrame(page, 0, 0, 375, height)
                expectFrame(content, 0, top, 375, length)
            }
        }
    }

    // testWrapContent3
    @Test("distances on both sides count for the size, and stretch a view without a length")
    func distancesOnBothSides() throws {
        try onScreen {
            let layout = MyFrameLayout()
            layout.mySize = CGSize(width: wrap, height: wrap)
            layout.padding = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            let first = UIView()
            first.myLeft = 10
            first.myRight = 20
            first.myTop = 30
            first.myBottom = 40
            layout.addSubview(first)
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 90, 110)
            expectFrame(first, 30, 40, 0, 0)

            let second = UIView(mySize: 100, 200)
            second.myLeft = 40
            second.myRight = 30
            second.myTop = 20
            second.myBottom = 10
            layout.addSubview(second)
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 230, 270)
            expectFrame(first, 30, 40, 140, 160)
            expectFrame(second, 60, 30, 100, 200)
        }
    }

    // testWrapContent3, its second half
    @Test("a label as large as its text counts with its distances")
    func labelWithDistances() throws {
        try onScreen {
            let layout = MyFrameLayout()
            layout.mySize = CGSize(width: wrap, height: wrap)
            layout.padding = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            let label = UILabel()
            label.mySize = CGSize(width: wrap, height: wrap)
            label.text = "Text"
            label.myMargin = 20
            let size = label.sizeThatFits(.zero)
            layout.addSubview(label)
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 60 + 40 + size.width, 40 + 40 + size.height)
            expectFrame(label, 40, 30, size.width, size.height)

            let view = UIView(mySize: 100, 100)
            view.myRight = 30
            view.myBottom = 30
            layout.addSubview(view)
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 190, 170)
            expectFrame(label, 40, 30, size.width, size.height)
            expectFrame(view, 190 - 170, 170 - 160, 100, 100)
        }
    }

    // testWrapContent4
    @Test("a view without settings counts with its frame's size")
    func keepsFrameSize() throws {
        try onScreen {
            let layout = MyFrameLayout()
            layout.padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            layout.mySize = CGSize(width: wrap, height: wrap)
            layout.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150)))
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 170, 170)
        }
    }

    // testWrapContent5
    @Test("a negative distance gives back the padding")
    func negativeDistance() throws {
        try onScreen {
            let layout = MyFrameLayout()
            layout.myTop = 0
            layout.myLeft = 0
            layout.myRight = 0
            layout.myHeight = wrap
            layout.paddingBottom = 12
            layout.frame = CGRect(x: 0, y: 0, width: 100, height: 0)
            let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            image.myLeft = 0
            image.myRight = 0
            image.myBottom = -12
            layout.addSubview(image)
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 100, 50)
            layout.layOut()
            expectFrame(layout, 0, 0, 100, 50)
        }
    }
}
