import Diagnostics
import Geometry
import Raster
import Scene
import Typography

/// A layer that shows text from the top of its bounds, and nothing beyond them.
///
/// Defaults, and which properties styled text overrides: source, Apple's documentation.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The face of plain text: a `UIFont`, whose size does not count, or a name. Helvetica where nil; a face
    /// that is not among the render's is replaced, with a diagnostic.
    open var font: Any?
    /// Points an em of plain text.
    open var fontSize: CGFloat = 36
    /// Of plain text; opaque white by default.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    /// Whether lines are broken to fit into the bounds.
    open var isWrapped = false
    /// How text that does not fit is shortened.
    open var truncationMode: CATextLayerTruncationMode = .none
    /// Where lines stand between the edges.
    open var alignmentMode: CATextLayerAlignmentMode = .natural
    /// Whether glyphs may stand between pixels; they do either way.
    open var allowsFontSubpixelQuantization = false

    /// The extent of the text on lines as long as it wants, or broken to the bounds' width where wrapped; in
    /// points, not rounded.
    open override func preferredFrameSize() -> CGSize {
        guard let block = block(width: isWrapped ? bounds.width : .infinity, height: .infinity, lines: 0)
        else { return .zero }
        return CGSize(block.layout.size)
    }

    override var shownText: String? { (string as? NSAttributedString)?.string ?? string as? String }

    override func ownDrawing() -> [DrawCommand] {
        guard bounds.width > 0, bounds.height > 0, let block = shownBlock else { return [] }
        block.reportProblems()
        let free = bounds.width - block.layout.size.width
        let left = isFreelyLong ? bounds.minX + free * alignmentMode.share(isRightToLeft) : bounds.minX
        let words = block.commands(at: Point(x: left, y: bounds.minY))
        guard !words.isEmpty else { return [] }
        let picture = coarsePicture(of: words) ?? words
        return [.pushClip(RoundedRect(bounds.rect))] + picture + [.popClip]
    }

    /// Whether lines are as long as the text wants and cut by the bounds.
    private var isFreelyLong: Bool { !isWrapped && truncationMode == .none }

    /// The text as set for the bounds.
    private var shownBlock: TextBlock? {
        if isFreelyLong { return block(width: .infinity, height: .infinity, lines: 0) }
        let height = truncationMode == .none ? .infinity : bounds.height
        return block(width: bounds.width, height: height, lines: isWrapped ? 0 : 1)
    }

    private func block(width: CGFloat, height: CGFloat, lines: Int) -> TextBlock? {
        let traits = UITraitCollection.current
        switch string {
        case let styled as NSAttributedString:
            let plain = NSAttributedString.defaultFont
            return TextBlock(
                StyledText(styled), style: style(plain, .black), width: width, height: height,
                maximumNumberOfLines: lines,
                traits: traits)
        case let plain as String:
            return TextBlock(
                plain, style: style(plainFont, foregroundColor?.color ?? .clear), width: width,
                height: height, maximumNumberOfLines: lines, scale: traits.displayScale)
        default: return nil
        }
    }

    private func style(_ font: UIFont, _ color: Color) -> TextBlock.Style {
        var style = TextBlock.Style(
            font: font, color: color, alignment: alignmentMode.alignment,
            lineBreakMode: truncationMode.lineBreakMode(isWrapped: isWrapped), isRightToLeft: isRightToLeft)
        // Core Text fills each line; only labels move words on for the look of it.
        style.lineBreakStrategy = []
        return style
    }

    private var isRightToLeft: Bool { UITraitCollection.current.layoutDirection == .rightToLeft }

    private var plainFont: UIFont {
        let size = fontSize.isFinite && fontSize > 0 ? fontSize : 36
        if let font = font as? UIFont { return font.withSize(size) }
        let name = font as? String ?? "Helvetica"
        return UIFont(FontDescriptor(family: .named(name), size: size))
    }

    /// The words as pixels where the layer's scale is coarser than the screen's, as devices show it.
    private func coarsePicture(of words: [DrawCommand]) -> [DrawCommand]? {
        let environment = RenderEnvironment.current, screen = environment.traits.displayScale
        guard owner == nil, contentsScale > 0, contentsScale < screen else { return nil }
        environment.report(
            .warning(
                "a text layer has contentsScale \(Double(contentsScale).dumpText) on a screen of scale "
                    + "\(Double(screen).dumpText)",
                hints: ["set contentsScale to the screen's scale for sharp text"]))
        let context = CGContext(size: bounds.size)
        let moved = words.map { $0.offset(by: bounds.origin.point * -1) }
        for command in moved { context.append(command) }
        let image = UIImage.drawn(context, scale: contentsScale, isOpaque: false, in: environment)
        return image.commands(in: bounds, mode: .topLeft, tint: nil)
    }
}

/// How a text layer shortens what does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple has it.
    public let rawValue: String

    /// A mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all: the bounds cut it.
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

/// Where a text layer's lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple has it.
    public let rawValue: String

    /// A mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the interface's language begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Halfway between the edges.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges.
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

    /// The share of the free room that lies left of the text.
    fileprivate func share(_ isRightToLeft: Bool) -> CGFloat {
        switch self {
        case .right: 1
        case .center: 0.5
        case .left: 0
        default: isRightToLeft ? 1 : 0
        }
    }
}
