import Diagnostics
import MyLayout
import Testing

@testable import UIKitCore

/// The cases of MyLayout's MyFloatLayoutTestCase; the names of its tests are in the comments.
@Suite("Float layouts")
struct FloatLayoutTests {
    // testSubviewSizeDependent
    @Test("lengths depend on the other axis, on siblings and on the layout", arguments: [false, true])
    func lengthsDependOnOthers(isHorizontal: Bool) throws {
        try onScreen {
            let layout = MyFloatLayout(
                frame: CGRect(x: 0, y: 0, width: 375, height: 667),
                orientation: isHorizontal ? .horz : .vert)
            let first = UIView(), second = UILabel(), third = UIView(), fourth = UIView(), fifth = UIView(),
                sixth = UIView()
            first.myHeight = 100
            first.widthSize.equalTo(first.heightSize)
            second.widthSize.equalTo(wrap)
            second.heightSize.equalTo(second.widthSize)
            second.text = "hello World"
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
            #expect(second.frame.width == second.frame.height)
            #expect(third.frame.size == first.frame.size)
            #expect(fourth.frame.width == second.frame.height + 20)
            // Lengths are rounded to half points.
            #expect(fourth.frame.height == (second.frame.width * 0.5 + 10 + 0.25).rounded(toMultipleOf: 0.5))
            #expect(fifth.frame.size == CGSize(width: 355, height: 355))
            #expect(sixth.frame.size == CGSize(width: 333.5, height: 333.5))
        }
    }

    // testExample2
    @Test("a weight takes what two sides leave")
    func weightBetweenSides() throws {
        try onScreen {
            let layout = MyFloatLayout(orientation: .vert)
            layout.padding = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
            layout.subviewSpacing = 10
            let button = UIView(mySize: 100, 32), image = UIView(mySize: 120, 120)
            button.isReverseFloat = true
            button.myTop = 10
            let name = UIView(), category = UIView(), text = UIView()
            for (view, height) in [(name, 16), (category, 16), (text, 75)] as [(UIView, CGFloat)] {
                view.myHeight = height
                view.weight = 1
            }
            layout.add(button, image, name, category, text)
            _ = layout.sizeThatFits(CGSize(width: 375, height: 667))
            expectEstimate(text, 130, 62, 245, 75)
        }
    }

    // testExample3
    @Test("a view that clears the float starts below the others")
    func clearsFloat() throws {
        try onScreen {
            let layout = MyFloatLayout(
                frame: CGRect(x: 0, y: 0, width: 375, height: 667), orientation: .vert)
            layout.subviewSpacing = 5
            layout.padding = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
            let icon = UIView(mySize: 30, 30), name = UIView(), address = UIView(), bar = UIView()
            icon.myTop = 8
            icon.myRight = 10
            icon.isReverseFloat = true
            for view in [name, address] {
                view.myHeight = 20
                view.weight = 1
                view.myLeft = 10
            }
            bar.clearFloat = true
            bar.weight = 1
            bar.myHeight = 40
            layout.add(icon, name, address, bar)
            _ = layout.sizeThatFits(CGSize(width: 375, height: 667))
            expectEstimate(bar, 0, 60, 375, 40)
        }
    }

