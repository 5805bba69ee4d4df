import MyLayout
import Testing
import UIKit

@Suite("Linear layouts")
struct LinearLayoutTests {
    // From testSubviewSizeDependent of MyLayout's MyLinearLayoutTestCase, with a view of a known size for the label.
    @Test("lengths depend on the other axis, on siblings and on the layout")
    func lengthsDependOnOthers() throws {
        try onScreen {
            let layout = MyLinearLayout(
                frame: CGRect(x: 0, y: 0, width: 375, height: 667), orientation: .vert)
            layout.heightSize.equalTo(nil)
            let first = UIView(), third = UIView(), fifth = UIView(), sixth = UIView()
            first.myHeight = 100
            first.widthSize.equalTo(first.heightSize)
            third.heightSize.equalTo(first.heightSize)
            third.widthSize.equalTo(first.widthSize)
            fifth.widthSize.equalTo(layout.widthSize).add(-20)
            fifth.heightSize.equalTo(fifth.widthSize)
            sixth.heightSize.equalTo(layout.heightSize).multiply(0.5)
            sixth.widthSize.equalTo(sixth.heightSize)
            layout.add(first, third, fifth, sixth)
            layout.layoutIfNeeded()
            expectFrame(first, 0, 0, 100, 100)
            expectFrame(third, 0, 100, 100, 100)
            expectFrame(fifth, 0, 200, 355, 355)
            expectFrame(sixth, 0, 555, 333.5, 333.5)
        }
    }

    // From testExample at the end of MyLayout's MyLinearLayoutTestCase: wrapping sizes.
    @Test("a layout is as long as its subviews and as wide as the widest")
    func wrapsContent() throws {
        try onScreen {
            let layout = MyLinearLayout(orientation: .vert)
            layout.mySize = CGSize(width: MyLayoutSize.wrap, height: MyLayoutSize.wrap)
            for length: CGFloat in [100, 200, 300] {
                layout.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: length, height: length)))
            }
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 300, 600)
        }
    }
}
