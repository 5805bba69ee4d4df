import Diagnostics
import Geometry
import Raster
import Scene
import Typography

/// A layer that lays out text from the top of its bounds and clips it to them.
///
/// Source: Apple's documentation, for the defaults and for which properties attributed text overrides.
open class CATextLayer: CALayer {
    /// The text to display: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font of plain text: a `UIFont`, whose size is ignored, or a font name. Nil stands for Helvetica; a
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
    /// in points, not rounded.
    open override func preferredFrameSize() -> CGSize {
        guard let block = block(width: isWrapped ? bounds.width : .infinity, height: .infinity, lines: 0)
        else { return .zero }
        return CGSize(block.layout.size)
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

    override var displayedText: String? { (string as? NSAttributedString)?.string ?? string as? String }

    override func ownDrawing() -> [DrawCommand] {
        guard bounds.width > 0, bounds.height > 0, let block = displayedBlock else { return [] }
        block.reportProblems()
        let free = bounds.width - block.layout.size.width
        let left = hasUnlimitedWidth ? bounds.minX + free * alignmentMode.share(isRightToLeft) : bounds.minX
        let textCommands = block.commands(at: Point(x: left, y: bounds.minY))
        guard !textCommands.isEmpty else { return [] }
        let picture = rasterizedText(of: textCommands) ?? textCommands
        return [.push(.clip(RoundedRect(bounds.rect)))] + picture + [.pop]
    }

    /// Whether lines are unlimited and clipped by the bounds.
    private var hasUnlimitedWidth: Bool { !isWrapped && truncationMode == .none }

    /// The text laid out for the bounds.
    private var displayedBlock: TextBlock? {
        if hasUnlimitedWidth { return block(width: .infinity, height: .infinity, lines: 0) }
        let height = truncationMode == .none ? .infinity : bounds.height
        return block(width: bounds.width, height: height, lines: isWrapped ? 0 : 1)
    }

    private func block(width: CGFloat, height: CGFloat, lines: Int) -> TextBlock? {
        let traits = UITraitCollection.current, engine = RenderEnvironment.current.textEngine
        switch string {
        case let styled as NSAttributedString:
            let plain = NSAttributedString.defaultFont
            return TextBlock(
                StyledText(styled), style: style(plain, .black), width: width, height: height,
                maximumNumberOfLines: lines, traits: traits, engine: engine)
        case let plain as String:
            return TextBlock(
                plain, style: style(plainFont, foregroundColor?.color ?? .clear), width: width,
                height: height, maximumNumberOfLines: lines, scale: traits.displayScale, engine: engine)
        default: return nil
        }
    }

    private func style(_ font: UIFont, _ color: Color) -> TextBlock.Style {
        var style = TextBlock.Style(
            font: font, color: color, alignment: alignmentMode.alignment,
            lineBreakMode: truncationMode.lineBreakMode(isWrapped: isWrapped), isRightToLeft: isRightToLeft)
        // Core Text fills each line; only labels move a word to the next line for appearance.
        style.lineBreakStrategy = []
        return style
    }

    private var isRightToLeft: Bool { UITraitCollection.current.layoutDirection == .rightToLeft }

    private var plainFont: UIFont {
        let size = fontSize.isFinite && fontSize > 0 ? fontSize : 36
        if let font = font as? UIFont { return font.withSize(size) }
        let name = font as? String ?? (font as? CGFont)?.postScriptName.map { $0 as String } ?? "Helvetica"
        return UIFont(FontDescriptor(family: .named(name), size: size))
    }

    /// Rasterizes text where the layer's scale is lower than the screen's, as devices display it.
    private func rasterizedText(of textCommands: [DrawCommand]) -> [DrawCommand]? {
        let environment = RenderEnvironment.current, screen = environment.traits.displayScale
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
        let image = UIImage.drawn(context, scale: contentsScale, isOpaque: false, in: environment)
        return image.commands(in: bounds, mode: .topLeft, tint: nil)
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

    fileprivate func lineBreakMode(isWrapped: Bool) -> NSLineBreakMode {
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
    /// Left aligned.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Right aligned.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
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
