import MyLayout
import Testing
import UIKit

// Transcribed from MyLinearLayoutTestCase of MyLayout 2.0, whose methods are named beside the cases; views of a known
// content stand for its labels and buttons.
@Suite("Linear layouts")
struct LinearLayoutTests {
    // testSubviewSizeDependent
    @Test(
        "lengths depend on the other axis, on siblings and on the layout",
        arguments: [
            // Heights of 100, 80, 100, 50, 355 and 333.5.
            (MyOrientation.vert, [(0, 0), (0, 100), (0, 180), (0, 280), (0, 330), (0, 685)]),
            // Widths of 100, 80, 100, 100, 355 and 333.5.
            (.horz, [(0, 0), (100, 0), (180, 0), (280, 0), (380, 0), (735, 0)]),
        ] as [(MyOrientation, [(CGFloat, CGFloat)])])
    func lengthsDependOnOthers(orientation: MyOrientation, origins: [(CGFloat, CGFloat)]) throws {
        try onScreen {
            let layout = MyLinearLayout(
                frame: CGRect(x: 0, y: 0, width: 375, height: 667), orientation: orientation)
            (orientation == .vert ? layout.heightSize : layout.widthSize).equalTo(nil)
            let first = UIView(), third = UIView(), fourth = UIView(), fifth = UIView(), sixth = UIView()
            let second = ContentView { _ in CGSize(width: 80, height: 20) }
            first.myHeight = 100
            first.widthSize.equalTo(first.heightSize)
            second.widthSize.equalTo(wrap)
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
            let sizes: [(CGFloat, CGFloat)] = [
                (100, 100), (80, 80), (100, 100), (100, 50), (355, 355), (333.5, 333.5),
            ]
            for (index, view) in layout.subviews.enumerated() {
                expectFrame(view, origins[index].0, origins[index].1, sizes[index].0, sizes[index].1)
            }
        }
    }

    // testSubviewSizeDependent2
    @Test("a weight takes all where the others are gone")
    func weightBesideGone() throws {
        try onScreen {
            let layout = MyLinearLayout(
                frame: CGRect(x: 0, y: 0, width: 375, height: 200), orientation: .horz)
            layout.widthSize.equalTo(nil)
            let zone = ContentView { _ in CGSize(width: 30, height: 18) }
            let name = ContentView { _ in CGSize(width: 60, height: 22) }
            let placeholder = UIView()
            zone.myLeft = 20
            zone.myCenterY = 0
            zone.widthSize.equalTo(zone.widthSize).add(20)
            zone.heightSize.equalTo(zone.heightSize).add(3)
            name.myCenterY = 0
            name.weight = 1
            name.heightSize.equalTo(name.heightSize)
            placeholder.myCenterY = 0
            placeholder.myRight = 20
            placeholder.widthSize.equalTo(zone.widthSize)
            placeholder.heightSize.equalTo(zone.heightSize)
            layout.add(zone, name, placeholder)
            (zone.visibility, placeholder.visibility) = (.gone, .gone)
            layout.layoutIfNeeded()
            expectFrame(name, 0, 89, 375, 22)
            (zone.visibility, placeholder.visibility) = (.visible, .visible)
            layout.layoutIfNeeded()
            // 375 - 20 - 50 - 50 - 20 = 235
            expectFrame(zone, 20, 89.5, 50, 21)
            expectFrame(name, 70, 89, 235, 22)
            expectFrame(placeholder, 305, 89.5, 50, 21)
        }
    }

    // testWeight
    @Test("equal weights are rounded each by itself")
    func weights() throws {
        try onScreen {
            let layout = MyLinearLayout(
                frame: CGRect(x: 0, y: 0, width: 375, height: 667), orientation: .horz)
            layout.widthSize.equalTo(nil)
            for _ in 0..<4 {
                let view = UIView()
                view.weight = 1
                view.heightSize.equalTo(layout.heightSize)
                layout.addSubview(view)
            }
            layout.layoutIfNeeded()
            for (index, view) in layout.subviews.enumerated() {
                expectFrame(view, 94 * CGFloat(index), 0, 94, 667)
            }
        }
    }

