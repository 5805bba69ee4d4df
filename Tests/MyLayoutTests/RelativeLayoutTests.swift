import MyLayout
import Testing

@testable import UIKitCore

/// The cases of MyLayout's MyRelativeLayoutTestCase, apart from sizes of contents; the names of its tests are in the
/// comments. Views of a size stand for labels.
@Suite("Relative layouts")
struct RelativeLayoutTests {
    // testHidden
    @Test("a view placed by one that goes takes its place")
    func siblingGoes() throws {
        try onScreen {
            let layout = MyRelativeLayout()
            layout.padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            layout.myHeight = wrap
            let shop = UIView(mySize: 80, 20), user = UIView(mySize: 100, 30), money = UIView(mySize: 80, 80),
                number = UIView(mySize: 60, 30), text = UIView(mySize: 100, 20)
            shop.topPos.equalTo(layout.topPos).offset(10)
            shop.centerXPos.equalTo(0)
            user.topPos.equalTo(shop.bottomPos).offset(5)
            user.centerXPos.equalTo(0)
            money.topPos.equalTo(user.bottomPos).offset(15)
            money.leftPos.equalTo(layout.leftPos).offset(15)
            number.bottomPos.equalTo(layout.bottomPos).offset(15)
            number.rightPos.equalTo(layout.rightPos).offset(15)
            text.bottomPos.equalTo(layout.bottomPos).offset(15)
            text.rightPos.equalTo(number.leftPos).offset(10)
            layout.add(shop, user, money, number, text)
            let width = CGSize(width: 320, height: 0)
            expectSize(of: layout, for: width, 320, 180)
            expectEstimate(text, 125, 135, 100, 20)
            number.visibility = .gone
            expectSize(of: layout, for: width, 320, 180)
            expectEstimate(text, 195, 135, 100, 20)
        }
    }

