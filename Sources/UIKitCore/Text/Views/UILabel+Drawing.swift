import Geometry
import Scene
import Typography

extension UILabel {
    /// Returns the drawing of the text and its shadow in a rectangle, and reports what is not drawn.
    func commands(in rect: CGRect, _ context: ContentContext) -> [DrawCommand] {
        guard let text, !text.isEmpty, rect.width > 0, rect.height > 0 else { return [] }
        let full = block(width: rect.width, height: rect.height, context: context)
        report(full)
        if let tight = tightenedBlock(in: rect, context) {
            return commands(tight, at: Point(x: rect.minX, y: tight.top(in: rect.rect)), context)
        }
        guard let small = shrunkenBlock(in: rect, context) else {
            if full.layout.isTruncated { truncatedWhenDrawn = true }
            return commands(full, at: Point(x: rect.minX, y: full.top(in: rect.rect)), context)
        }
        if small.layout.isTruncated { truncatedWhenDrawn = true }
        let top: CGFloat =
            switch baselineAdjustment {
            // Source: documentation of `baselineAdjustment`: it applies to labels of one line.
            case _ where numberOfLines != 1: small.top(in: rect.rect)
            case .alignCenters: small.top(in: rect.rect)
            case .none: rect.minY
            // Measured: ink in rows 7 to 16 of 21, of attributed text in public pictures of iOS 15, 16 and 17.
            case .alignBaselines where labelText.attributed != nil: small.top(in: rect.rect)
            case .alignBaselines:
                full.top(in: rect.rect) + full.layout.firstBaseline - small.layout.firstBaseline
            }
        return commands(small, at: Point(x: rect.minX, y: top), context)
    }

    /// Whether the text is truncated in a rectangle.
    func isTruncated(in rect: CGRect) -> Bool {
        guard let text, !text.isEmpty else { return false }
        let fitted = tightenedBlock(in: rect) ?? shrunkenBlock(in: rect)
        return (fitted ?? block(width: rect.width, height: rect.height)).layout.isTruncated
    }

    /// Returns the drawing of the text above its shadow.
    private func commands(_ block: TextBlock, at origin: Point, _ context: ContentContext) -> [DrawCommand] {
        let textCommands = block.commands(at: origin)
        guard let shadowColor, shadowOffset.pipelineSize.isFinite else { return textCommands }
        let paint = Paint.color(context.color(shadowColor))
        let offset = Point(x: shadowOffset.width, y: shadowOffset.height)
        let shadow = textCommands.compactMap { command -> DrawCommand? in
            guard case .draw(.glyphs(let run, _)) = command else { return nil }
            return DrawCommand.draw(.glyphs(run, paint)).offset(by: offset)
        }
        return shadow + textCommands
    }

    /// Returns the text scaled down to fit; nil where it fits unscaled or may not shrink.
    private func shrunkenBlock(in rect: CGRect, _ context: ContentContext? = nil) -> TextBlock? {
        guard adjustsFontSizeToFitWidth else { return nil }
        func scaledBlock(_ scale: CGFloat, _ width: CGFloat, _ height: CGFloat) -> TextBlock {
            textBlock(width: width, height: height, lines: numberOfLines, scale: scale, context: context)
        }
        let factor: CGFloat
        if numberOfLines == 1 {
            factor = shrinkingScale(toFit: rect.width, least: leastScale) { (scale: CGFloat) -> CGFloat in
                scaledBlock(scale, .infinity, .infinity).layout.size.width
            }
        } else {
            factor = shrinkingScale(least: leastScale) { (scale: CGFloat) -> Bool in
                !scaledBlock(scale, rect.width, rect.height).layout.isTruncated
            }
        }
        return factor < 1 ? scaledBlock(factor, rect.width, rect.height) : nil
    }

    /// The minimum scale of the font: that of the minimum font size, if that is larger.
    private var leastScale: CGFloat {
        font.pointSize > 0 ? max(minimumScaleFactor, minimumFontSize / font.pointSize) : minimumScaleFactor
    }

    /// Returns a single line tightened just enough to fit; nil where it fits untightened or does not fit even
    /// tightened.
    ///
    /// Chosen: characters move together by up to a twentieth of the font size; Apple gives no limit.
    private func tightenedBlock(in rect: CGRect, _ context: ContentContext? = nil) -> TextBlock? {
        guard allowsDefaultTighteningForTruncation, numberOfLines == 1, rect.width > 0 else { return nil }
        let natural = textBlock(width: .infinity, height: .infinity, lines: 1, context: context)
        let excess = natural.layout.size.width - rect.width, count = (text ?? "").count
        guard excess > 0, count > 0 else { return nil }
        let tightening = excess / CGFloat(count)
        guard tightening <= font.pointSize / 20 else { return nil }
        return textBlock(
            width: rect.width, height: rect.height, lines: 1, tightening: -tightening, context: context)
    }

    /// Lays out the text for a width and height.
    func block(
        width: CGFloat, height: CGFloat, context: ContentContext? = nil
    ) -> TextBlock { textBlock(width: width, height: height, lines: numberOfLines, context: context) }

    /// Lays out the text for a width, a height and a number of lines.
    func textBlock(
        width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat = 1, tightening: CGFloat = 0,
        context: ContentContext? = nil
    ) -> TextBlock {
        let traits = context?.traits ?? traitCollection, engine = RenderEnvironment.current.textEngine
        let shown = isHighlighted ? highlightedTextColor ?? plainTextColor : plainTextColor
        var color = shown.color(in: traits)
        if !isEnabled { color = color.multipliedAlpha(by: 0.4) }
        var style = TextBlock.Style(
            font: font, color: color, alignment: textAlignment, lineBreakMode: lineBreakMode,
            isRightToLeft: isRightToLeft, fontScale: scale, tightening: tightening)
        // Measured: labels of several lines in storyboards are a line higher where their text ends with a line feed.
        style.addsLineAtEnd = lines != 1
        style.lineBreakStrategy = ParagraphStyle.LineBreakStrategy(rawValue: Int(lineBreakStrategy.rawValue))
        if let attributed = labelText.attributed {
            return TextBlock(
                attributed, style: style, width: width, height: height, maximumNumberOfLines: lines,
                traits: traits, engine: engine)
        }
        return TextBlock(
            text ?? "", style: style, width: width, height: height, maximumNumberOfLines: lines,
            scale: traits.displayScale, engine: engine)
    }
}
