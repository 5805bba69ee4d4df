import MyLayout
import Testing
import UIKit

// Cases worked out from the rules of MyLayout's linear layouts (MyLinearLayout.m of MyLayout 2.0), with the arithmetic
// beside them; lengths are those along the line.
@Suite("Sharing the length of linear layouts")
struct LinearLayoutSharingTests {
    /// Lays out views one after another and checks their starts and lengths.
    private func expectSpans(
        _ layout: MyLinearLayout, _ direction: Direction, _ spans: [(CGFloat, CGFloat)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        layout.layOut()
        #expect(layout.subviews.count == spans.count, sourceLocation: sourceLocation)
        for (view, span) in zip(layout.subviews, spans) {
            direction.expect(view, 0, span.0, 10, span.1, sourceLocation: sourceLocation)
        }
    }

    /// A layout of a length with views of lengths; nil for a view without one.
    private func line(_ direction: Direction, _ length: CGFloat, _ lengths: [CGFloat?]) -> MyLinearLayout {
        let layout = direction.linear(10, length)
        for length in lengths {
            let view = direction.view(10, length ?? MyLayoutSize.empty)
            layout.addSubview(view)
        }
        return layout
    }

    // MARK: Weights

    @Test("weights share what is left", arguments: Direction.both)
    func weights(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 200, [nil, 40, nil])
            layout.subviewSpacing = 5
            layout.subviews[0].weight = 1
            layout.subviews[2].weight = 2
            // 200 - 40 - 2 * 5 = 150, in parts of 50 and 100
            expectSpans(layout, direction, [(0, 50), (55, 40), (100, 100)])
            // A largest length does not go to the others.
            direction.stacked(layout.subviews[2]).max(70)
            expectSpans(layout, direction, [(0, 50), (55, 40), (100, 70)])
        }
    }

    @Test("parts are rounded, and their sum may be longer than the layout", arguments: Direction.both)
    func roundedWeights(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 100, [nil, nil, nil])
            for view in layout.subviews { view.weight = 1 }
            // 33.33 is 33.5 at two pixels a point.
            expectSpans(layout, direction, [(0, 33.5), (33.5, 33.5), (67, 33.5)])
        }
    }

    @Test("weights get nothing where there is nothing left", arguments: Direction.both)
    func weightsWithoutRest(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 100, [120, nil, 30])
            layout.subviews[1].weight = 1
            expectSpans(layout, direction, [(0, 120), (120, 0), (120, 30)])
            direction.stacked(layout.subviews[1]).min(15)
            expectSpans(layout, direction, [(0, 120), (120, 15), (135, 30)])
        }
    }

    @Test("weights in a layout of its contents share its smallest length", arguments: Direction.both)
    func weightsInWrap(direction: Direction) throws {
        try onScreen {
            let layout = direction.linear(30, 0)
            direction.stacked(layout).equalTo(wrap).min(200)
            layout.padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            layout.subviewSpacing = 5
            let first = direction.view(10, 50), second = direction.view(10, MyLayoutSize.empty)
            second.weight = 1
            layout.add(first, second)
            layout.layoutIfNeeded()
            // 200 - 50 - 5 - 2 * 10 = 125
            direction.expect(layout, 0, 0, 30, 200)
            direction.expect(first, 10, 10, 10, 50)
            direction.expect(second, 10, 65, 10, 125)
        }
    }

    @Test("distances between 0 and 1 are weights, and 1 is a point", arguments: Direction.both)
    func relativeDistances(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 300, [100, 40])
            direction.before(layout.subviews[0]).equalTo(0.2).offset(10)
            direction.before(layout.subviews[1]).equalTo(0.6)
            // 300 - 100 - 40 - 10 = 150; 0.2 / 0.8 of it is 37.5, and 10 more
            expectSpans(layout, direction, [(47.5, 100), (260, 40)])
            direction.before(layout.subviews[1]).equalTo(1)
            // 300 - 150 - 1 = 149, all of it before the first
            expectSpans(layout, direction, [(159, 100), (260, 40)])
            layout.subviews[1].weight = 0.2
            // 300 - 100 - 10 - 1 = 189, half of it is 94.5
            expectSpans(layout, direction, [(104.5, 100), (205.5, 94.5)])
        }
    }

    @Test("relative distances get nothing where there is nothing left", arguments: Direction.both)
    func relativeDistancesWithoutRest(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 100, [80, 40])
            direction.before(layout.subviews[0]).equalTo(0.5)
            direction.behind(layout.subviews[0]).equalTo(0.5).offset(3)
            expectSpans(layout, direction, [(0, 80), (83, 40)])
        }
    }

    // MARK: Fill and stretch

    @Test("filling adds the same to every length, also less than nothing", arguments: Direction.both)
    func fill(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 160, [20, 50, nil])
            layout.gravity = direction.gravity(.vertFill)
            // 160 - 70 = 90, 30 for each
            expectSpans(layout, direction, [(0, 50), (50, 80), (130, 30)])
            // 49 - 70 = -21, 7 less for each; the last one ends 7 points before it begins
            layout.frame = direction.rect(0, 0, 10, 49)
            expectSpans(layout, direction, [(0, 13), (13, 43), (56, 0)])
        }
    }

    @Test("filling lets lengths of contents and of the layout be", arguments: Direction.both)
    func fillLetsBe(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 200, [20])
            layout.gravity = direction.gravity(.vertFill)
            let nested = MyLinearLayout(orientation: direction.orientation)
            direction.along(nested).equalTo(10)
            nested.addSubview(direction.view(10, 40))
            let half = direction.view(10, MyLayoutSize.empty), least = direction.content(10, 30)
            direction.stacked(half).equalTo(direction.stacked(layout)).multiply(0.25)
            direction.along(least).equalTo(10)
            direction.stacked(least).min(wrap)
            layout.add(nested, half, least)
            // 200 - 20 - 40 - 50 - 30 = 60 for the first
            expectSpans(layout, direction, [(0, 80), (80, 40), (120, 50), (170, 30)])
        }
    }

    @Test("content is measured before it is lengthened")
    func fillContent() throws {
        try onScreen {
            let layout = line(Direction.both[1], 100, [])
            layout.gravity = .horzFill
            for width: CGFloat in [15, 45] {
                let view = ContentView { _ in CGSize(width: width, height: 10) }
                view.mySize = CGSize(width: wrap, height: 10)
                layout.addSubview(view)
            }
            // 100 - 60 = 40, 20 for each
            expectSpans(layout, Direction.both[1], [(0, 35), (35, 65)])
        }
    }

    @Test("stretching lengthens what has no length and content", arguments: Direction.both)
    func stretch(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 160, [40, nil])
            layout.gravity = direction.gravity(.vertStretch)
            let content = direction.content(10, 20)
            direction.along(content).equalTo(10)
            direction.stacked(content).equalTo(wrap)
            layout.addSubview(content)
            // 160 - 60 = 100, 50 for two
            expectSpans(layout, direction, [(0, 40), (40, 50), (90, 70)])
            // 50 - 60 = -10, 5 less for two
            layout.frame = direction.rect(0, 0, 10, 50)
            expectSpans(layout, direction, [(0, 40), (40, 0), (35, 15)])
        }
    }

    // MARK: Too little room

    @Test(
        "lengths give up what is missing",
        arguments: [
            (.average, [80, 60], [(0, 60), (60, 40)]),  // -40 / 2 each
            (.weight, [120, 80], [(0, 60), (60, 40)]),  // -100 * 120 / 200 and -100 * 80 / 200
            (.none, [80, 60], [(0, 80), (80, 60)]),
            (.average, [30, 60], [(0, 30), (30, 60)]),
        ] as [(MySubviewsShrinkType, [CGFloat], [(CGFloat, CGFloat)])], Direction.both)
    func shrinks(
        _ shrink: (type: MySubviewsShrinkType, lengths: [CGFloat], spans: [(CGFloat, CGFloat)]),
        direction: Direction
    ) throws {
        try onScreen {
            let layout = line(direction, 100, shrink.lengths)
            layout.shrinkType = shrink.type
            expectSpans(layout, direction, shrink.spans)
        }
    }

    @Test(
        "of two contents in a row, the wider one gives up what is missing",
        arguments: [
            ([80, 90], [(0, 50), (60, 50)]),  // both over 100 / 2
            ([80, 30], [(0, 70), (80, 30)]),
            ([30, 80], [(0, 30), (40, 70)]),
            ([30, 40], [(0, 30), (40, 40)]),
        ] as [([CGFloat], [(CGFloat, CGFloat)])])
    func shrinksWider(widths: [CGFloat], spans: [(CGFloat, CGFloat)]) throws {
        try onScreen {
            let layout = line(Direction.both[1], 110, [])
            layout.shrinkType = .auto
            layout.subviewHSpacing = 10
            for width in widths {
                let view = ContentView { _ in CGSize(width: width, height: 10) }
                view.mySize = CGSize(width: wrap, height: 10)
                layout.addSubview(view)
            }
            expectSpans(layout, Direction.both[1], spans)
        }
    }

    @Test("without two contents a row overflows; a column shrinks in proportion")
    func shrinksAutomatically() throws {
        try onScreen {
            let row = line(Direction.both[1], 100, [120, 80])
            row.shrinkType = .auto
            expectSpans(row, Direction.both[1], [(0, 120), (120, 80)])
            let column = line(Direction.both[0], 100, [120, 80])
            column.shrinkType = .auto
            expectSpans(column, Direction.both[0], [(0, 60), (60, 40)])
        }
    }

    @Test("spaces give up what is missing", arguments: Direction.both)
    func shrinksSpaces(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 100, [40, 40])
            layout.subviewSpacing = 30
            direction.before(layout.subviews[0]).equalTo(10)
            // 100 - 120 = -20; 10 less for each of two spaces
            layout.shrinkType = .average | .spacing
            expectSpans(layout, direction, [(0, 40), (60, 40)])
            // 20 * 10 / 40 and 20 * 30 / 40 less
            layout.shrinkType = .weight | .spacing
            expectSpans(layout, direction, [(5, 40), (60, 40)])
            layout.shrinkType = .auto | .spacing
            expectSpans(layout, direction, [(10, 40), (80, 40)])
        }
    }

    @Test("shares of views and distances win over the type", arguments: Direction.both)
    func shrinkShares(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 100, [80, 50])
            layout.shrinkType = .average
            direction.before(layout.subviews[1]).equalTo(10).shrink = 1
            direction.stacked(layout.subviews[0]).shrink = 3
            // 100 - 140 = -40; 3 / 4 of the length, 1 / 4 of the distance, which may be less than nothing
            expectSpans(layout, direction, [(0, 50), (50, 50)])
            direction.stacked(layout.subviews[1]).shrink = 4
            // -15, -5 and -20
            expectSpans(layout, direction, [(0, 65), (70, 30)])
            // With room enough they do not count.
            layout.frame = direction.rect(0, 0, 10, 150)
            expectSpans(layout, direction, [(0, 80), (90, 50)])
        }
    }

    // MARK: Gravity along the line

    @Test(
        "gravity places the rest of 60 points",
        arguments: [
            (.vertTop, [10, 35]), (.vertCenter, [40, 65]), (.vertBottom, [70, 95]), (.vertBetween, [10, 95]),
            (.vertAround, [25, 80]), (.vertAmong, [30, 75]),
        ] as [(MyGravity, [CGFloat])], Direction.both)
    func gravity(_ gravity: (along: MyGravity, starts: [CGFloat]), direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 125, [20, 20])
            layout.padding = direction.insets(10, 0, 10, 0)
            layout.subviewSpacing = 5
            layout.gravity = direction.gravity(gravity.along)
            expectSpans(layout, direction, gravity.starts.map { ($0, 20) })
        }
    }

    @Test("gravity overflows on the side it is away from", arguments: Direction.both)
    func gravityOverflow(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 100, [60, 60])
            layout.gravity = direction.gravity(.vertCenter)
            expectSpans(layout, direction, [(-10, 60), (50, 60)])
            layout.gravity = direction.gravity(.vertBottom)
            expectSpans(layout, direction, [(-20, 60), (40, 60)])
            layout.gravity = direction.gravity(.vertBetween)
            expectSpans(layout, direction, [(0, 60), (40, 60)])
        }
    }

    // MARK: Equal lengths and spaces

    @Test("hidden views have no part in equal lengths, and the last comes first", arguments: Direction.both)
    func equalizesInOrder(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 100, [nil, nil, nil])
            layout.subviews[1].isHidden = true
            layout.equalizeSubviews(false, withSpacing: 20)
            layout.layOut()
            // (100 - 20) / 2
            direction.expect(layout.subviews[0], 0, 0, 10, 40)
            direction.expect(layout.subviews[2], 0, 60, 10, 40)
            layout.reverseLayout = true
            layout.equalizeSubviews(false, withSpacing: 20)
            layout.layOut()
            direction.expect(layout.subviews[2], 0, 0, 10, 40)
            direction.expect(layout.subviews[0], 0, 60, 10, 40)
        }
    }

    @Test("equal lengths with spaces between two limits", arguments: Direction.both)
    func commonLength(direction: Direction) throws {
        try onScreen {
            let layout = line(direction, 200, [nil, nil, nil])
            // (200 - 120) / 2 = 40
            layout.setSubviewsSize(40, minSpacing: 5, maxSpacing: 100)
            expectSpans(layout, direction, [(0, 40), (80, 40), (160, 40)])
            // (200 - 120) / 4 = 20 is more than 14: (200 - 4 * 14) / 3 = 48
            layout.setSubviewsSize(40, minSpacing: 5, maxSpacing: 14, centered: true)
            expectSpans(layout, direction, [(14, 48), (76, 48), (138, 48)])
            // (200 - 210) / 2 is less than 10: (200 - 20) / 3 = 60
            layout.setSubviewsSize(70, minSpacing: 10, maxSpacing: 14)
            expectSpans(layout, direction, [(0, 60), (70, 60), (140, 60)])
            // (200 - 20 - 120) / 2 = 30 between the paddings
            layout.padding = direction.insets(10, 0, 10, 0)
            layout.setSubviewsSize(40, minSpace: 10, maxSpace: 50)
            expectSpans(layout, direction, [(10, 40), (80, 40), (150, 40)])
        }
    }

    @Test("equal lengths of one size class run along its orientation", arguments: [false, true])
    func equalizesSizeClass(isLandscape: Bool) throws {
        try onScreen(isLandscape: isLandscape) {
            let layout = line(Direction.both[0], 90, [20, 20])
            layout.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
            let landscape = layout.fetchLayoutTraits(in: .landscape, copyFrom: [.wAny, .hAny])
            landscape.orientation = .horz
            landscape.gravity = .vertFill
            layout.equalizeSubviews(false, withSpacing: 10, inSizeClass: .landscape)
            layout.layOut()
            // (90 - 10) / 2
            expectFrame(layout.subviews[0], 0, 0, isLandscape ? 40 : 10, isLandscape ? 90 : 20)
            expectFrame(
                layout.subviews[1], isLandscape ? 50 : 0, isLandscape ? 0 : 20, isLandscape ? 40 : 10,
                isLandscape ? 90 : 20)
        }
    }
}
