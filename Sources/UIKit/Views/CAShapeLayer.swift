import Geometry
import Scene

/// A layer that fills an outline and draws a line along it.
open class CAShapeLayer: CALayer {
    /// The outline in the layer's coordinates.
    open var path: CGPath?
    /// Fills the outline; opaque black by default, nil for nothing.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// Of the line; nil for none.
    open var strokeColor: CGColor?
    /// Which areas of a self-crossing outline are inside.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// Points across the line.
    open var lineWidth: CGFloat = 1
    /// The ends of open lines.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The corners.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The longest miter in line widths.
    open var miterLimit: CGFloat = 10
    /// Lengths that are drawn and left out in turn; nil for an unbroken line.
    open var lineDashPattern: [NSNumber]?
    /// How far into the dashes the line begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// Where on the path, in 0...1, the line begins.
    open var strokeStart: CGFloat = 0
    /// Where on the path it ends.
    open var strokeEnd: CGFloat = 1

    override func ownDrawing() -> [DrawCommand] {
        guard let outline = path?.path, !outline.isEmpty else { return [] }
        var commands: [DrawCommand] = []
        if let fillColor, fillColor.alpha > 0 {
            commands.append(
                .fillPath(outline, fillRule == .evenOdd ? .evenOdd : .nonZero, .color(fillColor.color)))
        }
        if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
            commands.append(.strokePath(outline, strokeStyle, .color(strokeColor.color)))
        }
        return commands
    }

    private var strokeStyle: StrokeStyle {
        var style = StrokeStyle(width: lineWidth, miterLimit: miterLimit)
        style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        style.dashes = (lineDashPattern ?? []).map(\.doubleValue)
        style.dashPhase = lineDashPhase
        style.start = strokeStart
        style.end = strokeEnd
        return style
    }
}

/// Which areas of a self-crossing outline are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple has it.
    public let rawValue: String

    /// A rule of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the outline winds around at all.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Where it winds around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// What an open line ends with.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple has it.
    public let rawValue: String

    /// A cap of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What two segments meet with.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple has it.
    public let rawValue: String

    /// A join of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A straight cut.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
