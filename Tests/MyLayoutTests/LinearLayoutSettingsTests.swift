import MyLayout
import Testing
import UIKit

// Cases worked out from the rules of MyLayout's linear layouts (MyLinearLayout.m and MyBaseLayout.m of MyLayout 2.0),
// with the arithmetic beside them.
@Suite("Settings of linear layouts")
struct LinearLayoutSettingsTests {
    // MARK: Across the line

    @Test("distances decide across the line without a gravity", arguments: Direction.both)
    func distancesAcross(direction: Direction) throws {
        try onScreen {
            let layout = direction.linear(100, 200)
            layout.padding = direction.insets(0, 10, 0, 20)
            let both = direction.view(MyLayoutSize.empty, 10), kept = direction.view(30, 10)
            let far = direction.view(30, 10), middle = direction.view(30, 10), share = direction.view(30, 10)
            for view in [both, kept] {
                direction.near(view).equalTo(5)
                direction.far(view).equalTo(8)
            }
            direction.far(far).equalTo(8)
            direction.middle(middle).equalTo(4)
            direction.near(share).equalTo(0.1)
            layout.add(both, kept, far, middle, share)
            layout.layoutIfNeeded()
            // 100 - 30 = 70 between the paddings, and 57 between the distances
            direction.expect(both, 15, 0, 57, 10)
            direction.expect(kept, 15, 10, 30, 10)
            direction.expect(far, 42, 20, 30, 10)
            // (70 - 30) / 2 + 10 + 4
            direction.expect(middle, 34, 30, 30, 10)
            // A tenth of 70
            direction.expect(share, 17, 40, 30, 10)
        }
    }

    @Test("a view's alignment wins over the gravity across the line", arguments: Direction.both)
    func alignment(direction: Direction) throws {
        try onScreen {
            let layout = direction.linear(100, 200)
            let plain = direction.view(30, 10), aligned = direction.view(30, 10)
            let filling = direction.view(30, 10)
            aligned.alignment = direction.gravity(.horzCenter)
            filling.alignment = direction.gravity(.horzFill)
            layout.add(plain, aligned, filling)
            layout.gravity = direction.gravity(.horzRight)
            layout.layoutIfNeeded()
            direction.expect(plain, 70, 0, 30, 10)
            direction.expect(aligned, 35, 10, 30, 10)
            direction.expect(filling, 0, 20, 100, 10)
            // Stretching lengthens only what has no length.
            layout.gravity = direction.gravity(.horzStretch)
            direction.along(plain).equalTo(nil)
            direction.along(aligned).equalTo(20)
            aligned.alignment = .none
            layout.layoutIfNeeded()
            direction.expect(plain, 0, 0, 100, 10)
            direction.expect(aligned, 0, 10, 20, 10)
        }
    }

    @Test("views that follow the layout do not widen it", arguments: Direction.both)
    func widest(direction: Direction) throws {
        try onScreen {
            let layout = direction.linear(0, 100)
            layout.padding = direction.insets(0, 5, 0, 5)
            direction.along(layout).equalTo(wrap)
            let fixed = direction.view(40, 10), filling = direction.view(MyLayoutSize.fill, 10)
            let between = UIView(frame: direction.rect(0, 0, 80, 10))
            direction.near(fixed).equalTo(3)
            direction.near(between).equalTo(2)
            direction.far(between).equalTo(2)
            layout.add(fixed, filling, between)
            layout.layoutIfNeeded()
            // 3 + 40, and the paddings
            direction.expect(layout, 0, 0, 53, 100)
            direction.expect(filling, 5, 10, 43, 10)
            direction.expect(between, 7, 20, 39, 10)
        }
    }

    @Test(
        "the largest length wins over the smallest, and none is less than nothing", arguments: Direction.both)
    func limits(direction: Direction) throws {
        try onScreen {
            let layout = direction.linear(100, 200)
            let contradicting = direction.view(10, 50), negative = direction.view(10, 5)
            let other = direction.view(10, 10)
            direction.stacked(contradicting).min(80).max(60)
            direction.stacked(negative).equalTo(direction.stacked(layout)).add(-300)
            // 200 / 4 + 1 is more than 10.
            direction.stacked(other).lBound(direction.stacked(layout), 1, 0.25)
            layout.add(contradicting, negative, other)
            layout.layoutIfNeeded()
            direction.expect(contradicting, 0, 0, 10, 60)
            direction.expect(negative, 0, 60, 10, 0)
            direction.expect(other, 0, 60, 10, 51)
        }
    }

