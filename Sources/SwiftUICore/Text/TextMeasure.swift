import Foundation
import Geometry
import RenderContext
import Scene
import Typography

/// A text with its environment: measured and laid out.
final class TextMeasure {
    private let composer: TextComposer
    private let environment: EnvironmentValues
    private let paragraph: ParagraphStyle

    /// The text engine of the render.
    static var engine: TextEngine { RenderEnvironment.current.textEngine }

    init(_ text: Text, in environment: EnvironmentValues) {
        self.environment = environment
        composer = TextComposer(text, in: environment)
        var paragraph = ParagraphStyle(
            alignment: environment.engineAlignment, lineBreakMode: environment.truncationMode.engineMode)
        paragraph.lineBreakStrategy = .standard
        paragraph.lineSpacing = Double(environment.lineSpacing)
        if environment.layoutDirection == .rightToLeft { paragraph.baseWritingDirection = .rightToLeft }
        self.paragraph = paragraph
    }

    /// The text as it is shown.
    var string: String { composer.string }
    /// The leading of the first font, in points.
    var firstLeading: CGFloat { CGFloat(composer.firstLeading) }
    /// The style of which the text is a mask; nil for a text in colors.
    var maskedStyle: AnyShapeStyle? { composer.maskedStyle }
    /// The images in the lines.
    var images: [Image] { composer.images }

    /// Returns the layout for a proposal, with smaller fonts where these are allowed and needed.
    func layout(for proposal: ProposedViewSize) -> TextLayout {
        let whole = layout(for: proposal, scale: 1), least = Double(environment.minimumScaleFactor)
        guard whole.isTruncated, least < 1, least > 0 else { return whole }
        // The largest of the scales that fit, to a hundredth.
        var low = Int((least * 100).rounded(.up)), high = 100
        var best = layout(for: proposal, scale: Double(low) / 100)
        while high - low > 1 {
            let middle = (low + high) / 2, layout = layout(for: proposal, scale: Double(middle) / 100)
            if layout.isTruncated { high = middle } else { (low, best) = (middle, layout) }
        }
        return best
    }

    private func layout(for proposal: ProposedViewSize, scale: Double) -> TextLayout {
        let runs =
            scale == 1
            ? composer.runs
            : composer.runs.map { run in
                var run = run
                run.style.font.size *= scale
                run.style.font.leading *= scale
                return run
            }
        let layout = TextMeasure.engine.layout(
            AttributedText(composer.string, runs: runs), paragraph: paragraph,
            proposal: TextProposal(
                width: Double(proposal.width ?? .infinity), height: Double(proposal.height ?? .infinity),
                maximumNumberOfLines: environment.lineLimit ?? 0, addsLineAtEnd: true))
        let leading = composer.leastLeading * scale
        return leading < 0 ? layout.closed(by: -leading) : layout
    }

    /// Returns the size for a proposal, rounded up to pixels; at least that of the lines that are reserved.
    func size(for proposal: ProposedViewSize) -> CGSize {
        let size = layout(for: proposal).size, scale = environment.displayScale
        var height = CGFloat(size.height).roundedUpToPixel(scale)
        if let lines = environment.reservedLines { height = max(height, reservedHeight(lines)) }
        return CGSize(width: CGFloat(size.width).roundedUpToPixel(scale), height: height)
    }

    private func reservedHeight(_ lines: Int) -> CGFloat {
        let text = Array(repeating: "X", count: max(1, lines)).joined(separator: "\n")
        let style = composer.runs[0].style
        let layout = TextMeasure.engine.layout(
            AttributedText(text, style: style), paragraph: paragraph, proposal: .unlimited)
        return CGFloat(layout.size.height).roundedUpToPixel(environment.displayScale)
    }

    /// Reports what the text engine says about fonts and characters.
    func reportProblems(of layout: TextLayout) {
        for problem in layout.diagnostics { RenderEnvironment.current.report(problem) }
    }
}

extension TextLayout {
    /// Returns the layout with each line closer to the one before.
    ///
    /// Measured: lines of 11 points have a distance of 13, below the line height of 13.13: the leading of a style can be
    /// negative, which the text engine's fonts have not.
    fileprivate func closed(by distance: Double) -> TextLayout {
        var layout = self
        for index in lines.indices { layout.lines[index].moveUp(by: distance * Double(index)) }
        layout.size.height -= distance * Double(max(0, lines.count - 1))
        return layout
    }
}

extension TextLine {
    fileprivate mutating func moveUp(by distance: Double) {
        rect.origin.y -= distance
        baseline -= distance
        for index in runs.indices { runs[index].glyphs.origin.y -= distance }
        for index in decorations.indices { decorations[index].rect.origin.y -= distance }
        for index in attachments.indices { attachments[index].rect.origin.y -= distance }
    }
}

extension EnvironmentValues {
    /// The alignment of lines for the text engine: that of the interface, not of the text.
    fileprivate var engineAlignment: ParagraphStyle.Alignment {
        switch multilineTextAlignment {
        case .center: .center
        case .leading: layoutDirection == .rightToLeft ? .right : .left
        case .trailing: layoutDirection == .rightToLeft ? .left : .right
        }
    }
}

extension Text.TruncationMode {
    fileprivate var engineMode: ParagraphStyle.LineBreakMode {
        switch self {
        case .head: .byTruncatingHead
        case .tail: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        }
    }
}
