import Testing

@testable import UIKitCore

/// One line of the system font at 17 points: (1950 + 494) / 2048 · 17.
private let line = 20.287109375

@Suite struct AttributedStringMeasuringTests {
    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        return NSAttributedString(string: string, attributes: font.merging(attributes) { $1 })
    }

    private func isNear(_ value: CGFloat, _ expected: Double) -> Bool { abs(Double(value) - expected) < 0.01 }

    @Test func aStringIsAsWideAsOnAPhone() {
        // Measured: 79.6626 points at 17, regular.
        #expect(isNear(text("Hello UIKit").size().width, 79.6626))
        #expect(isNear(text("Hello UIKit").size().height, line))
        let font = UIFont.systemFont(ofSize: 17)
        #expect(isNear("Hello UIKit".size(withAttributes: [.font: font]).width, 79.6626))
    }

    @Test func kernAndTrackingWidenEveryCharacter() {
        #expect(isNear(text("Hello UIKit", [.kern: 2]).size().width, 79.6626 + 22))
        #expect(isNear(text("Hello UIKit", [.tracking: NSNumber(value: 1.5)]).size().width, 79.6626 + 16.5))
    }

    @Test func zeroKernSwitchesPairKerningOff() {
        let normal = text("AVAVAV").size().width
        #expect(text("AVAVAV", [.kern: 0]).size().width > normal + 3)
        #expect(text("AVAVAV", [.tracking: 0]).size().width == normal)
    }

    @Test func linesAreWrappedOnlyWhereAsked() {
        let words = text("The quick brown fox")
        let room = CGSize(width: 60, height: 0)
        let one = words.boundingRect(with: room, context: nil)
        #expect(isNear(one.height, line))
        // Without the lines' own origin the box begins at the baseline, an ascender of 1950/2048 em above it.
        #expect(isNear(one.minY, -16.1865))
        let many = words.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        #expect(many.width <= 60 && many.minY == 0)
        #expect(isNear(many.height, (many.height / line).rounded() * line))
        #expect(many.height > line * 2.5)
    }

    @Test func theHeightCutsOnlyWhereAsked() {
        let words = text("a\nb\nc\nd")
        let room = CGSize(width: 100, height: 45)
        let all = words.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        #expect(isNear(all.height, 4 * line))
        let cut = words.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(isNear(cut.height, 2 * line))
    }

    @Test func fontLeadingCountsOnlyWhereAsked() {
        let words = text("a\nb", [.font: UIFont.preferredFont(forTextStyle: .body)])
        let plain = words.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
        #expect(isNear(plain.height, 2 * line))
        let leaded = words.boundingRect(
            with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        // Measured: two lines of body are 42.287 points high.
        #expect(isNear(leaded.height, 42.287))
    }

    @Test func paragraphStylesSpaceAndIndentLines() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        style.paragraphSpacing = 3
        style.firstLineHeadIndent = 10
        let size = text("a\nb", [.paragraphStyle: style]).size()
        #expect(isNear(size.height, 2 * line + 8))
        #expect(isNear(size.width, Double(text("b").size().width) + 10))
        style.minimumLineHeight = 30
        style.maximumLineHeight = 30
        #expect(isNear(text("a\nb", [.paragraphStyle: style]).size().height, 2 * 30 + 8))
    }

    @Test func anAttachmentTakesItsBounds() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 30)
        let string = NSMutableAttributedString(attributedString: text("a"))
        string.append(NSAttributedString(attachment: attachment))
        // 26 above the baseline, and the letter's 4.1006 below reach further than the box's 4.
        #expect(isNear(string.size().height, 30.1006))
        #expect(isNear(string.size().width, Double(text("a").size().width) + 40))
    }

    @Test func stringsOfEveryAttributeCanBeChanged() {
        // Foundation on Linux would trap on attributes that it cannot compare.
        let shadow = NSShadow(), other = NSShadow()
        other.shadowOffset = CGSize(width: 1, height: 2)
        let pairs: [(NSAttributedString.Key, Any, Any)] = [
            (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
            (.foregroundColor, UIColor.red, UIColor.blue),
            (.paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle()), (.shadow, shadow, other),
            (.attachment, NSTextAttachment(), NSTextAttachment()), (.kern, 1, 2.5),
        ]
        for (key, first, second) in pairs {
            let string = NSMutableAttributedString(string: "abc", attributes: [key: first])
            string.append(NSAttributedString(string: "def", attributes: [key: second]))
            string.addAttribute(key, value: second, range: NSRange(location: 1, length: 4))
            string.setAttributes([key: first], range: NSRange(location: 2, length: 2))
            let copy = NSMutableAttributedString(attributedString: string)
            #expect(copy == string && copy.length == 6)
            string.addAttributes([key: second], range: NSRange(location: 0, length: 6))
            #expect(string.size().width >= 0)
        }
    }

    @Test func thicknessAndValuesOfAnyNumberTypeCount() {
        for value in [NSNumber(value: 3) as Any, 3 as Any, 3.0 as Any, CGFloat(3) as Any, Float(3) as Any] {
            #expect(isNear(text("ab", [.kern: value]).size().width, Double(text("ab").size().width) + 6))
        }
        #expect(text("ab", [.kern: "wide", .font: 12, .paragraphStyle: 0]).size().width > 0)
    }
}

