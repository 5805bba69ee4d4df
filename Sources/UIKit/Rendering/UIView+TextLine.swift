import Diagnostics
import Geometry
import Scene
import Typography

extension UIView {
    /// Words in one style, as a control shows them.
    struct ControlText {
        var text: String
        var font: UIFont
        var color: UIColor
        var alignment: NSTextAlignment = .natural
        var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0 for as many as it takes.
        var numberOfLines = 1
    }

    /// The words set for a width and height.
    func block(
        _ words: ControlText, width: CGFloat = .infinity, height: CGFloat = .infinity,
        in context: ContentContext? = nil
    ) -> TextBlock {
        let traits = context?.traits ?? traitCollection
        let style = TextBlock.Style(
            font: words.font, color: words.color.color(in: traits), alignment: words.alignment,
            lineBreakMode: words.lineBreakMode, isRightToLeft: isRightToLeft)
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

    /// Says which view the text engine's diagnostics are about.
    func report(_ block: TextBlock) {
        for diagnostic in block.layout.diagnostics {
            var located = diagnostic
            located.view = displayName
            RenderEnvironment.current.report(located)
        }
    }
}
