import Testing

@testable import UIKitCore

/// Fonts of views that adapt to the content size category of their traits.
///
/// Source: `adjustsFontForContentSizeCategory` and the table of Dynamic Type sizes (Apple's documentation): body text has
/// 17 points at the default size, 53 at the largest.
@Suite struct FontAdaptingTests {
    private let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

    @Test("a label adapts the font of a text style, and one that does not adjust keeps it")
    func label() {
        let label = UILabel(), fixed = UILabel(), root = UIView()
        for view in [label, fixed] {
            view.font = .preferredFont(forTextStyle: .body)
            root.addSubview(view)
        }
        label.adjustsFontForContentSizeCategory = true
        root.traitOverrides.preferredContentSizeCategory = largest
        #expect(label.font.pointSize == 53)
        #expect(
            label.font.leading
                == UIFont.preferredFont(forTextStyle: .body, compatibleWith: root.traitCollection).leading)
        #expect(fixed.font.pointSize == 17)
        root.traitOverrides.preferredContentSizeCategory = .large
        #expect(label.font == .preferredFont(forTextStyle: .body))
    }

    @Test("text fields and text views adapt theirs")
    func fieldAndTextView() {
        let field = UITextField(), text = UITextView(), root = UIView()
        (field.font, text.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
        (field.adjustsFontForContentSizeCategory, text.adjustsFontForContentSizeCategory) = (true, true)
        root.addSubview(field)
        root.addSubview(text)
        root.traitOverrides.preferredContentSizeCategory = largest
        #expect(field.font?.pointSize == 53)
        #expect(text.font?.pointSize == 53)
    }

    @Test("fonts of UIFontMetrics grow from their size before, up to their maximum")
    func metrics() {
        let metrics = UIFontMetrics(forTextStyle: .title1), label = UILabel(), limited = UILabel()
        let base = UIFont.systemFont(ofSize: 20, weight: .heavy)
        label.font = metrics.scaledFont(for: base)
        limited.font = metrics.scaledFont(for: base, maximumPointSize: 24)
        let root = UIView()
        for view in [label, limited] {
            view.adjustsFontForContentSizeCategory = true
            root.addSubview(view)
        }
        root.traitOverrides.preferredContentSizeCategory = largest
        #expect(label.font == metrics.scaledFont(for: base, compatibleWith: root.traitCollection))
        #expect(label.font.pointSize > 24)
        #expect(limited.font.pointSize == 24)
    }

    @Test("a bold font made of a text style's descriptor adapts; a size of one's own does not")
    func descriptors() throws {
        let style = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        let bold = UIFont(descriptor: try #require(style.withSymbolicTraits(.traitBold)), size: 0)
        let large = UITraitCollection(preferredContentSizeCategory: largest)
        #expect(bold.adapted(to: large).pointSize == 53)
        #expect(bold.adapted(to: large).fontDescriptor.symbolicTraits == .traitBold)
        #expect(UIFont(descriptor: style, size: 20).adapted(to: large).pointSize == 20)
        #expect(UIFont.systemFont(ofSize: 17).adapted(to: large).pointSize == 17)
    }

    @Test("each run of attributed text adapts its own font")
    func attributed() throws {
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
        let label = UILabel(), root = UIView()
        label.attributedText = text
        label.adjustsFontForContentSizeCategory = true
        root.addSubview(label)
        root.traitOverrides.preferredContentSizeCategory = largest
        let shown = try #require(label.attributedText)
        let fonts = (0..<2).map { shown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(fonts.map { $0?.pointSize } == [53, 9])
    }
}