    @Test("edges of layouts are rounded, and sizes of other views", arguments: Direction.both)
    func rounding(direction: Direction) throws {
        try onScreen {
            let plain = direction.linear(10, 200), nested = direction.linear(10, 200)
            for _ in 0..<2 {
                plain.addSubview(direction.view(10, 33.3))
                let inner = MyFrameLayout()
                direction.stacked(inner).equalTo(33.3)
                direction.along(inner).equalTo(10)
                nested.addSubview(inner)
            }
            plain.layoutIfNeeded()
            nested.layoutIfNeeded()
            direction.expect(plain.subviews[1], 0, 33.5, 10, 33.5)
            // 66.6 is 66.5.
            direction.expect(nested.subviews[1], 0, 33.5, 10, 33)
        }
    }

    @Test("baselines are aligned with that of one view")
    func baseline() throws {
        try onScreen {
            let layout = MyLinearLayout(
                frame: CGRect(x: 0, y: 0, width: 200, height: 100), orientation: .horz)
            layout.widthSize.equalTo(nil)
            layout.paddingTop = 8
            layout.gravity = .vertBaseline
            let base = UILabel(mySize: 50, 40), other = UILabel(mySize: 50, 20),
                plain = UIView(mySize: 50, 30)
            base.font = .systemFont(ofSize: 30)
            other.font = .systemFont(ofSize: 12)
            base.myTop = 2
            layout.add(base, other, plain)
            layout.baselineBaseView = base
            layout.layoutIfNeeded()
            expectFrame(base, 0, 10, 50, 40)
            let baseline = 10 + (40 - base.font.lineHeight) / 2 + base.font.ascender
            let top = baseline - other.font.ascender - (20 - other.font.lineHeight) / 2
            #expect(abs(other.frame.minY - top) <= 0.25)
            expectFrame(plain, 100, 8, 50, 30)
        }
    }

    // MARK: Which subviews take part

    @Test("hidden views have no place, invisible ones do", arguments: Direction.both)
    func hidden(direction: Direction) throws {
        try onScreen {
            let layout = MyLinearLayout(orientation: direction.orientation)
            direction.along(layout).equalTo(wrap)
            layout.subviewSpacing = 10
            let first = direction.view(20, 20), second = direction.view(30, 20),
                third = direction.view(20, 20)
            layout.add(first, second, third)
            second.isHidden = true
            layout.layoutIfNeeded()
            direction.expect(third, 0, 30, 20, 20)
            direction.expect(layout, 0, 0, 20, 50)
            second.isHidden = false
            second.visibility = .invisible
            layout.layOut()
            direction.expect(third, 0, 60, 20, 20)
            direction.expect(layout, 0, 0, 30, 80)
            second.visibility = .gone
            layout.layOut()
            direction.expect(layout, 0, 0, 20, 50)
            // No space after the last one that is seen.
            second.visibility = .visible
            third.isHidden = true
            layout.layOut()
            direction.expect(layout, 0, 0, 30, 50)
        }
    }

    @Test("views with a frame of their own", arguments: Direction.both)
    func ownFrames(direction: Direction) throws {
        try onScreen {
            let layout = direction.linear(100, 100)
            let framed = direction.view(20, 20), kept = direction.view(20, 20), last = direction.view(20, 20)
            framed.useFrame = true
            framed.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
            kept.noLayout = true
            kept.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
            layout.add(framed, kept, last)
            layout.layoutIfNeeded()
            expectFrame(framed, 3, 4, 5, 6)
            expectFrame(kept, 7, 8, 9, 10)
            direction.expect(last, 0, 20, 20, 20)
        }
    }

