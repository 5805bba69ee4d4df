import Diagnostics
import MyLayout
import Testing

@testable import UIKitCore

/// Groups, smallest and largest positions, and circles of relative layouts.
@Suite("Groups of relative layouts")
struct RelativeLayoutGroupTests {
    // testWrapContentHeight1 of MyLayout's MyRelativeLayoutTestCase
    @Test("a layout is as high as rows below each other, some hidden")
    func rowsBelowEachOther() throws {
        try onScreen {
            let layout = MyRelativeLayout(), width = CGSize(width: 320, height: 0)
            layout.myHeight = wrap
            layout.padding = UIEdgeInsets(top: 10, left: 10, bottom: 20, right: 10)
            expectSize(of: layout, for: width, 320, 30)

            let title = UIView(mySize: 90, 20), right = UIView(mySize: 45, 20),
                money = UIView(mySize: 45, 20),
                number = UIView(mySize: 100, 20), time = UIView(mySize: 90, 20),
                order = UIView(mySize: 40, 20)
            title.leftPos.equalTo(layout.leftPos).offset(10)
            right.rightPos.equalTo(layout.rightPos).offset(1)
            title.rightPos.equalTo(right.leftPos).offset(10)
            money.topPos.equalTo(right.bottomPos).offset(5)
            money.rightPos.equalTo(layout.rightPos).offset(5)
            number.topPos.equalTo(title.bottomPos).offset(5)
            number.leftPos.equalTo(title.leftPos)
            number.rightPos.equalTo(money.leftPos).offset(0)
            time.topPos.equalTo(number.bottomPos).offset(5)
            time.leftPos.equalTo(title.leftPos)
            time.rightPos.equalTo(money.rightPos).offset(0)
            order.topPos.equalTo(time.bottomPos).offset(5)
            order.leftPos.equalTo(title.leftPos)
            let lines = MyLinearLayout(orientation: .vert), hours = UIView(mySize: 80, 20)
            lines.myHeight = wrap
            lines.topPos.equalTo(order.bottomPos).offset(5)
            lines.myLeft = 10
            lines.myRight = 10
            hours.topPos.equalTo(lines.bottomPos).offset(10)
            hours.leftPos.equalTo(title.leftPos)
            layout.add(title, right, money, number, time, order, lines, hours)
            expectSize(of: layout, for: width, 320, 160)

            let note = UIView(mySize: 100, 30)
            lines.addSubview(note)
            expectSize(of: layout, for: width, 320, 190)
            note.removeFromSuperview()
            for _ in 0..<3 { lines.addSubview(row()) }
            hours.isHidden = true
            expectSize(of: layout, for: width, 320, 220)

            let confirm = UIView(mySize: 50, 30), cancel = UIView(mySize: 50, 20)
            confirm.topPos.equalTo(hours.bottomPos).offset(10)
            confirm.leftPos.equalTo(title.leftPos)
            cancel.topPos.equalTo(confirm.bottomPos).offset(10)
            cancel.leftPos.equalTo(title.leftPos)
            layout.add(confirm, cancel)
            expectSize(of: layout, for: width, 320, 290)
            hours.isHidden = false
            expectSize(of: layout, for: width, 320, 320)
            confirm.isHidden = true
            expectSize(of: layout, for: width, 320, 280)
            confirm.isHidden = false
            for view in lines.subviews { view.removeFromSuperview() }
            expectSize(of: layout, for: width, 320, 230)
            hours.isHidden = true
            confirm.isHidden = true
            expectSize(of: layout, for: width, 320, 160)
        }
    }

    // testMaxHeightAndWidth of MyLayout's MyRelativeLayoutTestCase
    @Test(
        "a view behind another one has its frame", arguments: ["Text", "Text that is wider than its limit"])
    func behindAnother(text: String) throws {
        try onScreen {
            let layout = MyRelativeLayout(), back = UIView(), label = UILabel()
            layout.add(back, label)
            label.myLeft = 10
            label.widthSize.equalTo(wrap).max(100)
            label.heightSize.equalTo(wrap)
            back.topPos.equalTo(label.topPos)
            back.bottomPos.equalTo(label.bottomPos)
            back.leftPos.equalTo(label.leftPos)
            back.rightPos.equalTo(label.rightPos)
            label.text = text
            _ = layout.sizeThatFits(.zero)
            #expect(label.estimatedRect.width == min(100, label.sizeThatFits(.zero).width))
            #expect(label.estimatedRect.height > 20)
            #expect(back.estimatedRect == label.estimatedRect)
        }
    }

