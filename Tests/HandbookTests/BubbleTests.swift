import Testing

@testable import UIKitCore

/// The third article: bubbles composed of views, of layers, and of one label.
@Suite("Handbook: bubbles")
struct BubbleTests {
    /// Texts of 4, 20 and 120 characters.
    static let texts = [
        "点我扫码", "Ask.", "小店、公园与展览，一图看见，现在就去。", "Tap to scan a code..",
        String(repeating: "今天看到的事加一张照片和地点", count: 9).prefix(120).description,
        String(repeating: "Write down what you saw, ", count: 5).prefix(120).description,
    ]

    /// The bubbles of a text, laid out at the size that they want.
    private func bubbles(_ text: String) throws -> (
        views: BubbleView, layers: LayerBubbleView, label: LabelBubbleView
    ) {
        let views = BubbleView()
        views.image = BubbleStyle.image
        views.imageCapInsets = BubbleStyle.imageCapInsets
        views.textEdgeInsets = BubbleStyle.textEdgeInsets
        views.maximumWidth = BubbleStyle.maximumWidth
        views.font = BubbleStyle.font
        views.text = text
        let all = (views, LayerBubbleView(text: text), LabelBubbleView(text: text))
        for bubble in [all.0, all.1, all.2] {
            bubble.frame.size = bubble.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            bubble.layoutIfNeeded()
        }
        return all
    }

    @Test("have the same size in all three ways, at most 253 points wide", arguments: texts)
    func sizes(text: String) throws {
        try Handbook.environment().run {
            let (views, layers, label) = try bubbles(text)
            #expect(BubbleStyle.maximumWidth == 253)
            for bubble in [views, layers, label] {
                #expect(bubble.bounds.width <= 253)
                // The parts of the picture that keep their shape: 42 + 16 across, 26 + 16 down.
                #expect(bubble.bounds.width >= 58 && bubble.bounds.height >= 42)
            }
            #expect(views.bounds.size == label.bounds.size)
            // The rectangle of a text is rounded up to points, a label's size to pixels. A label has room for the blank at
            // which its widest line wraps, which takes less than 5 points.
            let blank = views.bounds.width.rounded(.up) - layers.bounds.width
            #expect(blank >= 0 && blank < 5)
            #expect(layers.bounds.height == views.bounds.height.rounded(.up))
            // 16 points on both sides of the text, 19 above and 10 below it.
            let text = try views.first(UILabel.self)
            if views.bounds.width > 58 {
                #expect(text.frame == views.bounds.inset(by: BubbleStyle.textEdgeInsets))
            }
        }
    }

    @Test("stretch the middle of the picture alone")
    func pictures() throws {
        try Handbook.environment().run {
            let (views, layers, label) = try bubbles("新的回复会出现在这里。")
            let imageView = try views.first(UIImageView.self)
            #expect(imageView.frame == views.bounds)
            #expect(imageView.image?.capInsets == UIEdgeInsets(top: 26, left: 42, bottom: 16, right: 16))
            #expect(imageView.image?.resizingMode == .stretch)
            // The picture has 64 by 52 points: 64 - 42 - 16 = 6 across and 52 - 26 - 16 = 10 down are stretched.
            let part = CGRect(x: 42.0 / 64, y: 26.0 / 52, width: 6.0 / 64, height: 10.0 / 52)
            let imageLayer = try #require(layers.layer.sublayers?.first)
            let textLayer = try #require(layers.layer.sublayers?.last as? CATextLayer)
            #expect(imageLayer.contentsCenter == part && imageLayer.contentsScale == 2)
            #expect(imageLayer.frame == layers.bounds)
            #expect(textLayer.frame == layers.bounds.inset(by: BubbleStyle.textEdgeInsets))
            #expect(label.layer.contents is CGImage && label.layer.contentsCenter == part)
            #expect(label.subviews.count == 1)
        }
    }

    @Test("are shown twice in each way")
    func screen() throws {
        try Handbook.show("Bubbles", BubblesViewController.self) { shown in
            let stackView = try #require(shown.controller.view).first(UIStackView.self)
            let classes = stackView.arrangedSubviews.map { "\(type(of: $0))" }
            #expect(
                classes == [
                    "UILabel", "BubbleView", "BubbleView", "UILabel", "LayerBubbleView", "LayerBubbleView",
                    "UILabel", "LabelBubbleView", "LabelBubbleView",
                ])
        }
    }
}
