import Compositor
import Geometry
import Scene
import Testing

@Suite struct ComposeTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    /// A node with a background, so that it draws.
    private func node(
        _ id: String, parent: Int?, end: Int, _ frame: Rect, _ change: (inout LayoutNode) -> Void = { _ in }
    ) -> LayoutNode {
        var node = LayoutNode(id: id, className: "UIView", parent: parent, subtreeEnd: end, frame: frame)
        node.background = red
        change(&node)
        return node
    }

    private func commands(_ nodes: [LayoutNode], width: Double = 100, height: Double = 100) -> [DrawCommand] {
        let tree = LayoutTree(size: Size(width: width, height: height), nodes: nodes)
        let list = compose(tree)
        #expect(list.checkInvariants() == nil)
        #expect(list.size == tree.size)
        return list.commands
    }

    private func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawCommand {
        .draw(.fillRect(Rect(x: x, y: y, width: width, height: height), .color(red)))
    }

    private let screen = Rect(x: 0, y: 0, width: 100, height: 100)

    @Test func framesAddUp() {
        // An 80x30 button at (20, 15) in a 110x70 view, nested in two more.
        let nodes = [
            node("root", parent: nil, end: 4, Rect(x: 0, y: 0, width: 400, height: 400)),
            node("outer", parent: 0, end: 4, Rect(x: 40, y: 60, width: 200, height: 200)),
            node("middle", parent: 1, end: 4, Rect(x: 7, y: 9, width: 110, height: 70)),
            node("button", parent: 2, end: 4, Rect(x: 20, y: 15, width: 80, height: 30)),
        ]
        let expected = [
            fill(0, 0, 400, 400), fill(40, 60, 200, 200), fill(47, 69, 110, 70), fill(67, 84, 80, 30),
        ]
        #expect(commands(nodes, width: 400, height: 400) == expected)
    }

    @Test func boundsOriginScrollsChildren() {
        let nodes = [
            node("scroll", parent: nil, end: 2, screen) { $0.boundsOrigin = Point(x: 30, y: 200) },
            node("item", parent: 0, end: 2, Rect(x: 40, y: 210, width: 5, height: 5)),
        ]
        #expect(commands(nodes) == [fill(0, 0, 100, 100), fill(10, 10, 5, 5)])
    }

    @Test func orderIsBackgroundContentChildrenBorder() {
        let content = DrawCommand.draw(.fillRect(Rect(x: 1, y: 1, width: 2, height: 2), .color(.black)))
        let border = LayoutNode.Border(width: 1, color: .white)
        let nodes = [
            node("parent", parent: nil, end: 2, Rect(x: 10, y: 10, width: 50, height: 50)) {
                $0.content = [content]
                $0.border = border
                $0.cornerRadii = RoundedRect.Radii(all: 4)
            },
            node("child", parent: 0, end: 2, Rect(x: 0, y: 0, width: 5, height: 5)),
        ]
        let shape = RoundedRect(Rect(x: 10, y: 10, width: 50, height: 50), radius: 4)
        #expect(
            commands(nodes) == [
                .draw(.fillRoundedRect(shape, .color(red))),
                .draw(.fillRect(Rect(x: 11, y: 11, width: 2, height: 2), .color(.black))),
                fill(10, 10, 5, 5), .draw(.fillBorder(shape, width: 1, .color(.white))),
            ])
    }

    @Test func hiddenAndClearSubtreesLeaveNoTrace() {
        let nodes = [
            node("root", parent: nil, end: 6, screen),
            node("hidden", parent: 0, end: 3, screen) { $0.isHidden = true },
            node("below", parent: 1, end: 3, screen),
            node("clear", parent: 0, end: 4, screen) { $0.opacity = 0 },
            node("nan", parent: 0, end: 5, Rect(x: .nan, y: 0, width: 1, height: 1)),
            node("flat", parent: 0, end: 6, screen) { $0.transform = .scale(x: 0, y: 1) },
        ]
        #expect(commands(nodes) == [fill(0, 0, 100, 100)])
    }

    @Test func opacityGroupsTheSubtree() {
        let nodes = [
            node("root", parent: nil, end: 3, screen) { $0.background = nil },
            node("group", parent: 0, end: 3, Rect(x: 10, y: 10, width: 20, height: 20)) { $0.opacity = 0.5 },
            node("child", parent: 1, end: 3, Rect(x: 15, y: 0, width: 20, height: 20)),
        ]
        let bounds = Rect(x: 10, y: 10, width: 35, height: 20)
        #expect(
            commands(nodes) == [
                .push(.layer(opacity: 0.5, bounds: bounds)), fill(10, 10, 20, 20), fill(25, 10, 20, 20),
                .pop,
            ])
    }

    @Test func clipsHoldContentAndChildren() {
        let clip = Rect(x: 10, y: 10, width: 20, height: 20)
        func nodes(childWidth: Double) -> [LayoutNode] {
            [
                node("root", parent: nil, end: 3, screen) { $0.background = nil },
                node("clip", parent: 0, end: 3, clip) { $0.clipsToBounds = true },
                node("child", parent: 1, end: 3, Rect(x: 5, y: 5, width: childWidth, height: 5)),
            ]
        }
        #expect(
            commands(nodes(childWidth: 30)) == [
                fill(10, 10, 20, 20), .push(.clip(RoundedRect(clip))), fill(15, 15, 30, 5), .pop,
            ])
        #expect(commands(nodes(childWidth: 10)) == [fill(10, 10, 20, 20), fill(15, 15, 10, 5)])
    }

    @Test func aRoundClipStaysWhereItCuts() {
        let frame = Rect(x: 0, y: 0, width: 40, height: 40)
        func nodes(_ child: Rect) -> [LayoutNode] {
            [
                node("clip", parent: nil, end: 2, frame) {
                    $0.clipsToBounds = true
                    $0.cornerRadii = RoundedRect.Radii(all: 10)
                    $0.background = nil
                },
                node("child", parent: 0, end: 2, child),
            ]
        }
        #expect(commands(nodes(Rect(x: 0, y: 10, width: 40, height: 20))).count == 1)
        #expect(commands(nodes(Rect(x: 0, y: 9, width: 40, height: 20))).count == 3)
    }

    /// Each of two nested clips used to be omitted because of the other.
    @Test(arguments: [0.0, 30]) func anInnerClipKeepsTheOuterOne(scrolledBy: Double) {
        let carousel = Rect(x: 10, y: 10, width: 60, height: 40)
        let nodes = [
            node("root", parent: nil, end: 4, screen) { $0.background = nil },
            node("carousel", parent: 0, end: 4, carousel) {
                ($0.clipsToBounds, $0.background) = (true, nil)
                $0.boundsOrigin = Point(x: scrolledBy, y: 0)
            },
            node("card", parent: 1, end: 4, Rect(x: 50, y: 0, width: 70, height: 40)) {
                ($0.clipsToBounds, $0.background) = (true, nil)
            },
            node("picture", parent: 2, end: 4, Rect(x: 0, y: 0, width: 70, height: 40)),
        ]
        #expect(
            commands(nodes) == [
                .push(.clip(RoundedRect(carousel))), fill(60 - scrolledBy, 10, 70, 40), .pop,
            ])
    }

    /// A clip whose edge is inside a pixel also clips content that ends at that pixel.
    @Test func aClipBetweenPixelsStays() {
        let frame = Rect(x: 10.5, y: 10, width: 20, height: 20)
        let nodes = [
            node("root", parent: nil, end: 3, screen) { $0.background = nil },
            node("clip", parent: 0, end: 3, frame) { ($0.clipsToBounds, $0.background) = (true, nil) },
            node("child", parent: 1, end: 3, Rect(x: 0, y: 0, width: 20, height: 20)),
        ]
        #expect(
            commands(nodes) == [.push(.clip(RoundedRect(frame))), fill(10.5, 10, 20, 20), .pop])
    }

    @Test func whatLiesOutsideIsLeftOut() {
        let nodes = [
            node("root", parent: nil, end: 4, screen) {
                $0.background = nil
                $0.boundsOrigin = Point(x: 100, y: 0)
            },
            node("left", parent: 0, end: 3, screen) { $0.clipsToBounds = true },
            node("inLeft", parent: 1, end: 3, Rect(x: 150, y: 0, width: 5, height: 5)),
            node("page", parent: 0, end: 4, Rect(x: 100, y: 0, width: 100, height: 100)),
        ]
        #expect(commands(nodes) == [fill(0, 0, 100, 100)])
    }

    @Test func transformsActAboutTheCentre() throws {
        let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let nodes = [
            node("root", parent: nil, end: 2, screen) { $0.background = nil },
            node("turned", parent: 0, end: 2, Rect(x: 20, y: 40, width: 40, height: 20)) {
                $0.transform = quarter
            },
        ]
        let list = commands(nodes)
        guard list.count == 3, case .push(.transform(let transform)) = list[0] else {
            Issue.record("no transform")
            return
        }
        #expect(transform.apply(Point(x: 40, y: 50)) == Point(x: 40, y: 50))
        #expect(transform.apply(Point(x: 20, y: 40)) == Point(x: 50, y: 30))
        #expect(list[1] == fill(20, 40, 40, 20))
        #expect(list[2] == .pop)
    }

    @Test func aMoveNeedsNoTransform() {
        let nodes = [
            node("moved", parent: nil, end: 1, Rect(x: 1, y: 2, width: 5, height: 5)) {
                $0.transform = .translation(x: 10, y: 20)
            }
        ]
        #expect(commands(nodes) == [fill(11, 22, 5, 5)])
    }

    @Test func unbalancedContentIsMended() {
        let clip = DrawCommand.push(.clip(RoundedRect(Rect(x: 0, y: 0, width: 2, height: 2))))
        let nodes = [
            node("view", parent: nil, end: 1, screen) {
                $0.content = [
                    .pop, clip, .draw(.fillRect(Rect(x: 0, y: 0, width: 9, height: 9), .color(.black))),
                ]
            }
        ]
        #expect(commands(nodes).count == 4)
    }

    @Test func aTreeTenThousandDeepIsComposed() {
        let deep = 10_000
        let nodes = (0..<deep).map { index in
            node(
                "n\(index)", parent: index == 0 ? nil : index - 1, end: deep,
                Rect(x: 0.001, y: 0, width: 100, height: 100)
            ) {
                $0.opacity = 0.9999
                $0.clipsToBounds = true
            }
        }
        #expect(commands(nodes).last == .pop)
    }
}
