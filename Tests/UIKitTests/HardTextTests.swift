import Diagnostics
import Testing

@testable import UIKitCore

/// Unusual texts in views.
@Suite struct HardTextTests {
    private func size(_ text: String, _ change: (UILabel) -> Void = { _ in }) throws -> CGSize {
        let (label, _, _) = try layOut { root in
            let label = addView(UILabel(), to: root)
            label.numberOfLines = 0
            label.text = text
            change(label)
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
            label.heightAnchor.constraint(lessThanOrEqualToConstant: 400).isActive = true
            return label
        }
        return label.frame.size
    }

    @Test func tenMegabytesInALabelEnd() throws {
        let text = String(repeating: "0123456789abcdef ", count: 620_000)
        let size = try size(text) { label in
            label.numberOfLines = 1
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.allowsDefaultTighteningForTruncation = true
        }
        #expect(size.width <= 300 && size.height > 0)
    }

    @Test func aHundredThousandMarksOnOneLetterEnd() throws {
        let size = try size("a" + String(repeating: "\u{301}", count: 100_000))
        #expect(size.width <= 300 && size.height <= 400)
    }

    @Test(arguments: ["\u{FFFE}\u{FFFF}", "\u{202E}\u{2066}abc\u{2067}", "\u{2069}\u{202C}abc", "\u{0}\u{1}"])
    func noncharactersAndUnpairedControlsEnd(text: String) throws {
        #expect(try size(text).height > 0)
    }
}
