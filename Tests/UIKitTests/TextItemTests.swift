import Testing

@testable import UIKitCore

/// Taps on links and attachments of texts. Source: `UITextViewDelegate` in Apple's documentation.
@Suite struct TextItemTests {
    private final class Answers: NSObject, UITextViewDelegate {
        var allows = true
        var replaces = false
        var asked: [String] = []

        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            asked.append("\(url.absoluteString) \(characterRange.location)+\(characterRange.length)")
            return allows && interaction == .invokeDefaultAction
        }

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            replaces ? UIAction { [weak self] _ in self?.asked.append("own") } : defaultAction
        }
    }

    private func withText(
        _ answers: Answers?, isEditable: Bool = false, _ body: (UITextView, (Int) -> Void) -> Void
    ) -> [String] {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 250, height: 60))
        let text = NSMutableAttributedString(string: "read the page now")
        text.addAttribute(
            .link, value: URL(string: "https://example.com/a") as Any, range: NSRange(location: 9, length: 4))
        view.attributedText = text
        view.isEditable = isEditable
        view.delegate = answers
        return RenderEnvironment.standard.withLiveScreen(keepsLog: true) {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        } _: { screen in
            let input = TouchInput()
            // The middle of the character at an offset.
            body(view) { offset in
                screen.state.eventLoop.advance(by: 1)
                let start = view.caretRect(at: offset), end = view.caretRect(at: offset + 1)
                let point = CGPoint(x: (start.minX + end.minX) / 2, y: start.midY)
                input.tap(at: view.convert(point, to: screen.window))
            }
            return (RenderContext.current.log?.entries ?? []).map(\.text).filter { $0.contains("open(") }
        }
    }

    @Test func aTapOnALinkOpensItIfTheDelegateAgrees() {
        let answers = Answers()
        let opened = withText(answers) { _, tap in
            tap(2)
            tap(10)
            answers.allows = false
            tap(12)
        }
        #expect(answers.asked == ["https://example.com/a 9+4", "https://example.com/a 9+4"])
        #expect(opened == ["UIApplication open(https://example.com/a)"])
        #expect(withText(nil) { _, tap in tap(9) }.count == 1)
    }

    @Test func anActionOfTheDelegateTakesThePlaceOfOpening() {
        let answers = Answers()
        answers.replaces = true
        #expect(withText(answers) { _, tap in tap(10) }.isEmpty)
        #expect(answers.asked == ["own"])
    }

    @Test func aTextThatIsEditedOpensNoLinks() {
        let answers = Answers()
        #expect(withText(answers, isEditable: true) { _, tap in tap(10) }.isEmpty)
        #expect(answers.asked.isEmpty)
    }

    @Test func itemsAreFoundByTheirPlace() {
        _ = withText(nil) { view, _ in
            let caret = view.caretRect(at: 10)
            let item = view.item(at: CGPoint(x: caret.minX + 1, y: caret.midY))
            #expect(item?.range == NSRange(location: 9, length: 4))
            #expect(view.item(at: CGPoint(x: view.caretRect(at: 2).minX + 1, y: caret.midY)) == nil)
            #expect(view.item(at: CGPoint(x: caret.minX + 1, y: caret.maxY + 5)) == nil)
        }
    }
}