    /// A row of 30 points.
    private func row() -> UIView {
        let row = MyLinearLayout(orientation: .horz)
        row.myHeight = wrap
        row.widthSize.equalTo(nil)
        row.myLeft = 0
        row.myRight = 0
        let first = UIView(mySize: 200, 20), second = UIView(mySize: 40, 30), third = UIView(mySize: 60, 25)
        second.myLeft = 0.5
        second.myRight = 0.5
        third.weight = 1
        row.add(first, second, third)
        return row
    }

    @Test("lengths in a group share what fixed ones leave, by their factors")
    func sharesLength() throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            let first = UIView(), fixed = UIView(), third = UIView()
            fixed.widthSize.equalTo(60)
            // 300 - 60 = 240, in parts of 1 and 2.
            first.widthSize.equalTo([fixed.widthSize, third.widthSize.multiply(2)])
            fixed.leftPos.equalTo(first.rightPos)
            third.leftPos.equalTo(fixed.rightPos)
            for view in [first, fixed, third] { view.myHeight = 10 }
            layout.add(first, fixed, third)
            layout.layoutIfNeeded()
            expectFrame(first, 0, 0, 80, 10)
            expectFrame(fixed, 80, 0, 60, 10)
            expectFrame(third, 140, 0, 160, 10)

