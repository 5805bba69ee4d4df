import Diagnostics
import Geometry
import Scene
import Testing

@testable import UIKitCore

@Suite struct AttributedLabelTests {
    /// The characters that a label draws, without the blanks at the ends of lines.
    private func drawn(_ label: UILabel) -> String {
        label.content(in: ContentContext(traits: label.traitCollection)).compactMap { command in
            if case .draw(.glyphs(let run, _)) = command { run.text } else { nil }
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
            if case .draw(.fillRect(_, let paint)) = command { paint } else { nil }
        }
        // A background, an underline, and two lines through the text.
        #expect(rects.count == 4)
        #expect(rects.contains(.color(UIColor.red.color(in: label.traitCollection))))
    }

    /// What a view draws.
    private func commands(_ view: UIView) -> [DrawCommand] {
        view.content(in: ContentContext(traits: view.traitCollection))
    }

    @Test func outlinesShadowsAndPatternsAreDrawn() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 21))
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 4
        label.attributedText = styled(
            "ab",
            [
                .strokeWidth: -10, .strokeColor: UIColor.red, .shadow: shadow, .obliqueness: 0.2,
                .underlineStyle: NSUnderlineStyle([.single, .patternDash, .byWord]).rawValue,
            ])
        let drawn = commands(label)
        let strokes = drawn.compactMap { command -> (StrokeStyle, Paint)? in
            if case .draw(.strokePath(_, let style, let paint)) = command { (style, paint) } else { nil }
        }
        // The dashed line below, then outlines a tenth of 17 points wide around filled glyphs.
        #expect(strokes.count == 2 && strokes.first?.0.dashes.count == 2)
        #expect(strokes.last.map { abs($0.0.width - 1.7) < 1e-9 } == true)
        #expect(strokes.last?.1 == .color(UIColor.red.color(in: label.traitCollection)))
        #expect(drawn.contains { if case .draw(.glyphs) = $0 { true } else { false } })
        #expect(drawn.contains { if case .push(.transform) = $0 { true } else { false } })
        let blurs = drawn.compactMap { if case .push(.shadow(let cast, _)) = $0 { cast.radius } else { nil } }
        #expect(blurs == [2])
    }

    @Test func linksAreBlueInLabelsAndTintedInTextViews() {
        let words = styled("ab", [.link: "https://example.org", .foregroundColor: UIColor.red])
        func paints(_ commands: [DrawCommand]) -> (glyphs: [Paint], lines: Int) {
            let glyphs = commands.compactMap {
                if case .draw(.glyphs(_, let paint)) = $0 { paint } else { nil }
            }
            return (glyphs, commands.count - glyphs.count)
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 21))
        label.tintColor = .green
        label.attributedText = words
        let blue = paints(commands(label))
        #expect(blue.glyphs == [.color(UIColor.link.color(in: label.traitCollection))] && blue.lines == 1)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.tintColor = .green
        view.attributedText = words
        let tinted = paints(commands(view))
        #expect(tinted.glyphs == [.color(UIColor.green.color(in: view.traitCollection))] && tinted.lines == 0)
        view.linkTextAttributes = [.foregroundColor: UIColor.orange]
        #expect(paints(commands(view)).glyphs == [.color(UIColor.orange.color(in: view.traitCollection))])
    }

    @Test func writingDirectionsTurnWordsAround() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 21))
        func order(_ directions: [Int]) -> [UInt32] {
            label.attributedText = styled("abc", [.writingDirection: directions])
            return commands(label).flatMap { command -> [UInt32] in
                if case .draw(.glyphs(let run, _)) = command { run.glyphs.map(\.id) } else { [] }
            }
        }
        // 1 embeds text that runs to the left, 3 overrides the letters' own direction.
        #expect(order([1]) == order([]) && order([3]) == order([]).reversed())
    }

    @Test func tabStopsAlignAndWordsAreDivided() {
        let style = NSMutableParagraphStyle()
        let point = CharacterSet(charactersIn: ".")
        style.tabStops = [
            NSTextTab(textAlignment: .right, location: 60),
            NSTextTab(textAlignment: .right, location: 120, options: [.columnTerminators: point]),
        ]
        let font = UIFont.systemFont(ofSize: 17)
        let text = styled("a\tbc\t1.25", [.font: font, .paragraphStyle: style])
        let rest = ".25".size(withAttributes: [.font: font]).width
        #expect(abs(text.size().width - 120 - rest) < 0.5)
        let dividing = NSMutableParagraphStyle()
        dividing.hyphenationFactor = 1
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 70, height: 60))
        label.numberOfLines = 0
        label.attributedText = styled("hyphenation", [.paragraphStyle: dividing])
        #expect(drawn(label) == "hyphen-ation")
        dividing.hyphenationFactor = 0
        dividing.usesDefaultHyphenation = true
        label.attributedText = styled("hyphenation", [.paragraphStyle: dividing])
        #expect(drawn(label) == "hyphen-ation")
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
            if case .draw(.glyphs(let run, _)) = $0 { run.size } else { nil }
        }
        #expect(sizes.count == 2 && abs(sizes[1] / sizes[0] - 20.0 / 17) < 1e-9)
    }

    /// Measured: ink in rows 7 to 16 of 21 in public pictures of Apple's renderer on iOS 15, 16 and 17; the baseline of
    /// the full size is at 16.5.
    @Test func aStyledLineThatShrinksIsCentered() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
        label.attributedText = styled("Hello! What's up y'all")
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let runs = label.content(in: ContentContext(traits: label.traitCollection)).compactMap { command in
            if case .draw(.glyphs(let run, _)) = command { run } else { nil }
        }
        let run = try #require(runs.first)
        // Half of the ascender less the descender, 1950 and 494 of 2048, below the middle; baselines are at whole pixels.
        #expect(run.size < 11 && abs(run.origin.y - (10.5 + run.size * 728 / 2048)) <= 0.5)
    }

    @Test func whatIsNotDrawnIsSaid() {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.run {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
            label.attributedText = styled("ab", [.verticalGlyphForm: 1, .kern: 1])
            _ = drawn(label)
        }
        let messages = environment.sink.diagnostics.map(\.description)
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("vertical text") })
    }

    @Test func aButtonTakesTheSizeOfItsStyledTitle() {
        let button = UIButton(type: .system)
        button.setAttributedTitle(styled("LARGE", [.font: UIFont.systemFont(ofSize: 34)]), for: .normal)
        // 40.574 up to a whole point, and 6 above and below.
        #expect(button.intrinsicContentSize.height == 53)
        #expect(button.currentAttributedTitle?.string == "LARGE")
    }
}
