import Diagnostics
import Geometry
import Scene
import Typography

extension UIView {
    /// Words in one style, as a control shows them.
    struct ControlText {
        var text: String
        /// The same words in several styles; nil for one.
        var attributed: StyledText?
        var font: UIFont
        var color: UIColor
        var alignment: NSTextAlignment = .natural
        var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0 for as many as it takes.
        var numberOfLines = 1
        /// Refinements of line breaking, unless words in several styles bring theirs.
        var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard
        /// What links in words of several styles look like.
        var linkAttributes = AttributedTextConverter.linkAttributes
    }

    /// The words set for a width and height.
    func block(
        _ words: ControlText, width: CGFloat = .infinity, height: CGFloat = .infinity,
        in context: ContentContext? = nil
    ) -> TextBlock {
        let traits = context?.traits ?? traitCollection
        var style = TextBlock.Style(
            font: words.font, color: words.color.color(in: traits), alignment: words.alignment,
            lineBreakMode: words.lineBreakMode, isRightToLeft: isRightToLeft)
        style.lineBreakStrategy = words.lineBreakStrategy
        style.linkAttributes = words.linkAttributes
        if let attributed = words.attributed {
            return TextBlock(
                attributed, style: style, width: width, height: height,
                maximumNumberOfLines: words.numberOfLines, traits: traits)
        }
        return TextBlock(
            words.text, style: style, width: width, height: height,
            maximumNumberOfLines: words.numberOfLines, scale: traits.displayScale)
    }

    /// The drawing of words, centred from top to bottom in a rectangle.
    func commands(_ words: ControlText, in rect: CGRect, _ context: ContentContext) -> [DrawCommand] {
        guard !words.text.isEmpty, rect.width > 0, rect.height > 0 else { return [] }
        let block = block(
            words, width: rect.width, height: max(rect.height, words.font.lineHeight), in: context)
        report(block)
        return block.commands(in: rect.rect)
    }

    /// How much smaller words are to be drawn to fit a width: 1 where they do, never below `least`.
    ///
    /// Chosen: steps of a hundredth from the proportional scale downwards, since tracking widens small
    /// faces; Apple searches in steps of that order.
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

    /// Says which view the text engine's diagnostics are about.
    func report(_ block: TextBlock) {
        for diagnostic in block.layout.diagnostics {
            var located = diagnostic
            located.view = displayName
            RenderEnvironment.current.report(located)
        }
        for feature in block.unsupported {
            var diagnostic = Diagnostic.warning("attributed text: \(feature) is not drawn", hints: [])
            diagnostic.view = displayName
            RenderEnvironment.current.report(diagnostic)
        }
    }
}