            // A hidden one leaves its length to the others: 300 in parts of 1 and 2.
            fixed.visibility = .gone
            layout.layoutIfNeeded()
            expectFrame(first, 0, 0, 100, 10)
            expectFrame(third, 100, 0, 200, 10)
        }
    }

    @Test("a centered group closes up where one is hidden")
    func hiddenInGroup() throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            let first = UIView(mySize: 20, 10), second = UIView(mySize: 40, 10),
                third = UIView(mySize: 20, 10)
            // 20 + 10 + 40 + 10 + 20 = 100, so 50 at each side.
            first.centerXPos.equalTo([second.centerXPos.offset(10), third.centerXPos.offset(10)])
            layout.add(first, second, third)
            layout.layoutIfNeeded()
            expectFrame(first, 50, 0, 20, 10)
            expectFrame(second, 80, 0, 40, 10)
            expectFrame(third, 130, 0, 20, 10)

            // 20 + 10 + 20 = 50, so 75 at each side.
            second.visibility = .gone
            layout.layoutIfNeeded()
            expectFrame(first, 75, 0, 20, 10)
            expectFrame(third, 105, 0, 20, 10)
        }
    }

    @Test("a position is the smallest or the largest of several")
    func smallestAndLargest() throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let low = UIView(mySize: 30, 40), high = UIView(mySize: 50, 20), below = UIView(mySize: 10, 10),
                beside = UIView(mySize: 10, 10)
            low.myTop = 20
            high.myTop = 15
            high.myLeft = 60
            // The bottoms are 60 and 35, the right edges 30 and 110.
            below.topPos.equalTo([low.bottomPos, high.bottomPos].myMaxPos).offset(5)
            beside.leftPos.equalTo([low.rightPos.clone(-3), high.rightPos].myMinPos)
            layout.add(below, beside, low, high)
            layout.layoutIfNeeded()
            expectFrame(below, 0, 65, 10, 10)
            expectFrame(beside, 33, 0, 10, 10)
        }
    }

    @Test("a length is the smallest or the largest of several, and limited by a hidden one")
    func smallestAndLargestLengths() throws {
        try onScreen {
            for layout in [MyRelativeLayout(), MyFrameLayout()] {
                layout.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
                let first = UIView(mySize: 30, 40), second = UIView(mySize: 50, 20),
                    gone = UIView(mySize: 60, 60),
                    both = UIView()
                gone.visibility = .gone
                // The widths are 30 * 2 + 1 and 50, the heights 40 and 20 - 5.
                both.widthSize.equalTo([first.widthSize.clone(1, 2), second.widthSize].myMaxSize)
                both.heightSize.equalTo([first.heightSize, second.heightSize.clone(-5, 1)].myMinSize)
                layout.add(first, second, gone, both)
                layout.layoutIfNeeded()
                expectFrame(both, 0, 0, 61, 15)
                guard layout is MyRelativeLayout else { continue }
                both.widthSize.uBound(gone.widthSize, 10, 1)
                layout.layoutIfNeeded()
                expectFrame(both, 0, 0, 10, 15)
            }
        }
    }

    @Test("views stand beside one that keeps its frame", arguments: [false, true])
    func besideFrame(isRightToLeft: Bool) throws {
        try onScreen(isRightToLeft: isRightToLeft) {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let framed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50)), view = UIView()
            framed.useFrame = true
            view.leftPos.equalTo(framed.rightPos).offset(5)
            view.centerYPos.equalTo(framed.centerYPos)
            view.widthSize.equalTo(framed.widthSize)
            view.myHeight = 10
            layout.add(framed, view)
            layout.layoutIfNeeded()
            expectFrame(framed, 20, 30, 40, 50)
            expectFrame(view, 65, 50, 40, 10)
        }
    }

    @Test("a length is shortened to the positions that limit it")
    func shortenedByLimits() throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let title = UIView(mySize: 300, 10), mark = UIView(mySize: 30, 10), end = UIView(mySize: 40, 10)
            end.myRight = 0
            title.trailingPos.uBound(end.leadingPos, 5)
            mark.rightPos.equalTo(30)
            mark.leadingPos.lBound(end.leadingPos, 2)
            layout.add(title, mark, end)
            layout.layoutIfNeeded()
            // The end begins at 160: the title ends 5 before, the mark from 140 to 170 begins 2 after.
            expectFrame(title, 0, 0, 155, 10)
            expectFrame(mark, 162, 0, 8, 10)
            expectFrame(end, 160, 0, 40, 10)
        }
    }

    @Test("views that depend on each other are reported once, and the rest is placed")
    func circle() throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let first = UIView(mySize: 30, 10), second = UIView(mySize: 40, 10),
                other = UIView(mySize: 20, 10)
            first.accessibilityIdentifier = "first"
            second.accessibilityIdentifier = "second"
            first.leftPos.equalTo(second.rightPos)
            second.leftPos.equalTo(first.rightPos)
            other.rightPos.equalTo(5)
            layout.add(first, second, other)
            layout.layOut()
            layout.layOut()
            expectFrame(other, 175, 0, 20, 10)
            let diagnostics = RenderEnvironment.current.sink.diagnostics
            #expect(diagnostics.map(\.code.name) == ["layout.cycle"])
            #expect(diagnostics.first?.message.contains("'first'") == true)
            #expect(diagnostics.first?.message.contains("'second'") == true)
        }
    }

    @Test("long chains against the order, and long circles, end", arguments: [false, true])
    func longChains(isCircle: Bool) throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let views = (0..<3000).map { _ in UIView(mySize: 2, 10) }
            for (view, next) in zip(views, views.dropFirst()) {
                view.leftPos.equalTo(next.rightPos).offset(1)
                view.heightSize.equalTo(next.heightSize)
            }
            if isCircle { views.last?.leftPos.equalTo(views[0].rightPos) }
            for view in views { layout.addSubview(view) }
            layout.layoutIfNeeded()
            if isCircle {
                #expect(RenderEnvironment.current.sink.diagnostics.map(\.code.name) == ["layout.cycle"])
            } else {
                expectFrame(views[0], 2999 * 3, 0, 2, 10)
                expectFrame(views[1500], 1499 * 3, 0, 2, 10)
            }
        }
    }

    @Test("lengths that depend on each other are reported")
    func circleOfLengths() throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let first = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)), second = UIView()
            first.widthSize.equalTo(second.widthSize)
            second.widthSize.equalTo(first.widthSize)
            layout.add(first, second)
            layout.layOut()
            #expect(RenderEnvironment.current.sink.diagnostics.map(\.code.name) == ["layout.cycle"])
        }
    }

    @Test("right-to-left screens are mirrored")
    func rightToLeft() throws {
        try onScreen(isRightToLeft: true) {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let first = UIView(mySize: 30, 10), second = UIView(mySize: 40, 10)
            first.leadingPos.equalTo(layout.leadingPos).offset(5)
            second.leadingPos.equalTo(first.trailingPos).offset(10)
            layout.add(first, second)
            layout.layoutIfNeeded()
            expectFrame(first, 165, 0, 30, 10)
            expectFrame(second, 115, 0, 40, 10)
        }
    }
}
