import Diagnostics
import Scene
import Testing

@testable import UIKit

@Suite struct AttributedLabelTests {
    /// The characters that a label draws, without the blanks at the ends of lines.
    private func drawn(_ label: UILabel) -> String {
        label.content(in: ContentContext(traits: label.traitCollection)).compactMap { command in
            if case .drawGlyphs(let run, _) = command { run.text } else { nil }
        }.joined()
    }

    private func styled(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString { NSAttributedString(string: string, attributes: attributes) }

    @Test func wordsAndStyledWordsAreTwoSidesOfOneThing() throws {
        let label = UILabel()
        label.attributedText = styled("ab", [.font: UIFont.systemFont(ofSize: 30)])
        #expect(label.text == "ab")
        label.text = "cd"
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font == .systemFont(ofSize: 17))
        label.attributedText = nil
        #expect(label.text == nil && label.intrinsicContentSize == .zero)
    }

    @Test func theLargestFontDecidesAboutTheHeight() throws {
        let (label, _, _) = try layOut { root in
            let label = addView(UILabel(), to: root)
            let text = NSMutableAttributedString(string: "small ")
            text.append(styled("LARGE", [.font: UIFont.systemFont(ofSize: 34)]))
            label.attributedText = text
            return label
        }
        // 34 · 2444/2048 = 40.574, up to a half.
        #expect(label.frame.height == 41)
    }

    @Test func aFontSetLaterGoesToAllWords() throws {
        let (label, _, _) = try layOut { root in
            let label = addView(UILabel(), to: root)
            label.attributedText = styled("LARGE", [.font: UIFont.systemFont(ofSize: 34)])
            label.font = .systemFont(ofSize: 17)
            return label
        }
        #expect(label.frame.height == 20.5)
    }

    @Test func lineSpacingStandsBetweenLines() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        let (label, _, _) = try layOut { root in
            let label = addView(UILabel(), to: root)
            label.numberOfLines = 0
            label.attributedText = styled("a\nb\nc", [.paragraphStyle: style])
            return label
        }
        // 3 · 20.287 + 2 · 6 = 72.861, up to a half.
        #expect(label.frame.height == 73)
    }

    @Test func aParagraphStyleBringsItsOwnLineBreaking() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
        label.attributedText = styled("The quick brown fox jumps")
        #expect(drawn(label).hasSuffix("\u{2026}"))
        // As in UIKit, the default style of a paragraph wraps words and so leaves no ellipsis.
        label.attributedText = styled("The quick brown fox jumps", [.paragraphStyle: NSParagraphStyle()])
        #expect(!drawn(label).contains("\u{2026}"))
        label.lineBreakMode = .byTruncatingMiddle
        #expect(drawn(label).contains("\u{2026}") && drawn(label).hasSuffix("ps"))
    }

    @Test func linesAlongTheTextAreDrawn() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 21))
        label.attributedText = styled(
            "ab",
            [
                .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
                .strikethroughStyle: NSUnderlineStyle.double.rawValue, .backgroundColor: UIColor.yellow,
            ])
        let commands = label.content(in: ContentContext(traits: label.traitCollection))
        let rects = commands.compactMap { command -> Paint? in
            if case .fillRect(_, let paint) = command { paint } else { nil }
        }
        // A background, an underline, and two lines through the text.
        #expect(rects.count == 4)
        #expect(rects.contains(.color(UIColor.red.color(in: label.traitCollection))))
    }

    @Test func tighteningComesBeforeTruncation() {
        // Measured: `Hello UIKit` is 79.66 wide at 17; a twentieth of 17 for each of 11 characters is 9.35.
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 75, height: 21))
        label.text = "Hello UIKit"
        #expect(drawn(label).hasSuffix("\u{2026}") && label.truncatesText)
        label.allowsDefaultTighteningForTruncation = true
        #expect(drawn(label) == "Hello UIKit" && !label.truncatesText)
        label.frame.size.width = 69
        #expect(drawn(label).hasSuffix("\u{2026}") && label.truncatesText)
    }

    @Test func styledWordsShrinkTogether() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 21))
        let text = NSMutableAttributedString(string: "Hello ")
        text.append(styled("UIKit", [.font: UIFont.systemFont(ofSize: 20)]))
        label.attributedText = text
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
        #expect(drawn(label) == "Hello UIKit")
        let sizes = label.content(in: ContentContext(traits: label.traitCollection)).compactMap {
            if case .drawGlyphs(let run, _) = $0 { run.size } else { nil }
        }
        #expect(sizes.count == 2 && abs(sizes[1] / sizes[0] - 20.0 / 17) < 1e-9)
    }

    @Test func whatIsNotDrawnIsSaid() {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.run {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
            label.attributedText = styled("ab", [.strokeWidth: -3, .kern: 1])
            _ = drawn(label)
        }
        let messages = environment.sink.diagnostics.map(\.description)
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("strokeWidth") })
    }

    @Test func aButtonTakesTheSizeOfItsStyledTitle() {
        let button = UIButton(type: .system)
        button.setAttributedTitle(styled("LARGE", [.font: UIFont.systemFont(ofSize: 34)]), for: .normal)
        // 40.574 up to a whole point, and 6 above and below.
        #expect(button.intrinsicContentSize.height == 53)
        #expect(button.currentAttributedTitle?.string == "LARGE")
    }
}
