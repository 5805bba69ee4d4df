import Diagnostics
import Scene
import Testing

@testable import UIKitCore

/// `layer.contents` that code sets on a view that draws into its layer itself.
///
/// Source: `CALayer.contents` in Apple's documentation: a view replaces the contents of its layer when it is updated.
@Suite struct LayerContentsTests {
    private final class Dot: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    /// A label with insets, as for a bubble.
    private final class BubbleText: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 8)) }
    }

    /// Draws a view whose layer has an image; returns what is drawn in it and what is reported.
    private func draw(_ view: UIView, contents: Bool = true) throws -> (content: [DrawCommand], [Diagnostic])
    {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        return try environment.run {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            if contents {
                let pixels = try #require(Pixmap(width: 3, height: 1, pixels: [0xFF00_0000, 0, 0xFF00_0000]))
                view.layer.contents = CGImage(pixels)
                view.layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
            }
            let tree = view.makeLayoutTree(traits: .current)
            return (tree.nodes[0].content, environment.sink.diagnostics)
        }
    }

    private func isImage(_ command: DrawCommand?) -> Bool {
        if case .draw(.image) = command { true } else { false }
    }

    private func hasGlyphs(_ commands: [DrawCommand]) -> Bool {
        commands.contains { if case .draw(.glyphs) = $0 { true } else { false } }
    }

    @Test(
        "a label's text is above the image, and the report says why it may be gone", arguments: ["Hi", "你好"])
    func labels(text: String) throws {
        for label in [UILabel(frame: .zero), BubbleText(frame: .zero)] {
            label.text = text
            let (content, diagnostics) = try draw(label)
            #expect(isImage(content.first) && hasGlyphs(content))
            #expect(diagnostics.map(\.code) == [.drawingContents])
            #expect(diagnostics.first?.message.hasPrefix("the text of a") == true)
            #expect(diagnostics.first?.hints.first?.contains("drawText(in:)") == true)
        }
    }

    @Test func viewsThatDrawAreReported() throws {
        #expect(try draw(Dot()).1.map(\.code) == [.drawingContents])
        let picture = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in })
        #expect(try draw(picture).1.map(\.code) == [.drawingContents])
    }

    @Test func viewsThatDrawNothingThemselvesAreNot() throws {
        let button = UIButton(type: .system)
        button.setTitle("OK", for: .normal)
        for view in [UIView(), UILabel(), UIImageView(), button] {
            #expect(try draw(view).1.isEmpty)
        }
        let label = UILabel()
        label.text = "Hi"
        #expect(try draw(label, contents: false).1.isEmpty)
    }
}
