import Testing

@testable import UIKitCore

/// Text with attributes as views hold it, and the way from and to authors' attributed strings.
@Suite struct StyledTextTests {
    @Test func runsCoverTheTextInUTF16Units() {
        var text = StyledText("a\u{1F600}", attributes: [.kern: 1])
        text.append(StyledText("b", attributes: [.kern: 2]))
        text.append(StyledText(""))
        #expect(text.string == "a\u{1F600}b")
        #expect(text.runs.map(\.length) == [3, 1])
    }

    @Test func neighboursThatSayTheSameAreOneRun() {
        var text = StyledText("a", attributes: [.font: UIFont.systemFont(ofSize: 12), .kern: 1])
        text.append(StyledText("b", attributes: [.kern: 1, .font: UIFont.systemFont(ofSize: 12)]))
        #expect(text.runs.map(\.length) == [2])
        text.append(StyledText("c", attributes: [.kern: 1]))
        text.append(StyledText("d", attributes: [.kern: 2]))
        #expect(text.runs.map(\.length) == [2, 1, 1])
        text.setAttribute(.font, to: UIFont.systemFont(ofSize: 9))
        #expect(text.runs.map(\.length) == [3, 1])
        text.setAttribute(.kern, to: 0)
        #expect(text.runs.map(\.length) == [4])
    }

    @Test func equalTextsHaveTheSameUnitsAndAttributes() {
        let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
        #expect(StyledText("a", attributes: red) == StyledText("a", attributes: red))
        #expect(StyledText("a", attributes: red) != StyledText("a"))
        #expect(
            StyledText("a", attributes: red) != StyledText("a", attributes: [.foregroundColor: UIColor.blue]))
        // Canonically equivalent characters of one and two code units are wrapped at different ranges.
        #expect(StyledText("\u{E9}") != StyledText("e\u{301}"))
    }

    @Test func authorsGetBackWhatTheyGave() {
        let label = UILabel(), given = NSAttributedString(string: "ab", attributes: [.kern: 2])
        label.attributedText = given
        #expect(label.attributedText === given)
        let changing = NSMutableAttributedString(string: "ab", attributes: [.kern: 1])
        changing.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
        let expected = NSAttributedString(attributedString: changing)
        label.attributedText = changing
        changing.addAttribute(.kern, value: 7, range: NSRange(location: 0, length: 2))
        #expect(label.attributedText == expected)
        // Created once, and never a mutable string that a caller could change without the label noticing.
        #expect(label.attributedText === label.attributedText)
        #expect(!(label.attributedText is NSMutableAttributedString))
    }

    @Test func changesOfTheViewShowInWhatAuthorsGet() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 2])
        label.font = .systemFont(ofSize: 30)
        let attributes = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30))
        #expect(attributes[.kern] as? Int == 2)
    }
}