    // testWrapAndGravity, both halves: the second one has the axes exchanged.
    @Test("gravity shifts the lines of a layout with a smallest length", arguments: [false, true])
    func gravityInSmallestLength(isHorizontal: Bool) throws {
        try onScreen {
            let layout = MyFloatLayout(orientation: isHorizontal ? .horz : .vert)
            func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
                isHorizontal ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
            }
            func expect(
                _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
                sourceLocation: SourceLocation = #_sourceLocation
            ) {
                isHorizontal
                    ? expectFrame(view, y, x, height, width, sourceLocation: sourceLocation)
                    : expectFrame(view, x, y, width, height, sourceLocation: sourceLocation)
            }
            layout.mySize = size(100, wrap)
            layout.frame = CGRect(origin: .zero, size: size(100, 0))
            layout.gravity = isHorizontal ? .horzCenter : .vertCenter
            (isHorizontal ? layout.widthSize : layout.heightSize).min(90)
            let first = UIView(mySize: 40, 40), second = UIView(mySize: 50, 50), third = UIView()
            second.isReverseFloat = true
            third.mySize = CGSize(width: 10, height: 10)
            layout.add(first, second, third)

            layout.layOut()
            expect(layout, 0, 0, 100, 90)
            expect(first, 0, 20, 40, 40)
            expect(second, 50, 20, 50, 50)
            expect(third, 40, 20, 10, 10)

            third.mySize = CGSize(width: 20, height: 20)
            layout.layOut()
            expect(layout, 0, 0, 100, 90)
            expect(first, 0, 15, 40, 40)
            expect(second, 50, 15, 50, 50)
            expect(third, 0, 55, 20, 20)

            third.mySize = CGSize(width: 60, height: 60)
            layout.layOut()
            expect(layout, 0, 0, 100, 110)
            expect(first, 0, 0, 40, 40)
            expect(second, 50, 0, 50, 50)
            expect(third, 0, 50, 60, 60)

            layout.gravity = isHorizontal ? .horzTrailing : .vertBottom
            third.mySize = CGSize(width: 10, height: 10)
            layout.layOut()
            expect(layout, 0, 0, 100, 90)
            expect(first, 0, 40, 40, 40)
            expect(second, 50, 40, 50, 50)
            expect(third, 40, 40, 10, 10)
        }
    }

    // testWrapAndMaxMinLimit, both halves: the second one has the axes exchanged.
    @Test("a layout as long as its lines grows to its largest length, then wraps", arguments: [false, true])
    func wrapsAtLargestLength(isHorizontal: Bool) throws {
        try onScreen {
            let layout = MyFloatLayout(orientation: isHorizontal ? .horz : .vert)
            layout.mySize = CGSize(width: wrap, height: wrap)
            (isHorizontal ? layout.heightSize : layout.widthSize).max(80)
            layout.padding =
                isHorizontal
                ? UIEdgeInsets(top: 5, left: 10, bottom: 10, right: 5)
                : UIEdgeInsets(top: 10, left: 5, bottom: 5, right: 10)
            layout.subviewSpacing = 20
            func expect(
                _ width: CGFloat, _ height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
            ) {
                layout.layoutIfNeeded()
                isHorizontal
                    ? expectFrame(layout, 0, 0, height, width, sourceLocation: sourceLocation)
                    : expectFrame(layout, 0, 0, width, height, sourceLocation: sourceLocation)
            }
            expect(15, 15)
            layout.addSubview(UIView(mySize: 30, 30))
            expect(45, 45)
            layout.addSubview(UIView(mySize: 10, 10))
            expect(75, 45)
            let clearing = UIView(mySize: 50, 50)
            clearing.clearFloat = true
            layout.addSubview(clearing)
            expect(75, 115)
            layout.addSubview(UIView(mySize: 50, 50))
            expect(80, 185)
        }
    }

    // testSizeThatFit of MyRelativeLayoutTestCase
    @Test("a layout with a size has it without a proposal")
    func ownSize() throws {
        try onScreen {
            for layout in [
                MyFloatLayout(orientation: .vert), MyFrameLayout(), MyRelativeLayout(),
                MyLinearLayout(orientation: .vert), MyPathLayout(), MyGridLayout(),
                MyFlowLayout(orientation: .vert, arrangedCount: 4),
            ] {
                layout.mySize = CGSize(width: 200, height: 200)
                expectSize(of: layout, 200, 200)
            }
        }
    }

    @Test("equal subviews share a line with their spaces")
    func equalSubviews() throws {
        try onScreen {
            let layout = MyFloatLayout(
                frame: CGRect(x: 0, y: 0, width: 320, height: 100), orientation: .vert)
            layout.setSubviewsSize(90, minSpacing: 10, maxSpacing: 100)
            let views = (0..<4).map { _ in UIView() }
            for view in views {
                view.myHeight = 20
                layout.addSubview(view)
            }
            layout.layoutIfNeeded()
            // Three of 90 in 320 leave 50 for two spaces.
            expectFrame(views[0], 0, 0, 90, 20)
            expectFrame(views[1], 115, 0, 90, 20)
            expectFrame(views[2], 230, 0, 90, 20)
            expectFrame(views[3], 0, 20, 90, 20)
        }
    }

    @Test("views of a line are aligned with its longest")
    func alignsInLines() throws {
        try onScreen {
            let layout = MyFloatLayout(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), orientation: .vert)
            let tall = UIView(mySize: 20, 40), center = UIView(mySize: 20, 10),
                bottom = UIView(mySize: 20, 10),
                fill = UIView(mySize: 20, 10), below = UIView(mySize: 100, 10)
            center.alignment = .vertCenter
            bottom.alignment = .vertBottom
            fill.alignment = .vertFill
            layout.add(tall, center, bottom, fill, below)
            layout.layoutIfNeeded()
            expectFrame(center, 20, 15, 20, 10)
            expectFrame(bottom, 40, 30, 20, 10)
            expectFrame(fill, 60, 0, 20, 40)
            expectFrame(below, 0, 40, 100, 10)
        }
    }

    @Test("a length that fills a line without end is nothing")
    func fillsEndlessLine() throws {
        try onScreen {
            let layout = MyFloatLayout(orientation: .vert)
            layout.mySize = CGSize(width: wrap, height: wrap)
            let filling = UIView(mySize: MyLayoutSize.fill, 10), half = UIView(mySize: 30, 0)
            half.heightSize.equalTo(layout.widthSize).multiply(0.5)
            layout.add(filling, half)
            expectSize(of: layout, 30, 10)
        }
    }

    @Test("layouts have lines between them and not at the ends")
    func linesBetweenLayouts() throws {
        try onScreen {
            let layout = MyFloatLayout(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), orientation: .vert)
            let line = MyBorderline(color: .red)
            layout.intelligentBorderline = line
            let first = MyFrameLayout(), second = MyFrameLayout(), last = MyFrameLayout()
            for view in [first, second, last] { view.mySize = CGSize(width: 50, height: 50) }
            last.myWidth = 40
            last.isReverseFloat = true
            layout.add(first, second, last)
            layout.layoutIfNeeded()
            expectFrame(last, 60, 50, 40, 50)
            #expect(first.trailingBorderline === line && first.bottomBorderline === line)
            #expect(first.topBorderline == nil && first.leadingBorderline == nil)
            #expect(second.trailingBorderline == nil && second.bottomBorderline === line)
            #expect(last.trailingBorderline == nil && last.bottomBorderline == nil)
            #expect(last.leadingBorderline === line)
        }
    }

    @Test("a reverse float in a line without an end is reported and floats to the beginning")
    func reverseFloatWithoutEnd() throws {
        try onScreen {
            let layout = MyFloatLayout(orientation: .vert)
            layout.mySize = CGSize(width: wrap, height: wrap)
            let view = UIView(mySize: 30, 20)
            view.accessibilityIdentifier = "badge"
            view.isReverseFloat = true
            layout.addSubview(view)
            layout.layOut()
            layout.layOut()
            expectFrame(layout, 0, 0, 30, 20)
            expectFrame(view, 0, 0, 30, 20)
            let diagnostics = RenderEnvironment.current.sink.diagnostics
            #expect(diagnostics.map(\.code.name) == ["layout.floatLine"])
            #expect(diagnostics.map(\.view) == ["badge"])
        }
    }
}

extension CGFloat {
    /// The largest multiple of a step that is not larger.
    fileprivate func rounded(toMultipleOf step: CGFloat) -> CGFloat { (self / step).rounded(.down) * step }
}
