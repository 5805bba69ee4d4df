import CoreGraphics
import SwiftUICore
import Testing

@Suite("Accessibility of views")
struct AccessibilityTests {
    private func node(_ view: some View, _ name: String = "Color") -> HostedNode? {
        ViewGraph(view, container: CGSize(width: 100, height: 100)).hostedNodes()
            .first { $0.typeName == name }
    }

    @Test("what modifiers say is in the reported node, the outer ones first")
    func values() {
        let view = Color.red.accessibilityLabel(Text(verbatim: "inner")).accessibilityValue(
            Text(verbatim: "5")
        )
        .accessibilityHint(Text(verbatim: "hint")).padding().accessibilityIdentifier("id")
        .accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isSelected)
        .accessibilitySortPriority(2).accessibilityLabel(Text(verbatim: "outer"))
        let report = node(view)?.accessibility
        #expect(report?.label == "outer")
        #expect(report?.value == "5")
        #expect(report?.hint == "hint")
        #expect(report?.identifier == "id")
        #expect(report?.traits == ["button"])
        #expect(report?.sortPriority == 2)
    }

    @Test("a container's values are its own, not those of the views inside")
    func containers() {
        let view = VStack { Color.red.accessibilityHidden(true) }
            .accessibilityElement(children: .combine).accessibilityAction(named: Text(verbatim: "Do")) {}
        let outer = node(view, "VStack")?.accessibility
        #expect(outer?.children == .combine)
        #expect(outer?.actions == ["Do"])
        #expect(outer?.isHidden == false)
        #expect(node(view)?.accessibility?.isHidden == true)
        #expect(node(Color.red)?.accessibility == nil)
    }
}
