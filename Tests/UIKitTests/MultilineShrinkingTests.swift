import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Labels whose font size is reduced until the text fits the bounds.
@Suite struct MultilineShrinkingTests {
    private static let words =
        "Several words that take more room than there is at the full size, and then some more of them"

    private func label(_ size: CGSize, lines: Int, mode: NSLineBreakMode = .byTruncatingTail) -> UILabel {
        let label = UILabel(frame: CGRect(origin: .zero, size: size))
        label.text = Self.words
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = lines
        label.lineBreakMode = mode
        return label
    }

    /// The sizes of the faces in which a label draws its glyphs.
    private func drawnSizes(_ label: UILabel) -> Set<Double> {
        Set(
            label.content(in: ContentContext(traits: .current)).compactMap { command in
                guard case .draw(.glyphs(let run, _)) = command else { return nil }
                return (run.size * 1000).rounded() / 1000
            })
    }

    /// The same for a font size; faces that stand for the system's are a little smaller than it.
    private func drawnSizes(ofFontSize size: CGFloat) -> Set<Double> {
        let plain = label(CGSize(width: 1000, height: 100), lines: 1)
        plain.font = .systemFont(ofSize: size)
        return drawnSizes(plain)
    }

    /// A plain loop from the full size down to the least scale: the first size at which a label that does not shrink
    /// needs no more lines than there may be, and no more height than there is.
    private func expectedSize(in size: CGSize, lines: Int, least: CGFloat) -> CGFloat {
        for percent in stride(from: 100, through: 1, by: -1) where CGFloat(percent) / 100 >= least {
            let plain = label(size, lines: 0)
            plain.font = .systemFont(ofSize: 20 * CGFloat(percent) / 100)
            let needed = plain.textRect(
                forBounds: CGRect(x: 0, y: 0, width: size.width, height: 10_000), limitedToNumberOfLines: 0)
            let one = plain.textRect(
                forBounds: CGRect(x: 0, y: 0, width: 10_000, height: 10_000), limitedToNumberOfLines: 1)
            let count = (needed.height / one.height).rounded()
            // What is measured is rounded up to whole pixels, and so are the sizes that it is compared with.
            if lines == 0 || count <= CGFloat(lines), needed.height <= size.height {
                return plain.font.pointSize
            }
        }
        return 20 * least
    }

    @Test(
        arguments: [
            (CGSize(width: 200, height: 60), 2), (CGSize(width: 200, height: 60), 3),
            (CGSize(width: 150, height: 80), 0), (CGSize(width: 120, height: 50), 0),
            (CGSize(width: 300, height: 30), 2), (CGSize(width: 260, height: 200), 2),
        ])
    func severalLinesShrinkUntilTheyFit(size: CGSize, lines: Int) throws {
        let label = label(size, lines: lines)
        #expect(drawnSizes(label) == drawnSizes(ofFontSize: 20))
        #expect(label.truncatesText)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
        let expected = expectedSize(in: size, lines: lines, least: 0.2)
        try #require(expected < 20 && expected > 4)
        #expect(drawnSizes(label) == drawnSizes(ofFontSize: expected))
        #expect(!label.truncatesText)
    }

    @Test func linesThatFitKeepTheirSize() {
        let label = label(CGSize(width: 300, height: 400), lines: 0)
        label.adjustsFontSizeToFitWidth = true
        #expect(drawnSizes(label) == drawnSizes(ofFontSize: 20))
    }

    @Test(arguments: [1, 2]) func noTextIsSmallerThanTheLeastScaleOrSize(lines: Int) {
        let label = label(CGSize(width: 60, height: 30), lines: lines)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        #expect(drawnSizes(label) == drawnSizes(ofFontSize: 14))
        label.minimumFontSize = 16
        #expect(drawnSizes(label) == drawnSizes(ofFontSize: 16))
        label.minimumScaleFactor = 0.9
        #expect(drawnSizes(label) == drawnSizes(ofFontSize: 18))
        // A smallest size above the font's own leaves that.
        label.minimumFontSize = 30
        #expect(drawnSizes(label) == drawnSizes(ofFontSize: 20))
        #expect(label.truncatesText)
    }

    @Test func theSizeOfItsOwnIsThatOfTheFullSize() {
        let plain = label(CGSize(width: 100, height: 30), lines: 2)
        let shrunken = label(CGSize(width: 100, height: 30), lines: 2)
        shrunken.adjustsFontSizeToFitWidth = true
        #expect(
            plain.sizeThatFits(CGSize(width: 100, height: 0))
                == shrunken.sizeThatFits(CGSize(width: 100, height: 0)))
    }
}