@Suite struct ParagraphStyleTests {
    @Test func aCopyDoesNotFollowTheOriginal() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.tabStops = [NSTextTab(textAlignment: .left, location: 40)]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style && copy.alignment == .center && copy.tabStops.map(\.location) == [40])
        style.alignment = .right
        #expect(copy != style && copy.alignment == .center)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.lineSpacing = 4
        #expect(copy.lineSpacing == 0 && mutable.lineSpacing == 4)
    }

    @Test func theDefaultsAreApples() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
        #expect(style.lineHeightMultiple == 0 && style.lineSpacing == 0 && style.tailIndent == 0)
        #expect(style.hyphenationFactor == 0 && style.baseWritingDirection == .natural)
    }
}

@Suite struct FontScalingTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(displayScale: 3, preferredContentSizeCategory: category)
    }

    @Test func valuesGrowAsTheTextStyleDoes() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        // Lines of body text are 22 points apart at L and 29 at XXXL: 17 · 29 / 22 = 22.4, to the nearest third.
        let grown = metrics.scaledValue(for: 17, compatibleWith: traits(.extraExtraExtraLarge))
        #expect(abs(grown - 67.0 / 3) < 1e-9)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
        // 20 · 29 / 22 = 26.36, to the nearest point.
        let size = metrics.scaledFont(
            for: .systemFont(ofSize: 20), compatibleWith: traits(.extraExtraExtraLarge)
        ).pointSize
        #expect(size == 26)
        let limited = metrics.scaledFont(
            for: .systemFont(ofSize: 20), maximumPointSize: 22, compatibleWith: traits(.extraExtraExtraLarge))
        #expect(limited.pointSize == 22)
    }

    @Test func descriptorsChangeOneThingAtATime() throws {
        let font = UIFont.systemFont(ofSize: 17)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let changed = UIFont(descriptor: bold, size: 0)
        #expect(changed.pointSize == 17)
        #expect(changed.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 12) == .monospacedSystemFont(ofSize: 12, weight: .regular))
        #expect(UIFontDescriptor(name: "Inter", size: 12).withDesign(.serif) == nil)
    }

    @Test func aFaceThatIsNotThereLeavesItsWeightAndHeight() {
        let font = UIFont.substitute(forFontNamed: "AvenirNext-BoldItalic", size: 22)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        // Measured: 1.366 em.
        #expect(abs(font.lineHeight - 22 * 1.366) < 0.001)
        // Helvetica Neue Bold's 'wide' is 814 + 258 + 611 + 574 thousandths of an em, Roman's 758 + 222 + 593 + 537.
        for (name, width) in [("HelveticaNeue-Bold", 22.57), ("HelveticaNeue", 21.1)] {
            let font = UIFont.substitute(forFontNamed: name, size: 10)
            #expect(abs("wide".size(withAttributes: [.font: font]).width - width) < 0.2)
        }
        let unknown = UIFont.substitute(forFontNamed: "Boldini", size: 20)
        #expect(unknown.fontDescriptor.symbolicTraits == [])
        // Helvetica Neue's, as labels in faces that Xcode did not have.
        #expect(abs(unknown.lineHeight - 20 * 1.165) < 0.001)
    }

    @Test func figuresOfOneWidth() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let ones = "1111".size(withAttributes: [.font: font]).width
        let zeros = "0000".size(withAttributes: [.font: font]).width
        #expect(ones == zeros)
    }
}
