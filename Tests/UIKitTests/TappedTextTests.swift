import Testing

@testable import UIKitCore

/// Taps in texts that are edited.
@Suite struct TappedTextTests {
    @Test func tapsPlaceTheCaretAtWordsAndSelectThem() {
        let field = UITextField(), view = UITextView()
        field.text = "one two three"
        view.text = "first line\nsecond line"
        field.frame = CGRect(x: 20, y: 60, width: 250, height: 44)
        view.frame = CGRect(x: 20, y: 120, width: 250, height: 60)
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            for input in [field, view] { controller.view.addSubview(input) }
            return controller
        } _: { screen in
            let input = TouchInput(), context = ContentContext(traits: field.traitCollection)
            let x = field.caretPositions(in: context)
            func tap(_ x: CGFloat, twice: Bool = false) {
                screen.state.eventLoop.advance(by: 1)
                let point = field.convert(CGPoint(x: x, y: 20), to: screen.window)
                if twice { input.doubleTap(at: point) } else { input.tap(at: point) }
            }
            // After "on", nearer to the end of the word than to its start.
            tap(x(2))
            #expect(field.isEditing && field.selection == NSRange(location: 3, length: 0))
            tap(x(9))
            #expect(field.selection == NSRange(location: 8, length: 0))
            tap(x(13) + 50)
            #expect(field.selection == NSRange(location: 13, length: 0))
            tap(x(5), twice: true)
            #expect(field.selection == NSRange(location: 4, length: 3))
            input.tap(at: .zero)
            screen.state.eventLoop.advance(by: 1)
            let start = view.caretRect(at: 13)
            let point = view.convert(CGPoint(x: start.minX, y: start.midY), to: screen.window)
            input.tap(at: point)
            #expect(view.selectedRange == NSRange(location: 11, length: 0))
            screen.state.eventLoop.advance(by: 1)
            input.doubleTap(at: point)
            #expect(view.selectedRange == NSRange(location: 11, length: 6))
            screen.state.eventLoop.advance(by: 1)
            // Right of the first line's end.
            input.tap(at: CGPoint(x: point.x + 150, y: point.y - start.height))
            #expect(view.selectedRange == NSRange(location: 10, length: 0))
        }
    }

    @Test(arguments: [
        ("", [], [0]), ("it's me", [0, 5], [0, 4, 5, 7]), (" a-b ", [1, 3], [0, 1, 2, 3, 4, 5]),
    ])
    func wordsEndAtWhatIsNoLetter(text: String, starts: [Int], stops: [Int]) {
        let tapped = TappedText(text)
        #expect(tapped.wordRanges.map(\.location) == starts)
        #expect(tapped.stops == stops)
    }
}