    @Test("the last subview comes first", arguments: Direction.both)
    func reversed(direction: Direction) throws {
        try onScreen {
            let layout = direction.linear(100, 100)
            layout.subviewSpacing = 5
            layout.reverseLayout = true
            let first = direction.view(20, 20), second = direction.view(20, 30),
                third = direction.view(20, 10)
            direction.before(third).equalTo(4)
            layout.add(first, second, third)
            layout.layoutIfNeeded()
            direction.expect(third, 0, 4, 20, 10)
            direction.expect(second, 0, 19, 20, 30)
            direction.expect(first, 0, 54, 20, 20)
        }
    }

    @Test("padding of a layout without subviews", arguments: [true, false])
    func zeroPadding(counts: Bool) throws {
        try onScreen {
            let layout = MyLinearLayout(orientation: .vert)
            layout.mySize = CGSize(width: wrap, height: wrap)
            layout.padding = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            layout.zeroPadding = counts
            let view = UIView(mySize: 7, 9)
            layout.addSubview(view)
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 67, 49)
            view.isHidden = true
            layout.layOut()
            expectFrame(layout, 0, 0, counts ? 60 : 0, counts ? 40 : 0)
        }
    }

    // MARK: Screens

    @Test("settings of a size class are a copy of their time", arguments: [false, true])
    func sizeClasses(isLandscape: Bool) throws {
        try onScreen(isLandscape: isLandscape) {
            let layout = MyLinearLayout(orientation: .vert)
            layout.mySize = CGSize(width: wrap, height: wrap)
            let before = UIView(mySize: 10, 20), after = UIView(mySize: 10, 20),
                empty = UIView(mySize: 10, 20)
            let copied = before.fetchLayoutTraits(in: .landscape, copyFrom: [.wAny, .hAny])
            (before.myHeight, after.myHeight) = (50, 50)
            let later = after.fetchLayoutTraits(in: .landscape, copyFrom: [.wAny, .hAny])
            copied.myWidth = 30
            #expect(copied.myHeight == 20 && later.myHeight == 50)
            // It is made once.
            #expect(after.fetchLayoutTraits(in: .landscape, copyFrom: .portrait) === later)
            _ = empty.fetchLayoutTraits(in: .landscape)
            layout.add(before, after, empty)
            layout.layoutIfNeeded()
            if isLandscape {
                expectFrame(before, 0, 0, 30, 20)
                expectFrame(after, 0, 20, 10, 50)
                // Nothing is set.
                expectFrame(empty, 0, 70, 0, 0)
                expectFrame(layout, 0, 0, 30, 70)
            } else {
                expectFrame(before, 0, 0, 10, 50)
                expectFrame(after, 0, 50, 10, 50)
                expectFrame(empty, 0, 100, 10, 20)
                expectFrame(layout, 0, 0, 10, 120)
            }
        }
    }

    @Test("nested layouts change with the screen", arguments: [false, true])
    func nestedSizeClasses(isLandscape: Bool) throws {
        try onScreen(isLandscape: isLandscape) {
            let outer = MyLinearLayout(orientation: .vert), inner = MyLinearLayout(orientation: .horz)
            outer.wrapContentWidth = true
            inner.mySize = CGSize(width: wrap, height: wrap)
            inner.add(UIView(mySize: 10, 20), UIView(mySize: 30, 40))
            outer.addSubview(inner)
            let landscape = inner.viewLandscape
            landscape.orientation = .vert
            landscape.subviewVSpacing = 5
            outer.layoutIfNeeded()
            expectFrame(inner, 0, 0, isLandscape ? 30 : 40, isLandscape ? 65 : 40)
            expectFrame(inner.subviews[1], isLandscape ? 0 : 10, isLandscape ? 25 : 0, 30, 40)
            expectFrame(outer, 0, 0, isLandscape ? 30 : 40, isLandscape ? 65 : 40)
        }
    }

    @Test("right-to-left screens are mirrored at the end")
    func rightToLeft() throws {
        try onScreen(isRightToLeft: true) {
            let row = MyLinearLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 50), orientation: .horz)
            row.widthSize.equalTo(nil)
            row.padding = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
            let first = UIView(mySize: 50, 10), second = UIView(mySize: 30, 10)
            first.myLeading = 5
            second.myLeft = 4
            row.add(first, second)
            row.layoutIfNeeded()
            // 200 - 10 - 5 - 50, and the left distance of the second is behind it.
            expectFrame(first, 135, 0, 50, 10)
            expectFrame(second, 105, 0, 30, 10)
            // 20 + 4 from the left, then 30, 50 from there
            row.gravity = .horzLeft
            row.layoutIfNeeded()
            expectFrame(second, 24, 0, 30, 10)
            expectFrame(first, 54, 0, 50, 10)
            let column = MyLinearLayout(frame: CGRect(x: 0, y: 0, width: 100, height: 50), orientation: .vert)
            let leading = UIView(mySize: 30, 10), right = UIView(mySize: 30, 10)
            leading.myLeading = 10
            right.myLeft = 7
            column.add(leading, right)
            column.layoutIfNeeded()
            expectFrame(leading, 60, 0, 30, 10)
            expectFrame(right, 7, 10, 30, 10)
        }
    }

    // MARK: Nested layouts

    @Test("layouts as large as their contents, three deep", arguments: Direction.both)
    func nested(direction: Direction) throws {
        try onScreen {
            let other: MyOrientation = direction.orientation == .vert ? .horz : .vert
            func layout(_ orientation: MyOrientation, _ padding: CGFloat, _ spacing: CGFloat)
                -> MyLinearLayout
            {
                let layout = MyLinearLayout(orientation: orientation)
                layout.mySize = CGSize(width: wrap, height: wrap)
                layout.padding = UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding)
                layout.subviewSpacing = spacing
                return layout
            }
            let inner = layout(direction.orientation, 5, 4), middle = layout(other, 3, 6)
            let outer = layout(direction.orientation, 2, 8)
            let small = direction.view(20, 20), beside = direction.view(50, 60),
                below = direction.view(10, 10)
            inner.add(direction.view(30, 10), small)
            middle.add(inner, beside)
            outer.add(middle, below)
            outer.layoutIfNeeded()
            // 30 + 2 * 5 and 10 + 4 + 20 + 2 * 5
            direction.expect(inner, 3, 3, 40, 44)
            direction.expect(small, 5, 19, 20, 20)
            direction.expect(beside, 49, 3, 50, 60)
            // 40 + 6 + 50 + 2 * 3 and 60 + 2 * 3
            direction.expect(middle, 2, 2, 102, 66)
            direction.expect(below, 2, 76, 10, 10)
            // 102 + 2 * 2 and 66 + 8 + 10 + 2 * 2
            direction.expect(outer, 0, 0, 106, 88)
            // Another length inside reaches the outermost.
            direction.stacked(small).equalTo(70)
            outer.layoutIfNeeded()
            direction.expect(inner, 3, 3, 40, 94)
            direction.expect(middle, 2, 2, 102, 100)
            direction.expect(outer, 0, 0, 106, 122)
        }
    }

    @Test("filled widths reach the content three deep")
    func nestedContent() throws {
        try onScreen {
            let outer = MyLinearLayout(
                frame: CGRect(x: 0, y: 0, width: 200, height: 0), orientation: .vert)
            outer.gravity = .horzFill
            outer.padding = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
            let row = MyLinearLayout(orientation: .horz), column = MyLinearLayout(orientation: .vert)
            row.myHeight = wrap
            row.subviewHSpacing = 20
            column.weight = 1
            column.myHeight = wrap
            // 1200 square points, as high as its width makes it
            let text = ContentView { $0.width > 0 ? CGSize(width: $0.width, height: 1200 / $0.width) : .zero }
            text.myHorzMargin = 0
            text.myHeight = wrap
            column.addSubview(text)
            row.add(UIView(mySize: 40, 6), column)
            outer.addSubview(row)
            outer.layoutIfNeeded()
            // 200 - 20 = 180, less 40 and 20 leaves 120: 10 high
            expectFrame(row, 10, 4, 180, 10)
            expectFrame(column, 60, 0, 120, 10)
            expectFrame(text, 0, 0, 120, 10)
            expectFrame(outer, 0, 0, 200, 18)
        }
    }
}

extension UIView {
    /// The settings for screens on their side, as a copy.
    fileprivate var viewLandscape: MySizeClassTraits {
        fetchLayoutTraits(in: .landscape, copyFrom: [.wAny, .hAny])
    }
}
