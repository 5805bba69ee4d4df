import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Titles of buttons on several lines, and with attributes of their own.
@Suite struct ButtonTitleTests {
    private func lines(of button: UIButton, width: CGFloat, height: CGFloat) -> Int {
        RenderEnvironment.standard.run {
            button.frame = CGRect(x: 0, y: 0, width: width, height: height)
            let context = ContentContext(traits: RenderEnvironment.standard.traits)
            let baselines = button.content(in: context).flatMap(baselines)
            return Set(baselines).count
        }
    }

    private func baselines(_ command: DrawCommand) -> [Double] {
        if case .draw(.glyphs(let run, _)) = command { [run.origin.y] } else { [] }
    }

    private func button(_ mode: NSLineBreakMode, lines: Int = 1) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Remember this device", for: .normal)
        button.titleLabel?.lineBreakMode = mode
        button.titleLabel?.numberOfLines = lines
        return button
    }

    /// The title is some 150 points wide, its longest word half of that.
    @Test func titlesWrapWhereTheirLabelDoes() {
        #expect(lines(of: button(.byWordWrapping), width: 100, height: 60) == 2)
        #expect(lines(of: button(.byTruncatingMiddle), width: 100, height: 60) == 1)
        #expect(lines(of: button(.byTruncatingTail, lines: 2), width: 100, height: 60) == 2)
        #expect(lines(of: button(.byWordWrapping), width: 300, height: 60) == 1)
    }

    /// Source: Apple's documentation of `titleLineBreakMode`.
    @Test func titlesOfConfigurationsWrapUnlessTheyAreTruncated() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Remember this device"
        let narrow = UIButton(configuration: configuration)
        let wide = RenderEnvironment.standard.run { narrow.sizeThatFits(.zero).height }
        let wrapped = RenderEnvironment.standard.run {
            narrow.sizeThatFits(CGSize(width: 120, height: 0)).height
        }
        #expect(wrapped > wide * 1.5)
        configuration.titleLineBreakMode = .byTruncatingTail
        let truncated = UIButton(configuration: configuration)
        let height = RenderEnvironment.standard.run {
            truncated.sizeThatFits(CGSize(width: 120, height: 0)).height
        }
        #expect(height == wide)
    }

    @Test func aConfigurationWithoutATitleIsAsLargeAsItsInsets() {
        let size = RenderEnvironment.standard.run {
            UIButton(configuration: .plain()).intrinsicContentSize
        }
        // Measured: a button of 24 by 14 points that Xcode saved.
        #expect(size == CGSize(width: 24, height: 14))
    }

    @Test func attributedTitlesOfStatesKeepTheirFonts() {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        button.setAttributedTitle(
            NSAttributedString(string: "Plain", attributes: [.font: UIFont.systemFont(ofSize: 40)]),
            for: .selected)
        let heights = RenderEnvironment.standard.run {
            [false, true].map { isSelected in
                button.isSelected = isSelected
                return button.intrinsicContentSize.height
            }
        }
        // Measured: titles of 15 points make 30; a line of 40 points is 48 high, with six above and below.
        #expect(heights == [30, 60])
    }
}
