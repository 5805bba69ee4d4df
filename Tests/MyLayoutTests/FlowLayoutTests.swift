import MyLayout
import Testing
import UIKit

// Transcribed from MyFlowLayoutTestCase of MyLayout 2.0, whose methods are named beside the cases; views of a known
// content stand for its labels.
@Suite("Flow layouts")
struct FlowLayoutTests {
    // testWrapContentSize
    @Test("a layout is as large as its content in both orientations")
    func wrapsContent() throws {
        try onScreen {
            let layout = MyFlowLayout(orientation: .vert, arrangedCount: 0)
            layout.mySize = CGSize(width: MyLayoutSize.wrap, height: MyLayoutSize.wrap)
            layout.padding = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            (layout.subviewHSpacing, layout.subviewVSpacing) = (5, 5)
            for number in 1...3 { layout.addSubview(UIView(mySize: 100, 100 * CGFloat(number))) }
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 370, 340)
            layout.orientation = .horz
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 160, 650)
        }
    }

    // testSubviewSizeDependent
    @Test(
        "lengths depend on the other axis, on siblings and on the layout", arguments: [4, 0], Direction.both)
    func lengthsDependOnOthers(count: Int, direction: Direction) throws {
        try onScreen {
            let layout = MyFlowLayout(
                frame: CGRect(x: 0, y: 0, width: 375, height: 667), orientation: direction.orientation,
                arrangedCount: count)
            let first = UIView(), third = UIView(), fourth = UIView(), fifth = UIView(), sixth = UIView()
            let second = ContentView { _ in CGSize(width: 80, height: 20) }
            first.myHeight = 100
            first.widthSize.equalTo(first.heightSize)
            second.widthSize.equalTo(MyLayoutSize.wrap)
            second.heightSize.equalTo(second.widthSize)
            third.heightSize.equalTo(first.heightSize)
            third.widthSize.equalTo(first.widthSize)
            fourth.widthSize.equalTo(second.heightSize).add(20)
            fourth.heightSize.equalTo(second.widthSize).add(10).multiply(0.5)
            fifth.widthSize.equalTo(layout.widthSize).add(-20)
            fifth.heightSize.equalTo(fifth.widthSize)
            sixth.heightSize.equalTo(layout.heightSize).multiply(0.5)
            sixth.widthSize.equalTo(sixth.heightSize)
            layout.add(first, second, third, fourth, fifth, sixth)
            layout.layoutIfNeeded()
            #expect(first.frame.size == CGSize(width: 100, height: 100))
            #expect(second.frame.size == CGSize(width: 80, height: 80))
            #expect(third.frame.size == CGSize(width: 100, height: 100))
            #expect(fourth.frame.size == CGSize(width: 100, height: 50))
            #expect(fifth.frame.size == CGSize(width: 355, height: 355))
            #expect(sixth.frame.size == CGSize(width: 333.5, height: 333.5))
        }
    }

    // testWrapContentSize2
    @Test("lines are as thick as what grows with its length", arguments: Direction.both)
    func linesGrowWithContent(direction: Direction) throws {
        try onScreen {
            let layout = MyFlowLayout(orientation: direction.orientation, arrangedCount: 0)
            layout.frame = direction.rect(0, 0, 110, 0)
            layout.padding = direction.insets(10, 10, 5, 5)
            direction.along(layout).equalTo(110)
            direction.across(layout).equalTo(MyLayoutSize.wrap)
            layout.subviewSpacing = 6
            layout.gravity = direction.orientation == .vert ? .horzFill : .vertFill
            let first = direction.view(10, 20), third = direction.view(10, 50)
            let second = UIView(), fourth = UIView(), fifth = label(direction)
            first.myMargin = 5
            direction.along(second).equalTo(30)
            direction.across(second).equalTo(direction.along(second))
            second.myMargin = 6
            third.myMargin = 2
            direction.along(fourth).equalTo(20)
            direction.across(fourth).equalTo(direction.along(fourth)).multiply(0.5).add(10)
            fourth.myMargin = 3
            layout.add(first, second, third, fourth, fifth)
            let thick: CGFloat = direction.orientation == .vert ? 122 : 104
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 110, 75 + thick)
            direction.expect(first, 15, 15, 12.5, 20)
            direction.expect(second, 44.5, 16, 32.5, 32.5)
            direction.expect(third, 90.5, 12, 12.5, 50)
            direction.expect(fourth, 13, 73, 20, 20)
            direction.expect(fifth, 42, 70, 20, thick)
            layout.isFlex = true
            layout.layoutIfNeeded()
            let flat: CGFloat = direction.orientation == .vert ? 61 : 104
            direction.expect(layout, 0, 0, 110, 75 + flat)
            direction.expect(first, 15, 15, 12.5, 20)
            direction.expect(second, 44.5, 16, 32.5, 32.5)
            direction.expect(third, 90.5, 12, 12.5, 50)
            direction.expect(fourth, 13, 73, 41.5, 31)
            direction.expect(fifth, 63.5, 70, 41.5, flat)
        }
    }

    /// The label of the case: 122 points high at 20 points, 61 at 41.5; in columns 104 points wide.
    private func label(_ direction: Direction) -> ContentView {
        let label = ContentView { proposal in
            CGSize(width: 104, height: proposal.width == 20 ? 122 : 61)
        }
        label.frame = direction.rect(0, 0, 20, 0)
        direction.across(label).equalTo(MyLayoutSize.wrap)
        return label
    }

    // testWrapContentSize3
    @Test("a layout of counted lines grows with its subviews", arguments: Direction.both)
    func growsWithSubviews(direction: Direction) throws {
        try onScreen {
            let layout = MyFlowLayout(orientation: direction.orientation, arrangedCount: 4)
            layout.mySize = CGSize(width: MyLayoutSize.wrap, height: MyLayoutSize.wrap)
            (layout.subviewHSpacing, layout.subviewVSpacing) = (5, 5)
            layout.addSubview(UIView(mySize: 50, 50))
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 50, 50)
            layout.addSubview(UIView(mySize: 50, 50))
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 105, 50)
            for _ in 0..<4 { layout.addSubview(UIView(mySize: 50, 50)) }
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 215, 105)
        }
    }

    // testWeight
    @Test("a weight takes what is left of its line, at the limit of breaking", arguments: Direction.both)
    func weightsAtTheLimit(direction: Direction) throws {
        try onScreen {
            let layout = MyFlowLayout(orientation: direction.orientation, arrangedCount: 0)
            layout.frame = direction.rect(0, 0, 152, 100)
            layout.padding = direction.insets(10, 10, 5, 5)
            layout.subviewSpacing = 6
            direction.across(layout).equalTo(MyLayoutSize.wrap)
            for (length, margin) in [(20, 4), (30, 5), (40, 6)] as [(CGFloat, CGFloat)] {
                let view = direction.view(length, length)
                if direction.orientation == .vert {
                    view.myHorzMargin = margin
                } else {
                    view.myVertMargin = margin
                }
                layout.addSubview(view)
            }
            let fourth = UIView(), fifth = direction.view(20, 20)
            direction.across(fourth).equalTo(50)
            fourth.weight = 0.6
            layout.add(fourth, fifth)
            layout.layoutIfNeeded()
            direction.expect(fourth, 10, 56, 82, 50)
            direction.expect(fifth, 98, 56, 20, 20)
            direction.expect(layout, 0, 0, 152, 111)
            layout.frame = direction.rect(0, 0, 153, 0)
            layout.layoutIfNeeded()
            direction.expect(fourth, 10, 56, 83, 50)
            direction.expect(fifth, 99, 56, 20, 20)
            direction.expect(layout, 0, 0, 153, 111)
            layout.frame = direction.rect(0, 0, 154, 100)
            layout.layoutIfNeeded()
            direction.expect(fourth, 148, 10, 0.5, 50)
            direction.expect(fifth, 10, 66, 20, 20)
            direction.expect(layout, 0, 0, 154, 91)
            layout.frame = direction.rect(0, 0, 152, 100)
            fourth.weight = 1
            layout.layoutIfNeeded()
            direction.expect(fourth, 10, 56, 137, 50)
            direction.expect(fifth, 10, 112, 20, 20)
            direction.expect(layout, 0, 0, 152, 137)
            layout.isFlex = true
            fifth.weight = 1
            layout.layoutIfNeeded()
            direction.expect(fourth, 10, 56, 55.5, 50)
            direction.expect(fifth, 71.5, 56, 75.5, 20)
            direction.expect(layout, 0, 0, 152, 111)
        }
    }

    // testWrapAndWeightAndShrink
    @Test("counted lines with weights, limits and shrinking", arguments: Direction.both)
    func countedLinesWithLimits(direction: Direction) throws {
        try onScreen {
            let layout = MyFlowLayout(orientation: direction.orientation, arrangedCount: 1)
            layout.mySize = CGSize(width: MyLayoutSize.wrap, height: MyLayoutSize.wrap)
            layout.padding = direction.insets(10, 5, 5, 10)
            (layout.subviewHSpacing, layout.subviewVSpacing) = (20, 20)
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 15, 15)
            layout.addSubview(UIView(mySize: 30, 30))
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 45, 45)
            layout.addSubview(UIView(mySize: 30, 30))
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 45, 95)
            layout.arrangedCount = 2
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 95, 45)
            layout.addSubview(UIView(mySize: 30, 30))
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 95, 95)
            layout.addSubview(UIView(mySize: 40, 40))
            layout.subviews[0].weight = 1
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 105, 105)
            direction.expect(layout.subviews.first, 5, 10, 40, 30)
            direction.along(layout).max(70)
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 70, 105)
            direction.expect(layout.subviews.first, 5, 10, 30, 30)
            direction.expect(layout.subviews.last, 55, 60, 40, 40)
            direction.along(layout.subviews[3]).shrink = 1
            layout.layoutIfNeeded()
            direction.expect(layout.subviews.last, 55, 60, 5, 40)
        }
    }

    // testWrapAndMinSize
    @Test("a layout of its content's size has a smallest length", arguments: Direction.both)
    func smallestLength(direction: Direction) throws {
        try onScreen {
            let layout = MyFlowLayout(orientation: direction.orientation, arrangedCount: 2)
            direction.along(layout).equalTo(MyLayoutSize.wrap).min(50)
            direction.across(layout).equalTo(MyLayoutSize.wrap)
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 50, 0)
            layout.addSubview(UIView(mySize: 20, 20))
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 50, 20)
            layout.subviews[0].weight = 1
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 50, 20)
            direction.expect(layout.subviews.first, 0, 0, 50, 20)
            layout.addSubview(UIView(mySize: 40, 40))
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 60, 40)
            direction.expect(layout.subviews.first, 0, 0, 20, 20)
        }
    }

    // testRightAndBottomGravity
    @Test("lines stand at their far end", arguments: [4, 0], Direction.both)
    func farEnd(count: Int, direction: Direction) throws {
        try onScreen {
            let layout = MyFlowLayout(orientation: direction.orientation, arrangedCount: count)
            layout.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            layout.gravity = direction.orientation == .vert ? .horzRight : .vertBottom
            (layout.subviewHSpacing, layout.subviewVSpacing) = (5, 5)
            for number in 1...6 {
                let view = UIView(mySize: 50, 50)
                layout.addSubview(view)
                layout.layoutIfNeeded()
                // Of the views between, MyLayout's test says nothing.
                if number <= 2 { direction.expect(view, 150, 0, 50, 50) }
                if number == 6 { direction.expect(view, 150, 55, 50, 50) }
            }
        }
    }

    // testFillAndStretch
    @Test("lines and their subviews are filled and stretched", arguments: Direction.both)
    func fillAndStretch(direction: Direction) throws {
        try onScreen {
            let isRows = direction.orientation == .vert
            let layout = MyFlowLayout(orientation: direction.orientation, arrangedCount: 4)
            layout.arrangedGravity = isRows ? .vertFill : .horzFill
            layout.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            let first = UIView(mySize: 40, 40), fourth = UIView(mySize: 50, 50),
                fifth = UIView(mySize: 60, 60)
            let second = ContentView { _ in CGSize(width: 36.5, height: 20.5) }
            second.mySize = CGSize(width: MyLayoutSize.wrap, height: MyLayoutSize.wrap)
            let third = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            layout.add(first, second, third, fourth, fifth)
            // Along the line, the label is 36.5 points long in rows and 20.5 in columns.
            let length: CGFloat = isRows ? 36.5 : 20.5
            func expect(
                _ thicknesses: [CGFloat], second start: CGFloat,
                sourceLocation: SourceLocation = #_sourceLocation
            ) {
                direction.expect(first, 0, 0, 40, thicknesses[0], sourceLocation: sourceLocation)
                direction.expect(second, 40, 0, length, thicknesses[1], sourceLocation: sourceLocation)
                direction.expect(third, 40 + length, 0, 30, thicknesses[2], sourceLocation: sourceLocation)
                direction.expect(fourth, 70 + length, 0, 50, thicknesses[3], sourceLocation: sourceLocation)
                direction.expect(fifth, 0, start, 60, thicknesses[4], sourceLocation: sourceLocation)
            }
            layout.layoutIfNeeded()
            expect([50, 50, 50, 50, 60], second: 50)
            layout.arrangedGravity = isRows ? .vertStretch : .horzStretch
            layout.layoutIfNeeded()
            expect([40, 50, 50, 50, 60], second: 50)
            layout.gravity = isRows ? .vertFill : .horzFill
            layout.layoutIfNeeded()
            expect([85, 95, 95, 95, 105], second: 95)
            layout.gravity = isRows ? .vertStretch : .horzStretch
            layout.layoutIfNeeded()
            expect([40, 95, 95, 50, 60], second: 95)
        }
    }
}
