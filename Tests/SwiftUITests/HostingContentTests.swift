import SwiftUI
import Testing
import UIKitCore

@Suite("Content of cells, images and layout trees")
struct HostingContentTests {
    @Test("a cell is as high as its content with its margins, and at least 44 points")
    func cells() {
        Hosted.run {
            func height(_ configuration: any UIContentConfiguration) -> CGFloat {
                configuration.makeContentView().systemLayoutSizeFitting(
                    CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            }
            #expect(height(UIHostingConfiguration { Color.red.frame(height: 10) }) == 44)
            #expect(height(UIHostingConfiguration { Color.red.frame(height: 100) }) == 122)
            #expect(height(UIHostingConfiguration { Color.red.frame(height: 100) }.margins(.all, 0)) == 100)
            #expect(
                height(
                    UIHostingConfiguration { Color.red.frame(height: 10) }.margins(.vertical, 2)
                        .minSize(height: 20)) == 20)
        }
    }

    @Test("a renderer's image has the size of the view and its scale")
    func images() {
        Hosted.run {
            let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
            #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20) && renderer.cgImage?.width == 30)
            renderer.scale = 2
            #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20) && renderer.cgImage?.width == 60)
            let flexible = ImageRenderer(content: Color.red)
            flexible.proposedSize = ProposedViewSize(width: 12, height: 8)
            #expect(flexible.uiImage?.size == CGSize(width: 12, height: 8))
            #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
        }
    }

    @Test("views are nodes of the layout tree with their types, identities and what is spoken for them")
    func nodes() {
        Hosted.show {
            UIHostingController(
                rootView: VStack(spacing: 0) {
                    Text(verbatim: "A").id("title")
                    Color.red.frame(width: 20, height: 10).accessibilityLabel(Text(verbatim: "square"))
                    Text(verbatim: "B").id("title")
                })
        } _: { live in
            let nodes = Hosted.nodes(of: live.window).filter { $0.id.contains("VStack") }
            #expect(nodes.map(\.className) == ["VStack", "Text", "Color", "Text"])
            #expect(Set(nodes.map(\.id)).count == nodes.count)
            #expect(nodes.count == 4 && nodes[1].id.hasSuffix("/title") && nodes[1].text == "A")
            #expect(nodes.count == 4 && nodes[2].label == "square")
            #expect(nodes.count == 4 && nodes[2].frame.size == CGSize(width: 20, height: 10))
        }
    }
}
