import Geometry
import Scene
import Testing

@testable import UIKitCore

@Suite struct TextInputTests {
    private func size(_ view: UIView, on device: String = "iphone-8", width: CGFloat? = nil) throws -> CGSize
    {
        let (view, _, _) = try layOut(on: device) { root in
            let view = addView(view, to: root)
            if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
            return view
        }
        return view.frame.size
    }

    @Test(arguments: [12.0, 14, 17]) func aRoundedFieldIs34High(fontSize: Double) throws {
        // In frames that Xcode saved since iOS 13.
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: fontSize)
        #expect(try size(field).height == 34)
    }

    @Test func aBorderlessFieldIs22HighAt17Points() throws {
        // Source: a view dump.
        #expect(try size(UITextField()).height == 22)
        #expect(try size(UITextField(), on: "iphone-x").height == 22)
    }

    @Test func textStandsSevenPointsIn() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 86, height: 34))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 27)
    }

    @Test func aClearButtonIsThereOnlyWithText() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.clearButtonMode = .always
        let empty = field.textRect(forBounds: field.bounds).width
        field.text = "a"
        #expect(field.textRect(forBounds: field.bounds).width == empty - 24)
        field.clearButtonMode = .whileEditing
        #expect(field.textRect(forBounds: field.bounds).width == empty)
    }

    @Test func secretsAreDots() {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.text = "abc"
        #expect(field.controlText(in: .current).text == "•••")
    }

    @Test func aTextViewThatScrollsHasNoSize() {
        let view = UITextView()
        view.text = "words"
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func aTextViewThatDoesNotScrollFitsItsText() throws {
        let view = UITextView(), label = UILabel()
        let text = "The quick brown fox jumps over the lazy dog and then sleeps"
        view.isScrollEnabled = false
        (view.text, label.text) = (text, text)
        view.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        // 5 points of padding left and right, 8 of inset above and below.
        let there = try size(view, width: 150), here = try size(label, width: 140)
        #expect(there == CGSize(width: 150, height: here.height + 16))
        view.text = nil
        // One line of 20.287 points and the insets, up to half a point.
        #expect(try size(view, width: 150).height == 36.5)
    }

    @Test func aLabelShrinksToItsLeastScale() throws {
        func inkWidth(_ least: CGFloat) throws -> Double {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 21))
            label.text = "nnnnnnnnnn"
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = least
            let commands = label.content(in: ContentContext(traits: .current))
            return try #require(commands.compactMap(\.drawing?.bounds).first).width
        }
        let natural = UILabel()
        natural.text = "nnnnnnnnnn"
        let width = natural.intrinsicContentSize.width
        try #require(width > 80)
        #expect(try inkWidth(0) <= 50)
        // Ink lacks the bearings at both ends, and the scale is a whole hundredth.
        #expect(try inkWidth(0) > 42)
        // Cut off at full size, the last characters give way to an ellipsis.
        #expect(try inkWidth(1) <= 50)
    }

    @Test func wordsThatShrinkAreNotCutOff() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 21))
        label.text = "nnnnnnnnnn"
        #expect(label.truncatesText)
        label.adjustsFontSizeToFitWidth = true
        #expect(!label.truncatesText)
        label.minimumScaleFactor = 0.9
        #expect(label.truncatesText)
        let button = UIButton(type: .system)
        button.setTitle("nnnnnnnnnn", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        #expect(!button.truncatesText)
        button.frame.size.width = 40
        #expect(button.truncatesText)
    }

    @Test func aShadowIsDrawnFirstAndMoved() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
        label.text = "words"
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 2, height: 3)
        let commands = label.content(in: ContentContext(traits: .current))
        try #require(commands.count == 2)
        guard case .draw(.glyphs(let shadow, let paint)) = commands[0],
            case .draw(.glyphs(let words, _)) = commands[1]
        else {
            Issue.record("\(commands)")
            return
        }
        #expect(paint == .color(Color(red: 1, green: 0, blue: 0)))
        #expect(shadow.origin == Point(x: words.origin.x + 2, y: words.origin.y + 3))
    }

    private func paints(_ view: UIView) -> [Paint] {
        view.content(in: ContentContext(traits: view.traitCollection)).compactMap {
            if case .draw(.glyphs(_, let paint)) = $0 { paint } else { nil }
        }
    }

    @Test func aFieldShowsStyledTextAndPlaceholder() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let traits = field.traitCollection
        field.attributedPlaceholder = NSAttributedString(string: "Name")
        #expect(field.placeholder == "Name")
        #expect(paints(field) == [.color(UIColor.placeholderText.color(in: traits))])
        field.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(paints(field) == [.color(UIColor.red.color(in: traits))])
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
        field.attributedText = text
        #expect(field.text == "ab")
        #expect(paints(field) == [UIColor.label, .green].map { .color($0.color(in: traits)) })
        field.textColor = .orange
        #expect(paints(field) == [.color(UIColor.orange.color(in: traits))])
        field.textColor = .label
        field.isSecureTextEntry = true
        #expect(paints(field) == [.color(UIColor.label.color(in: traits))])
        field.text = "c"
        #expect(field.attributedText?.string == "c")
    }

    @Test func aTextViewShowsStyledTextAsHighAsItIs() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.isScrollEnabled = false
        view.attributedText = NSAttributedString(
            string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        #expect(view.text == "LARGE")
        // 34 · 2444 / 2048 = 40.574, and 8 above and below, up to a third.
        let room = CGSize(width: 200, height: 0)
        #expect(abs(Double(view.sizeThatFits(room).height) - (56 + 2.0 / 3)) < 1e-9)
        view.font = .systemFont(ofSize: 17)
        #expect(abs(Double(view.sizeThatFits(room).height) - (36 + 1.0 / 3)) < 1e-9)
        view.textColor = .red
        #expect(paints(view) == [.color(UIColor.red.color(in: view.traitCollection))])
        view.text = "plain"
        let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font == .systemFont(ofSize: 17))
    }
}