    // testExample1; the last two rest on the metrics of the system font in 17 points.
    @Test("hidden views count as points without distances, limits shift and center")
    func hiddenViewsAndLimits() throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 375, height: 603))
            let gone = UIView(mySize: 100, 100), centered = UIView(mySize: 100, 100),
                above = UIView(mySize: 100, 100), between = UIView(mySize: 100, 100),
                plain = UIView(mySize: 100, 100), label = UILabel(mySize: 100, 100),
                fixed = UILabel(mySize: 100, 100)
            gone.myTop = 100
            gone.myLeft = 100
            gone.visibility = .gone
            centered.centerXPos.equalTo(gone.centerXPos).offset(20)
            centered.centerYPos.equalTo(gone.centerYPos).offset(20)
            above.leadingPos.equalTo(gone.leadingPos).offset(20)
            above.bottomPos.equalTo(gone.bottomPos).offset(20)
            between.leadingPos.lBound(above.leadingPos, 0)
            between.trailingPos.uBound(layout.trailingPos, 0)
            between.bottomPos.equalTo(10)
            plain.baselinePos.equalTo(between.baselinePos).offset(20)
            label.baselinePos.equalTo(gone.baselinePos).offset(20)
            fixed.baselinePos.equalTo(40)
            layout.add(gone, centered, above, between, plain, label, fixed)
            layout.layOut()
            expectFrame(gone, 100, 100, 0, 0)
            expectFrame(centered, 50, 50, 100, 100)
            expectFrame(above, 100, 0, 100, 100)
            expectFrame(between, 187.5, 493, 100, 100)
            expectFrame(plain, 0, 20, 100, 100)
            expectFrame(label, 0, 44, 100, 100)
            expectFrame(fixed, 0, -16, 100, 100)
        }
    }

    // testWrapContentHeight2
    @Test("a view as high as the layout does not count for its height")
    func lineAlongLayout() throws {
        try onScreen {
            let layout = MyRelativeLayout()
            layout.myHeight = wrap
            let line = UIView(), dot = UIView(mySize: 4, 4), date = UIView(), title = UILabel()
            line.leftPos.equalTo(layout.leftPos).offset(16)
            line.widthSize.equalTo(1)
            line.heightSize.equalTo(layout.heightSize)
            line.bottomPos.equalTo(layout.bottomPos)
            dot.topPos.equalTo(layout.topPos).offset(8)
            dot.centerXPos.equalTo(line.centerXPos)
            date.topPos.equalTo(dot.topPos)
            date.leftPos.equalTo(layout.leftPos).offset(38)
            date.rightPos.equalTo(layout.rightPos).offset(16)
            date.myHeight = 20
            title.myHeight = wrap
            title.topPos.equalTo(date.bottomPos).offset(5)
            title.leftPos.equalTo(date.leftPos)
            title.rightPos.equalTo(date.rightPos)
            title.bottomPos.equalTo(layout.bottomPos).offset(8)
            layout.add(line, dot, date, title)
            let width = CGSize(width: 320, height: 0)
            for text in ["", "aaaaaaaaaaaa", String(repeating: "lorem ipsum ", count: 8)] {
                title.text = text
                let height = title.sizeThatFits(CGSize(width: 266, height: 0)).height
                expectSize(of: layout, for: width, 320, 41 + height)
                #expect(line.estimatedRect == CGRect(x: 16, y: 0, width: 1, height: 41 + height))
            }
        }
    }

    // testWrapContentHeight3
    @Test("a layout is as large as views in chains and in its center")
    func chainsInCenter() throws {
        try onScreen {
            let layout = MyRelativeLayout()
            layout.mySize = CGSize(width: wrap, height: wrap)
            let title = UIView(mySize: 90, 30), line = UIView(), left = UIView(mySize: 8, 8),
                right = UIView(mySize: 8, 8), number = UIView(mySize: 40, 20)
            title.centerXPos.equalTo(0)
            title.topPos.equalTo(0)
            line.heightSize.equalTo(2)
            line.topPos.equalTo(title.bottomPos).offset(5)
            line.widthSize.equalTo(title.widthSize).add(20)
            line.leftPos.equalTo(left.rightPos)
            left.leftPos.equalTo(0)
            left.centerYPos.equalTo(line.centerYPos)
            right.leftPos.equalTo(line.rightPos)
            right.centerYPos.equalTo(line.centerYPos)
            number.topPos.equalTo(line.bottomPos).offset(5)
            number.centerXPos.equalTo(0)
            layout.add(title, line, left, right, number)
            expectSize(of: layout, 126, 62)
        }
    }

    // testWrapContentWidth1
    @Test("a layout is as wide as a chain from edge to edge")
    func chainFromEdgeToEdge() throws {
        try onScreen {
            let layout = MyRelativeLayout()
            layout.mySize = CGSize(width: wrap, height: wrap)
            layout.padding = UIEdgeInsets(top: 10, left: 10, bottom: 20, right: 10)
            expectSize(of: layout, 20, 30)

            let title = UIView(mySize: 90, 20), right = UIView(mySize: 45, 20)
            title.leftPos.equalTo(layout.leftPos).offset(10)
            right.rightPos.equalTo(layout.rightPos).offset(1)
            right.leftPos.equalTo(title.rightPos).offset(10)
            layout.add(title, right)
            expectSize(of: layout, 176, 50)

            let money = UIView(mySize: 45, 20), number = UIView(mySize: 100, 20),
                time = UIView(mySize: 90, 20), order = UIView(mySize: 40, 20)
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
            layout.add(money, number, time, order)
            expectSize(of: layout, 176, 125)
        }
    }

    // testWrapContentWidth2, with the numbers 70 and 40 for its random ones.
    @Test("a layout is as wide as views placed by each other in all ways need")
    func allWaysToDepend() throws {
        try onScreen {
            let layout = MyRelativeLayout()
            layout.myWidth = wrap
            let numbers: [CGFloat] = [70, 40]
            var positions: [MyLayoutPos] = [], widths: [MyLayoutSize] = []
            func add(_ place: (MyLayoutPos) -> Void, _ measure: (MyLayoutSize) -> Void) {
                for isCenter in [true, false] {
                    let view = UIView()
                    place(isCenter ? view.centerXPos : view.rightPos)
                    measure(view.widthSize)
                    layout.addSubview(view)
                    positions += [view.leftPos, view.centerXPos, view.rightPos]
                    widths.append(view.widthSize)
                }
            }
            func places(_ positions: [MyLayoutPos]) -> [(MyLayoutPos) -> Void] {
                positions.map { position in { $0.equalTo(position) } }
                    + numbers.map { number in { $0.equalTo(number) } }
            }
            func measures(_ sizes: [MyLayoutSize]) -> [(MyLayoutSize) -> Void] {
                sizes.map { size in { $0.equalTo(size) } } + numbers.map { number in { $0.equalTo(number) } }
            }
            func fill(between places: [(MyLayoutPos) -> Void]) {
                for first in places {
                    for second in places {
                        let view = UIView()
                        first(view.leftPos)
                        second(view.rightPos)
                        layout.addSubview(view)
                    }
                }
            }
            let ofLayout = places([layout.leftPos, layout.centerXPos, layout.rightPos])
            for place in ofLayout {
                for measure in measures([layout.widthSize]) { add(place, measure) }
            }
            expectSize(of: layout, 140, 0)
            fill(between: ofLayout)
            expectSize(of: layout, 140, 0)

            let ofViews = places(positions), byViews = measures(widths)
            for place in ofViews {
                for measure in byViews { add(place, measure) }
            }
            expectSize(of: layout, 210, 0)
            fill(between: ofViews)
            expectSize(of: layout, 210, 0)
        }
    }

    // testWrapContentHeight5
    @Test("nested layouts as large as their contents")
    func nestedLayouts() throws {
        try onScreen {
            let layout = MyRelativeLayout(), middle = MyRelativeLayout(), inner = MyRelativeLayout()
            let view = UIView(mySize: 10, 10)
            for layout in [layout, middle, inner] { layout.mySize = CGSize(width: wrap, height: wrap) }
            for view in [middle, inner, view] { view.myMargin = 10 }
            layout.addSubview(middle)
            middle.addSubview(inner)
            inner.addSubview(view)
            expectSize(of: layout, 70, 70)
            view.visibility = .gone
            expectSize(of: layout, 40, 40)
            view.visibility = .visible

            let flow = MyFlowLayout(orientation: .vert, arrangedCount: 0)
            flow.widthSize.equalTo(wrap).max(80)
            flow.myHeight = wrap
            flow.topPos.equalTo(middle.centerYPos)
            flow.leftPos.equalTo(middle.rightPos)
            flow.rightPos.equalTo(layout.rightPos).offset(20)
            layout.addSubview(flow)
            flow.addSubview(UIView(mySize: 60, 60))
            expectSize(of: layout, 150, 95)
            flow.addSubview(UIView(mySize: 60, 60))
            expectSize(of: layout, 170, 155)
        }
    }

    // testWrapContentHeight6
    @Test("a negative distance gives back the padding")
    func negativeDistance() throws {
        try onScreen {
            let layout = MyRelativeLayout()
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

    // testCenterXY
    @Test("a group is centered together")
    func groupInCenter() throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            layout.padding = UIEdgeInsets(top: 20, left: 10, bottom: 10, right: 10)
            let first = UIView(mySize: 30, 20), second = UIView(mySize: 70, 20)
            layout.add(first, second)
            second.leftPos.equalTo(first.leftPos)
            first.centerYPos.equalTo([second.centerYPos])
            layout.layoutIfNeeded()
            expectFrame(first, 10, 35, 30, 20)
            expectFrame(second, 10, 55, 70, 20)
        }
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            layout.mySize = CGSize(width: 100, height: 100)
            layout.myTop = 100
            layout.padding = UIEdgeInsets(top: 20, left: 10, bottom: 10, right: 10)
            let first = UIView(mySize: 20, 30), second = UIView(mySize: 20, 70)
            layout.add(first, second)
            second.topPos.equalTo(first.topPos)
            first.centerXPos.equalTo([second.centerXPos])
            layout.layoutIfNeeded()
            expectFrame(first, 30, 20, 20, 30)
            expectFrame(second, 50, 20, 20, 70)
        }
    }

    // testWidthEqualToHeight, with views of the labels' sizes
    @Test("a square as high as the layout, beside a column")
    func squareBesideColumn() throws {
        try onScreen {
            let layout = MyRelativeLayout()
            layout.myHeight = wrap
            layout.widthSize.equalTo(414)
            let title = UIView(), square = UIView(), first = UIView(mySize: 0, 12),
                second = UIView(mySize: 0, 12), third = UIView(mySize: 17, 12)
            title.leftPos.equalTo(square.leftPos).offset(3)
            title.rightPos.equalTo(square.rightPos).offset(3)
            title.topPos.equalTo(square.topPos)
            title.bottomPos.equalTo(square.bottomPos)
            square.myVertMargin = 0
            square.myLeft = 5
            square.widthSize.equalTo(square.heightSize)
            first.myTop = 5
            first.leftPos.equalTo(square.rightPos).offset(5)
            first.widthSize.equalTo(third.widthSize)
            second.topPos.equalTo(first.bottomPos).offset(6)
            second.leftPos.equalTo(first.leftPos)
            second.widthSize.equalTo(third.widthSize)
            third.topPos.equalTo(second.bottomPos).offset(6)
            third.leftPos.equalTo(first.leftPos)
            third.myBottom = 5
            layout.add(square, title, first, second, third)
            expectSize(of: layout, for: CGSize(width: 414, height: 0), 414, 58)
            expectEstimate(title, 8, 0, 52, 58)
            expectEstimate(first, 68, 5, 17, 12)
            expectEstimate(second, 68, 23, 17, 12)
            expectEstimate(third, 68, 41, 17, 12)
            expectEstimate(square, 5, 0, 58, 58)
        }
    }

    // testDemo3
    @Test("views below a nested layout")
    func belowNestedLayout() throws {
        try onScreen {
            let layout = MyRelativeLayout()
            layout.mySize = CGSize(width: wrap, height: wrap)
            layout.padding = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
            let header = MyLinearLayout(orientation: .horz), icon = UIView(mySize: 32, 32),
                name = UIView(mySize: 60, 20), title = UIView(), bar = UIView()
            header.topPos.equalTo(layout.topPos)
            header.leftPos.equalTo(layout.leftPos)
            header.myHeight = wrap
            name.alignment = .vertCenter
            name.myLeft = 5
            header.add(icon, name)
            title.myHeight = 50
            title.leftPos.equalTo(header.leftPos)
            title.topPos.equalTo(header.bottomPos).offset(5)
            title.rightPos.equalTo(layout.rightPos)
            bar.myHeight = 30
            bar.leftPos.equalTo(title.leftPos)
            bar.rightPos.equalTo(title.rightPos)
            bar.topPos.equalTo(title.bottomPos)
            layout.add(header, title, bar)
            expectSize(of: layout, 121, 141)
        }
    }

    // testhideandubound
    @Test("between two hidden views, by edges or by limits", arguments: [false, true])
    func betweenHiddenViews(byLimits: Bool) throws {
        try onScreen {
            let layout = MyRelativeLayout(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
            let zone = UIButton(type: .system), name = UILabel(), placeholder = UIButton(type: .system)
            name.font = .systemFont(ofSize: 18)
            name.text = String(repeating: "name ", count: 20)
            zone.myLeft = 20
            zone.widthSize.equalTo(zone.widthSize).add(20)
            zone.heightSize.equalTo(zone.heightSize).add(3)
            name.heightSize.equalTo(name.heightSize)
            if byLimits {
                name.myWidth = wrap
                name.leftPos.lBound(zone.rightPos, 15)
                name.rightPos.uBound(placeholder.leftPos, 15)
            } else {
                name.leftPos.equalTo(zone.rightPos).offset(15)
                name.rightPos.equalTo(placeholder.leftPos).offset(15)
            }
            placeholder.myRight = 20
            placeholder.widthSize.equalTo(zone.widthSize)
            placeholder.heightSize.equalTo(zone.heightSize)
            for view in [zone, name, placeholder] { view.myCenterY = 0 }
            layout.add(zone, name, placeholder)
            zone.visibility = .gone
            placeholder.visibility = .gone
            layout.layoutIfNeeded()
            #expect(name.frame.width == 335)
            #expect(name.frame.midY == 50)
        }
    }
}
