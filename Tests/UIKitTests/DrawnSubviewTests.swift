import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Views and layers that are added while views draw.
///
/// Source: SwiftChart, whose `draw(_:)` adds labels and shape layers: they are in its published pictures.
@Suite("What draw(_:) adds") struct DrawnSubviewTests {
    /// Fills its bounds, and adds views in the first or in every drawing.
    private final class Chart: UIView {
        var drawingCount = 0
        var add: (Chart) -> Void = { _ in }

        override func draw(_ rect: CGRect) {
            drawingCount += 1
            UIColor.red.setFill()
            UIRectFill(bounds)
            add(self)
        }
    }

    private func show(_ add: @escaping (Chart) -> Void, _ body: (AnimatedScreen, Chart) throws -> Void) throws
    {
        let messages = try AnimatedScreen.show { shown in
            let chart = Chart(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            chart.identifier = "chart"
            chart.add = add
            shown.view.addSubview(chart)
            shown.loop.runDueWork()
            try body(shown, chart)
        }
        #expect(messages.isEmpty, "\(messages)")
    }

    private func bar(_ x: CGFloat) -> UIView { UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10)) }

    @Test("is shown and has names, however often the screen is captured")
    func names() throws {
        try show({ chart in
            for view in chart.subviews { view.removeFromSuperview() }
            for x in [0, 20, 40] as [CGFloat] { chart.addSubview(bar(x)) }
        }) { shown, chart in
            for number in 1...2 {
                let tree = shown.screen.capture()
                #expect(tree.checkInvariants() == nil)
                let bars = tree.nodes.filter { $0.id.hasPrefix("chart/") }
                #expect(bars.map(\.id) == ["chart/UIView[0]", "chart/UIView[1]", "chart/UIView[2]"])
                #expect(bars.map(\.frame.minX) == [0, 20, 40])
                #expect(tree.nodes.first { $0.id == "chart" }?.content.isEmpty == false)
                #expect(chart.drawingCount == number)
            }
        }
    }

    @Test("is laid out: constraints hold, and other views of the screen have their places")
    func layout() throws {
        try show({ chart in
            guard chart.subviews.isEmpty, let parent = chart.superview else { return }
            let inner = UIView(), beside = UIView()
            (inner.identifier, beside.identifier) = ("inner", "beside")
            for (view, owner) in [(inner, chart), (beside, parent)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                owner.addSubview(view)
                NSLayoutConstraint.activate([
                    view.widthAnchor.constraint(equalTo: chart.widthAnchor, multiplier: 0.5),
                    view.heightAnchor.constraint(equalToConstant: 8),
                    view.trailingAnchor.constraint(equalTo: chart.trailingAnchor),
                    view.bottomAnchor.constraint(equalTo: chart.bottomAnchor),
                ])
            }
        }) { shown, _ in
            // Half of 100 wide, at the end of the chart, which is at (10, 20).
            let nodes = shown.screen.capture().nodes
            func frame(_ id: String) -> Rect? { nodes.first { $0.id.hasSuffix(id) }?.frame }
            #expect(frame("inner") == Rect(x: 50, y: 42, width: 50, height: 8))
            #expect(frame("beside") == Rect(x: 60, y: 62, width: 50, height: 8))
        }
    }

    /// Source: the content view of EasyTipView, in the pictures of its documentation.
    @Test("keeps its frame where it has no constraints and does not translate its mask")
    func frames() throws {
        try show({ chart in
            guard chart.subviews.isEmpty else { return }
            let content = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 8))
            content.identifier = "content"
            content.translatesAutoresizingMaskIntoConstraints = false
            chart.addSubview(content)
        }) { shown, chart in
            let node = shown.screen.capture().nodes.first { $0.id.hasSuffix("content") }
            #expect(node?.frame == Rect(x: 5, y: 6, width: 70, height: 8))
            #expect(chart.subviews.first?.translatesAutoresizingMaskIntoConstraints == false)
        }
    }

    @Test("may draw and add views itself")
    func nesting() throws {
        try show({ chart in
            guard chart.subviews.isEmpty else { return }
            let inner = Chart(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            inner.add = { if $0.subviews.isEmpty { $0.addSubview(UILabel()) } }
            chart.addSubview(inner)
        }) { shown, chart in
            let ids = shown.screen.capture().nodes.map(\.id)
            #expect(Array(ids.suffix(3)) == ["chart", "chart/Chart[0]", "chart/Chart[0]/UILabel[0]"])
            #expect(chart.drawingCount == 1)
        }
    }

    @Test("as a layer is laid out and displayed before it is shown")
    func layers() throws {
        final class Line: CALayer {
            override func layoutSublayers() {
                guard sublayers == nil else { return }
                let end = CALayer()
                end.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
                addSublayer(end)
            }
        }
        try show({ chart in
            guard chart.layer.sublayers == nil else { return }
            for _ in 0..<2 { chart.layer.addSublayer(Line()) }
        }) { shown, _ in
            let tree = shown.screen.capture()
            #expect(tree.checkInvariants() == nil)
            #expect(tree.nodes.count { $0.className == "Line" } == 2)
            #expect(tree.nodes.count { $0.frame == Rect(x: 1, y: 2, width: 3, height: 4) } == 2)
        }
    }

    @Test("has a name of its own in a tree that was not laid out")
    func treesWithoutLayout() {
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        chart.add = { [self] chart in
            if chart.subviews.isEmpty { for x in [0, 20] as [CGFloat] { chart.addSubview(bar(x)) } }
        }
        let tree = chart.makeLayoutTree(traits: .current)
        #expect(tree.checkInvariants() == nil)
        #expect(tree.nodes.map(\.id) == ["Chart", "Chart/UIView[0]", "Chart/UIView[1]"])
    }
}
