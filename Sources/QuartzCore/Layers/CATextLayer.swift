import Diagnostics
import Geometry
import RenderContext
import Scene
import Typography

/// A layer that lays out text from the top of its bounds and clips it to them.
///
/// Source: Apple's documentation, for the defaults and for which properties attributed text overrides.
open class CATextLayer: CALayer {
    /// The text to display: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font of plain text: a font of UIKit or a `CGFont`, whose size is ignored, or a font name. Nil is for Helvetica; a
    /// face that the renderer does not have is substituted, with a diagnostic.
    open var font: Any?
    /// The font size of plain text, in points.
    open var fontSize: CGFloat = 36
    /// The color of plain text; opaque white by default.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    /// Whether lines wrap to fit the bounds.
    open var isWrapped = false
    /// How text that does not fit is truncated.
    open var truncationMode: CATextLayerTruncationMode = .none
    /// The horizontal alignment of the lines.
    open var alignmentMode: CATextLayerAlignmentMode = .natural
    /// Whether glyphs may be at subpixel positions; has no effect here, since they always may.
    open var allowsFontSubpixelQuantization = false

    /// Returns the size of the text on unlimited lines, or wrapped to the width of the bounds if `isWrapped`;
    /// in whole points, rounded up.
    open override func preferredFrameSize() -> CGSize {
        guard let block = block(width: isWrapped ? bounds.width : .infinity, height: .infinity, lines: 0)
        else { return .zero }
        return CGSize(width: block.extent.width.rounded(.up), height: block.extent.height.rounded(.up))
    }

    override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "string": string = value
        case "font": font = value
        case "fontSize": fontSize = AnimatedValue(value, like: AnimatedValue(0))?.number ?? fontSize
        case "foregroundColor": foregroundColor = value as? CGColor
        case "wrapped", "isWrapped": isWrapped = value as? Bool ?? isWrapped
        case "truncationMode":
            truncationMode =
                value as? CATextLayerTruncationMode ?? (value as? String).map(CATextLayerTruncationMode.init)
                ?? truncationMode
        case "alignmentMode":
            alignmentMode =
                value as? CATextLayerAlignmentMode ?? (value as? String).map(CATextLayerAlignmentMode.init)
                ?? alignmentMode
        default: return false
        }
        return true
    }

    override var displayedText: String? { string as? String ?? (string as? any LayerText)?.characters }

    override func ownDrawing(_ shown: PresentedValues, _ radii: RoundedRect.Radii) -> [DrawCommand] {
        let bounds = shown.bounds
        guard bounds.width > 0, bounds.height > 0, let block = displayedBlock(in: bounds) else { return [] }
        block.reportProblems()
        let free = bounds.width - block.extent.width
        let left = hasUnlimitedWidth ? bounds.minX + free * alignmentMode.share(isRightToLeft) : bounds.minX
        let textCommands = block.drawing(at: Point(x: left, y: bounds.minY))
        guard !textCommands.isEmpty else { return [] }
        let picture = rasterizedText(of: textCommands, in: bounds) ?? textCommands
        return [.push(.clip(RoundedRect(bounds.rect)))] + picture + [.pop]
    }

    /// Whether lines are unlimited and clipped by the bounds.
    private var hasUnlimitedWidth: Bool { !isWrapped && truncationMode == .none }

    /// Returns the text laid out for the bounds.
    private func displayedBlock(in bounds: CGRect) -> (any LayerTextLayout)? {
        if hasUnlimitedWidth { return block(width: .infinity, height: .infinity, lines: 0) }
        let height = truncationMode == .none ? .infinity : bounds.height
        return block(width: bounds.width, height: height, lines: isWrapped ? 0 : 1)
    }

    private func block(width: CGFloat, height: CGFloat, lines: Int) -> (any LayerTextLayout)? {
        let proposal = TextProposal(width: width, height: height, maximumNumberOfLines: lines)
        switch string {
        case let plain as String:
            let style = TextStyle(font: plainFont, color: foregroundColor?.color ?? .clear)
            return RenderEnvironment.current.textEngine.layout(
                AttributedText(plain, style: style), paragraph: paragraph, proposal: proposal)
        case let attributed as any LayerText:
            return attributed.layout(paragraph: paragraph, proposal: proposal)
        default: return nil
        }
    }

    /// The style of paragraphs without one of their own.
    private var paragraph: ParagraphStyle {
        var paragraph = ParagraphStyle(
            alignment: alignmentMode.alignment(isRightToLeft),
            lineBreakMode: truncationMode.lineBreakMode(isWrapped: isWrapped))
        // Core Text fills each line; only labels move a word to the next line for appearance.
        paragraph.lineBreakStrategy = []
        if isRightToLeft { paragraph.baseWritingDirection = .rightToLeft }
        return paragraph
    }

    private var isRightToLeft: Bool { RenderEnvironment.current.displayTraits.isRightToLeft }

    private var plainFont: FontDescriptor {
        let size = fontSize.isFinite && fontSize > 0 ? fontSize : 36
        if let font = font as? any LayerFont { return font.descriptor(ofSize: size) }
        let name = font as? String ?? (font as? CGFont)?.postScriptName.map { $0 as String } ?? "Helvetica"
        return RenderEnvironment.current.textEngine.library.descriptor(named: name, size: size)
    }

    /// Rasterizes text where the layer's scale is lower than the screen's, as devices display it.
    private func rasterizedText(of textCommands: [DrawCommand], in bounds: CGRect) -> [DrawCommand]? {
        let environment = RenderEnvironment.current, screen = environment.displayTraits.displayScale
        guard owner == nil, contentsScale > 0, contentsScale < screen else { return nil }
        environment.report(
            Diagnostic(
                .textScale,
                "a text layer has contentsScale \(Double(contentsScale).dumpText) on a screen of scale "
                    + "\(Double(screen).dumpText)",
                hints: ["set contentsScale to the screen's scale for sharp text"]))
        let context = CGContext(size: bounds.size)
        let moved = textCommands.map { $0.offset(by: bounds.origin.point * -1) }
        for command in moved { context.append(command) }
        guard let picture = context.rasterized(scale: contentsScale, isOpaque: false, in: environment) else {
            return []
        }
        let area = Rect(origin: bounds.origin.point, size: picture.size)
        return [.draw(.image(ImagePlacement(picture, in: area)))]
    }
}

/// How a text layer truncates text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No truncation; the bounds clip the text.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The last line begins with an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The last line ends with an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The last line has an ellipsis in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    fileprivate func lineBreakMode(isWrapped: Bool) -> ParagraphStyle.LineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The leading edge of the interface's language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge of the bounds.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge of the bounds.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Halfway between the edges of the bounds.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges by wider gaps, but for the last line.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    /// The alignment in the text engine: natural follows the interface's direction, not the text's.
    fileprivate func alignment(_ isRightToLeft: Bool) -> ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: isRightToLeft ? .right : .left
        }
    }

    /// The share of the free width that is left of the text.
    fileprivate func share(_ isRightToLeft: Bool) -> CGFloat {
        switch self {
        case .right: 1
        case .center: 0.5
        case .left: 0
        default: isRightToLeft ? 1 : 0
        }
    }
}
