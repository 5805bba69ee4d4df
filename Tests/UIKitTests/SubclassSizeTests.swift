import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Widespread ways in which subclasses of controls change sizes and text rectangles.
@Suite struct SubclassSizeTests {
    private class PaddedLabel: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }

    /// Adds to the size in `intrinsicContentSize`.
    private final class IntrinsicLabel: PaddedLabel {
        override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
    }

    /// Insets the bounds in `textRect(forBounds:limitedToNumberOfLines:)` and expands the result.
    private final class TextRectLabel: PaddedLabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
            super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
                .inset(
                    by: UIEdgeInsets(
                        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        }
    }

    /// Derives its intrinsic content size from `sizeThatFits(_:)`.
    private final class FittingLabel: PaddedLabel {
        override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).padded }
        override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 10_000, height: 10_000)) }
    }

    private static func makeLabels() -> [UILabel] { [IntrinsicLabel(), TextRectLabel(), FittingLabel()] }

    @Test(arguments: 0..<3) func aPaddedLabelGrowsAndItsTextMovesIn(form: Int) throws {
        let (labels, _, diagnostics) = try layOut { root in
            let plain = addView(UILabel(), to: root), padded = addView(Self.makeLabels()[form], to: root)
            for label in [plain, padded] {
                label.text = "Padded"
                label.pinCorner(20, label === plain ? 20 : 80)
            }
            return (plain, padded)
        }
        let (plain, padded) = labels
        #expect(padded.frame.size == plain.frame.size.padded)
        let context = ContentContext(traits: UITraitCollection(displayScale: 2))
        let inner = UILabel(frame: padded.bounds.inset(by: insets))
        inner.text = "Padded"
        let moved = inner.content(in: context)
            .map { $0.offset(by: Point(x: inner.frame.minX, y: inner.frame.minY)) }
        #expect(!moved.isEmpty)
        #expect(padded.content(in: context) == moved)
        #expect(!padded.truncatesText && diagnostics.isEmpty)
    }

    @Test func theTextRectLimitsWhereLinesWrap() throws {
        let words = "These words are too long for one line of the screen, so they wrap"
        let (labels, _, _) = try layOut { root in
            let plain = addView(UILabel(), to: root), padded = addView(TextRectLabel(), to: root)
            for label in [plain, padded] {
                label.text = words
                label.numberOfLines = 0
                label.pinCorner(0, 20)
            }
            padded.widthAnchor.constraint(equalToConstant: 200).isActive = true
            plain.widthAnchor.constraint(equalToConstant: 200 - 24).isActive = true
            return (plain, padded)
        }
        #expect(labels.1.frame.height == labels.0.frame.height + 10)
        #expect(!labels.1.truncatesText)
        #expect(labels.1.sizeThatFits(CGSize(width: 200, height: 0)).height == labels.1.frame.height)
    }

    @Test func theBaselineOfAPaddedLabelIsThatOfItsText() throws {
        let (labels, _, _) = try layOut { root in
            let plain = addView(UILabel(), to: root), padded = addView(EvenLabel(), to: root)
            for label in [plain, padded] { label.text = "Padded" }
            padded.pinCorner(0, 20)
            plain.leadingAnchor.constraint(equalTo: padded.trailingAnchor).isActive = true
            plain.firstBaselineAnchor.constraint(equalTo: padded.firstBaselineAnchor).isActive = true
            return (plain, padded)
        }
        #expect(labels.0.frame.minY == labels.1.frame.minY + 5)
    }

    private final class EvenLabel: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width, height: size.height + 10)
        }
    }

    private final class WideButton: UIButton {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 32, height: 44)
        }
    }

    @Test(arguments: [false, true]) func aButtonIsAsLargeAsItSays(isConfigured: Bool) throws {
        let (buttons, _, _) = try layOut { root in
            let plain = addView(UIButton(type: .system), to: root)
            let wide = addView(WideButton(type: .system), to: root)
            for button in [plain, wide] {
                if isConfigured { button.configuration = .plain() }
                button.setTitle("Continue", for: .normal)
                button.pinCorner(0, 20)
            }
            return (plain, wide)
        }
        #expect(buttons.1.frame.width == buttons.0.frame.width + 32)
        #expect(buttons.1.frame.height == 44)
    }

    private final class GrowingTextView: UITextView {
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: max(60, super.intrinsicContentSize.height))
        }
    }

    @Test(arguments: [("One line", 60.0), (String(repeating: "many words ", count: 40), nil)])
    func aTextViewIsAsHighAsItSays(words: String, height: Double?) throws {
        let (views, _, _) = try layOut { root in
            let plain = addView(UITextView(), to: root), growing = addView(GrowingTextView(), to: root)
            for view in [plain, growing] {
                view.isScrollEnabled = false
                view.text = words
                view.pinCorner(0, 20)
                view.widthAnchor.constraint(equalToConstant: 300).isActive = true
            }
            return (plain, growing)
        }
        let expected = height.map { CGFloat($0) } ?? views.0.frame.height
        #expect(views.1.frame.height == expected)
        #expect(height != nil || views.1.frame.height > 100)
    }

    @Test func aViewThatSaysItsSizeChangedInLayoutComesToRest() throws {
        final class Restless: UIView {
            var count = 0
            override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 30) }
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                invalidateIntrinsicContentSize()
            }
        }
        let (view, _, diagnostics) = try layOut { addView(Restless(), to: $0) }
        #expect(view.count == 1)
        #expect(diagnostics.isEmpty)
    }
}

/// The padding of the labels around their text, in points.
private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 14)

extension CGSize {
    fileprivate var padded: CGSize { CGSize(width: width + 24, height: height + 10) }
}