    // testWrapContentHeight2
    @Test("a layout as large as its content inside another")
    func wrapsInside() throws {
        try onScreen {
            let layout = MyLinearLayout(
                frame: CGRect(x: 0, y: 0, width: 375, height: 0), orientation: .vert)
            layout.gravity = .horzCenter
            layout.padding = UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)
            layout.subviewVSpacing = 12
            let time = ContentView { _ in CGSize(width: 85, height: 20.5) }
            time.myHorzMargin = 0
            time.myHeight = wrap
            let row = MyLinearLayout(orientation: .horz)
            row.myHeight = wrap
            row.gravity = .vertCenter
            row.subviewHSpacing = 7
            for (width, height) in [(69, 33.5), (20, 20.5), (71, 33.5)] as [(CGFloat, CGFloat)] {
                let view = ContentView { _ in CGSize(width: width, height: height) }
                view.mySize = CGSize(width: wrap, height: wrap)
                row.addSubview(view)
            }
            layout.add(time, row)
            layout.layoutIfNeeded()
            // 69 + 7 + 20 + 7 + 71 = 174, and half of the other 201 before it.
            expectFrame(layout, 0, 0, 375, 81)
            expectFrame(time, 0, 15, 375, 20.5)
            expectFrame(row, 100.5, 47.5, 174, 33.5)
            expectFrame(row.subviews[1], 76, 6.5, 20, 20.5)
        }
    }

    // testWrapGravityMinMaxShrink
    @Test("content in the center between the smallest and the largest size")
    func limitsOfContent() throws {
        try onScreen {
            var sizes = [
                CGSize(width: 37, height: 34), CGSize(width: 42.5, height: 20.5),
                CGSize(width: 45, height: 20.5),
            ]
            let layout = MyLinearLayout(orientation: .horz)
            layout.widthSize.min(200).max(300)
            layout.heightSize.equalTo(wrap).min(40).max(100)
            layout.shrinkType = .average
            layout.subviewHSpacing = 10
            layout.gravity = .center
            for index in sizes.indices {
                let view = ContentView { _ in sizes[index] }
                view.mySize = CGSize(width: wrap, height: wrap)
                layout.addSubview(view)
            }
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 200, 40)
            expectFrame(layout.subviews[0], 28, 3, 37, 34)
            expectFrame(layout.subviews[1], 75, 10, 42.5, 20.5)
            sizes[0] = CGSize(width: 61, height: 48)
            sizes[1].width = 125.5
            layout.layOut()
            expectFrame(layout, 0, 0, 251.5, 48)
            expectFrame(layout.subviews[0], 0, 0, 61, 48)
            expectFrame(layout.subviews[1], 71, 14, 125.5, 20.5)
        }
    }

    // testBetweenAndAround
    @Test("spaces between and around", arguments: Direction.both)
    func betweenAndAround(direction: Direction) throws {
        try onScreen {
            let layout = direction.linear(100, 100), first = direction.view(30, 30)
            layout.addSubview(first)
            layout.gravity = direction.gravity(.vertBetween)
            layout.layoutIfNeeded()
            direction.expect(first, 0, 0, 30, 30)
            layout.gravity = direction.gravity(.vertAround)
            layout.layoutIfNeeded()
            direction.expect(first, 0, 35, 30, 30)
            let second = direction.view(30, 30)
            layout.addSubview(second)
            layout.gravity = direction.gravity(.vertBetween)
            layout.layoutIfNeeded()
            direction.expect(second, 0, 70, 30, 30)
            layout.gravity = direction.gravity(.vertAround)
            layout.layoutIfNeeded()
            direction.expect(first, 0, 10, 30, 30)
            direction.expect(second, 0, 60, 30, 30)
        }
    }

    // testFillAndStretch, whose label is 20.5 points high and 35 wide
    @Test(
        "filling lengthens all views, stretching those without a length",
        arguments: [
            (.vert, 20.5, .vertFill, [(10, 74.5), (84.5, 54), (138.5, 94), (232, 54), (286, 94)]),
            (.vert, 20.5, .vertStretch, [(10, 110.5), (120.5, 90), (210, 40), (250, 90), (340, 40)]),
            (.horz, 35, .vertFill, [(10, 86), (96, 51), (147, 91), (238, 51), (289, 91)]),
            (.horz, 35, .vertStretch, [(10, 120), (130, 85), (215, 40), (255, 85), (340, 40)]),
        ] as [(MyOrientation, CGFloat, MyGravity, [(CGFloat, CGFloat)])])
    func fillAndStretch(
        orientation: MyOrientation, content: CGFloat, gravity: MyGravity, spans: [(CGFloat, CGFloat)]
    ) throws {
        try onScreen {
            let direction = Direction(orientation: orientation), layout = direction.linear(0, 400)
            layout.padding = UIEdgeInsets(top: 10, left: 10, bottom: 20, right: 20)
            direction.along(layout).equalTo(wrap)
            let first = direction.content(content, content), second = UIView(), third = UIView()
            let fourth = UIView(), fifth = UIView()
            direction.near(first).equalTo(10)
            direction.far(first).equalTo(10)
            direction.stacked(first).equalTo(wrap)
            direction.far(second).equalTo(20)
            direction.along(second).equalTo(50)
            direction.along(third).equalTo(direction.along(second)).add(20)
            direction.middle(third).equalTo(0)
            direction.stacked(third).equalTo(40)
            direction.near(fourth).equalTo(30)
            direction.far(fourth).equalTo(30)
            direction.along(fourth).equalTo(100)
            direction.along(fifth).equalTo(direction.along(layout)).multiply(0.5)
            direction.stacked(fifth).equalTo(40)
            layout.add(first, second, third, fourth, fifth)
            layout.gravity = direction.gravity(gravity)
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 190, 400)
            let across: [(CGFloat, CGFloat)] = [(20, 140), (100, 50), (55, 70), (40, 100), (10, 80)]
            for (index, view) in layout.subviews.enumerated() {
                direction.expect(
                    view, across[index].0, spans[index].0, across[index].1, spans[index].1)
            }
        }
    }

    // testequalizeSubviews
    @Test("equal subviews and equal spaces", arguments: Direction.both)
    func equalizes(direction: Direction) throws {
        try onScreen {
            let layout = direction.linear(100, 300)
            direction.stacked(layout).equalTo(300)
            layout.gravity = direction.gravity(.horzFill)
            for _ in 0..<3 {
                let view = UIView()
                direction.stacked(view).equalTo(10)
                layout.addSubview(view)
            }
            func expectSpans(_ starts: [CGFloat], _ length: CGFloat) {
                layout.layoutIfNeeded()
                for (view, start) in zip(layout.subviews, starts) {
                    direction.expect(view, 0, start, 100, length)
                }
            }
            func clear() {
                for view in layout.subviews {
                    view.weight = 0
                    direction.before(view).equalTo(0)
                    direction.behind(view).equalTo(0)
                }
            }
            layout.equalizeSubviews(true)
            expectSpans([43, 129, 215], 43)
            layout.equalizeSubviews(false)
            expectSpans([0, 120, 240], 60)
            for view in layout.subviews { view.weight = 0 }
            layout.equalizeSubviewsSpacing(true)
            expectSpans([67.5, 145, 222.5], 10)
            clear()
            layout.equalizeSubviewsSpacing(false)
            expectSpans([0, 145, 290], 10)
            clear()
            layout.equalizeSubviews(true, withSpacing: 10)
            expectSpans([10, 106.5, 203], 86.5)
            for view in layout.subviews { view.weight = 0 }
            layout.equalizeSubviews(false, withSpacing: 10)
            expectSpans([0, 103.5, 207], 93.5)
        }
    }

    // testMaxAndMin
    @Test(
        "a scroll view around content between two limits",
        arguments: [(100, 280, 280, 180), (350, 350, 350, 0), (500, 400, 500, 0)]
            as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func scrollViewAround(height: CGFloat, visible: CGFloat, content: CGFloat, top: CGFloat) throws {
        try onScreen {
            let root = MyFrameLayout()
            root.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
            let scrollView = UIScrollView()
            scrollView.myHorzMargin = 0
            scrollView.heightSize.equalTo(wrap).min(280).uBound(root.heightSize, 66.5, 0.5)
            root.addSubview(scrollView)
            let column = MyLinearLayout(orientation: .vert)
            column.myHorzMargin = 0
            column.heightSize.equalTo(wrap).min(280)
            column.gravity = .vertBottom
            scrollView.addSubview(column)
            let view = UIView(mySize: 100, height)
            column.addSubview(view)
            root.layOut()
            expectFrame(scrollView, 0, 0, 375, visible)
            #expect(scrollView.contentSize == CGSize(width: 375, height: content))
            expectFrame(column, 0, 0, 375, content)
            expectFrame(view, 0, top, 100, height)
        }
    }

    // testNoLayoutConstraint1
    @Test("a layout is as long as its subviews and as wide as the widest", arguments: Direction.both)
    func wrapsContent(direction: Direction) throws {
        try onScreen {
            let layout = MyLinearLayout(orientation: direction.orientation)
            layout.mySize = CGSize(width: wrap, height: wrap)
            for length: CGFloat in [100, 200, 300] {
                layout.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: length, height: length)))
            }
            layout.layoutIfNeeded()
            direction.expect(layout, 0, 0, 300, 600)
        }
    }
}
