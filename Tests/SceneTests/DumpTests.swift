import Geometry
import Scene
import Testing

@Suite struct DumpTests {
    @Test(arguments: [
        (0.0, "0"), (-0.00001, "0"), (1, "1"), (20.333333333333332, "20.3333"), (-0.5, "-0.5"),
        (100.05, "100.05"), (.nan, "nan"), (.infinity, "inf"),
    ])
    func numbersAreShort(number: Double, text: String) {
        #expect(number.dumpText == text)
    }

    @Test func aTreeIsALineAView() {
        var root = LayoutNode(
            id: "root", className: "UIView", parent: nil, subtreeEnd: 2,
            frame: Rect(x: 0, y: 0, width: 20, height: 10))
        root.background = .white
        var child = LayoutNode(
            id: "title", className: "UILabel", parent: 0, subtreeEnd: 2,
            frame: Rect(x: 1, y: 2, width: 3, height: 4.5))
        child.text = "你\n好"
        child.opacity = 0.5
        let tree = LayoutTree(size: Size(width: 20, height: 10), nodes: [root, child])
        #expect(tree.checkInvariants() == nil)
        #expect(
            tree.dump == """
                screen 20x10
                UIView root (0, 0) 20x10 background=#FFFFFF
                  UILabel title (1, 2) 3x4.5 opacity=0.5 text="你\\n好"

                """)
    }

    /// After the frame and the look, before the text, in quotes; nothing for a view without any.
    @Test func whatAssistiveTechnologiesAreToldIsInItsLine() {
        var node = LayoutNode(
            id: "a", className: "UIView", parent: nil, subtreeEnd: 1,
            frame: Rect(x: 0, y: 0, width: 2, height: 1))
        #expect(NodeAccessibility(label: nil, identifier: nil, traits: []) == nil)
        #expect(node.dump == "UIView a (0, 0) 2x1")
        node.clipsToBounds = true
        node.text = "t"
        node.accessibility = NodeAccessibility(
            label: "say \"it\"\nnow", identifier: "an id", traits: ["button", "header"])
        #expect(
            node.dump
                == #"UIView a (0, 0) 2x1 clips label="say \"it\"\nnow" identifier="an id" traits=button,header text="t""#
        )
        node.accessibility = NodeAccessibility(label: "", identifier: nil, traits: [])
        #expect(node.dump == #"UIView a (0, 0) 2x1 clips label="" text="t""#)
    }

    @Test func whatIsPushedIsIndented() {
        let rect = Rect(x: 0, y: 0, width: 2, height: 2)
        let list = DisplayList(
            size: rect.size,
            commands: [
                .push(.clip(RoundedRect(rect, radius: 1))), .draw(.fillRect(rect, .color(.black))), .pop,
            ])
        #expect(list.checkInvariants() == nil)
        #expect(
            list.dump == """
                display 2x2
                pushClip (0, 0) 2x2 r=1
                  fillRect (0, 0) 2x2 #000000
                popClip

                """)
    }
}
