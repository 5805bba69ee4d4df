import MyLayout
import Testing
import UIKit

// As Swift imports MyLayout's headers: `equalTo` and the like have no parameters and return blocks.
@Suite("Methods that return blocks")
struct BlockTests {
    /// The frames of two views in a layout of 200 by 100 points.
    private func frames(_ change: (MyRelativeLayout, UIView, UIView) -> Void) throws -> [CGRect] {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let first = UIView(mySize: 40, 30), second = UIView(mySize: 40, 30)
            layout.add(first, second)
            change(layout, first, second)
            layout.layoutIfNeeded()
            return layout.subviews.map(\.frame)
        }
    }

    // 200 / 2 - 20 = 80 points, at least 90; a third of 100 and 5 is more than 30.
    @Test("set lengths")
    func lengths() throws {
        let frames = try frames { layout, first, second in
            _ = first.widthSize.equalTo()(layout.widthSize)?.multiply()(0.5)?.add()(-20)?.min()(90)
            _ = first.heightSize.equalTo()(NSNumber(value: 25))?.max()(20)
            _ = second.widthSize.equalTo()(first)?.uBound()(layout.widthSize, 0, 0.25)
            _ = second.heightSize.equalTo()(12.5)?.lBound()(30 as CGFloat, 5, 1)
        }
        #expect(frames.map(\.size) == [CGSize(width: 90, height: 20), CGSize(width: 50, height: 35)])
    }

    @Test("set positions")
    func positions() throws {
        let frames = try frames { _, first, second in
            _ = first.leftPos.equalTo()(10)?.offset()(2.5)
            _ = first.topPos.equalTo()(5)?.min()(8)
            _ = second.leftPos.equalTo()(first.rightPos)?.offset()(8)
            _ = second.topPos.equalTo()(first)
        }
        #expect(frames.map(\.origin) == [CGPoint(x: 12.5, y: 8), CGPoint(x: 60.5, y: 8)])
    }

    @Test("clear what was set with nil, and leave it with anything else")
    func others() throws {
        try onScreen {
            let view = UIView(mySize: 40, 30)
            _ = view.widthSize.equalTo()("wide")
            #expect(view.myWidth == 40)
            _ = view.widthSize.equalTo()(nil)
            #expect(view.myWidth != 40)
            _ = view.topPos.equalTo()(4)
            #expect(view.myTop == 4)
        }
    }
}
