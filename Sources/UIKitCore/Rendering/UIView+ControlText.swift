import Diagnostics
import Geometry
package import Scene
import Typography

extension UIView {
    /// Text in one style, as displayed by a control.
    package struct ControlText {
        var text: String
        /// The same text with attributes; nil for plain text.
        var attributed: StyledText?
        var font: UIFont
        var color: UIColor
        var alignment: NSTextAlignment = .natural
        package var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines; 0 is unlimited.
        var numberOfLines = 1
        /// The line break strategy of text without a paragraph style of its own.
        var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard
        /// The attributes of links in attributed text.
        var linkAttributes = AttributedTextConverter.linkAttributes
    }

    /// Lays out text for a width and height.
    package func block(
        _ controlText: ControlText, width: CGFloat = .infinity, height: CGFloat = .infinity,
        in context: ContentContext? = nil
    ) -> TextBlock {
        let traits = context?.traits ?? traitCollection, engine = RenderEnvironment.current.textEngine
        var style = TextBlock.Style(
            font: controlText.font, color: controlText.color.color(in: traits),
            alignment: controlText.alignment,
            lineBreakMode: controlText.lineBreakMode, isRightToLeft: isRightToLeft)
        style.lineBreakStrategy = controlText.lineBreakStrategy
        style.linkAttributes = controlText.linkAttributes
        if let attributed = controlText.attributed {
            return TextBlock(
                attributed, style: style, width: width, height: height,
                maximumNumberOfLines: controlText.numberOfLines, traits: traits, engine: engine)
        }
        return TextBlock(
            controlText.text, style: style, width: width, height: height,
            maximumNumberOfLines: controlText.numberOfLines, scale: traits.displayScale, engine: engine)
    }

    /// Returns the drawing of text, centered vertically in a rectangle.
    package func commands(_ controlText: ControlText, in rect: CGRect, _ context: ContentContext)
        -> [DrawCommand]
    {
        guard !controlText.text.isEmpty, rect.width > 0, rect.height > 0 else { return [] }
        let block = block(
            controlText, width: rect.width, height: max(rect.height, controlText.font.lineHeight), in: context
        )
        report(block)
        return block.commands(in: rect.rect)
    }

    /// Returns the scale at which text fits a width: 1 where it fits unscaled, at least `least`.
    ///
    /// Chosen: steps of a hundredth downward from the proportional scale, since tracking widens small faces;
    /// Apple searches in steps of that order.
    func shrinkingScale(
        toFit width: CGFloat, least: CGFloat, naturalWidth: (_ scale: CGFloat) -> CGFloat
    ) -> CGFloat {
        let natural = naturalWidth(1)
        guard natural > width, width > 0 else { return 1 }
        let least = max(0.01, min(1, least))
        var percent = (width / natural * 100).rounded(.down)
        while percent / 100 > least, naturalWidth(percent / 100) > width { percent -= 1 }
        return max(least, percent / 100)
    }

    /// Returns the largest scale at which a text of several lines fits: 1 where it fits unscaled, at least `least`.
    ///
    /// Source: documentation of `adjustsFontSizeToFitWidth`: the size is reduced until the text fits the bounds; since
    /// iOS 7 for any number of lines. Chosen: steps of a hundredth, as for a single line.
    func shrinkingScale(least: CGFloat, fits: (_ scale: CGFloat) -> Bool) -> CGFloat {
        let least = max(0.01, min(1, least))
        guard least < 1, !fits(1) else { return 1 }
        var fitting = Int((least * 100).rounded(.up)), tooLarge = 100
        guard fitting < tooLarge, fits(CGFloat(fitting) / 100) else { return least }
        // A smaller text takes no more lines, so that half of the sizes that remain are ruled out each time.
        while tooLarge - fitting > 1 {
            let percent = (fitting + tooLarge) / 2
            if fits(CGFloat(percent) / 100) { fitting = percent } else { tooLarge = percent }
        }
        return CGFloat(fitting) / 100
    }

    /// Reports the diagnostics of the text engine for this view.
    func report(_ block: TextBlock) {
        for diagnostic in block.problems {
            var located = diagnostic
            located.view = displayName
            RenderEnvironment.current.report(located)
        }
    }
}

extension UIView.ControlText {
    /// Creates centered text.
    package init(centered text: String, font: UIFont, color: UIColor) {
        self.init(text: text, font: font, color: color, alignment: .center)
    }
}
