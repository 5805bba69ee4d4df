import Geometry
import Scene

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    /// The path to draw, in the layer's coordinates.
    open var path: CGPath?
    /// The color that fills the path; opaque black by default, nil for no fill.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { if isAnimatable { valueDidChange(.fillColor, from: .color(oldValue?.color)) } }
    }
    /// The color that strokes the path; nil for no stroke.
    open var strokeColor: CGColor? {
        didSet { if isAnimatable { valueDidChange(.strokeColor, from: .color(oldValue?.color)) } }
    }
    /// The rule that determines which areas of a self-intersecting path are inside.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The line width of the stroke, in points.
    open var lineWidth: CGFloat = 1 {
        didSet { if isAnimatable { valueDidChange(.lineWidth, from: AnimatedValue(oldValue)) } }
    }
    /// The cap at the ends of open lines.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The join between segments.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The miter limit, in line widths.
    open var miterLimit: CGFloat = 10 {
        didSet { if isAnimatable { valueDidChange(.miterLimit, from: AnimatedValue(oldValue)) } }
    }
    /// The dash pattern: alternating lengths of dashes and gaps; nil for a solid line.
    open var lineDashPattern: [NSNumber]?
    /// The offset into the dash pattern at which the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        didSet { if isAnimatable { valueDidChange(.lineDashPhase, from: AnimatedValue(oldValue)) } }
    }
    /// The position along the path at which the stroke begins, in 0...1.
    open var strokeStart: CGFloat = 0 {
        didSet { if isAnimatable { valueDidChange(.strokeStart, from: AnimatedValue(oldValue)) } }
    }
    /// The position along the path at which the stroke ends, in 0...1.
    open var strokeEnd: CGFloat = 1 {
        didSet { if isAnimatable { valueDidChange(.strokeEnd, from: AnimatedValue(oldValue)) } }
    }

    override func ownAnimatedValue(of property: AnimatedProperty) -> AnimatedValue? {
        switch property {
        case .path: .path(path?.path)
        case .fillColor: .color(fillColor?.color)
        case .strokeColor: .color(strokeColor?.color)
        case .lineWidth: AnimatedValue(lineWidth)
        case .miterLimit: AnimatedValue(miterLimit)
        case .lineDashPhase: AnimatedValue(lineDashPhase)
        case .strokeStart: AnimatedValue(strokeStart)
        case .strokeEnd: AnimatedValue(strokeEnd)
        default: nil
        }
    }

    override func storeOwn(_ value: AnimatedValue, as property: AnimatedProperty) {
        switch property {
        case .path: if case .path(let outline) = value { path = outline.map { CGPath($0) } }
        case .fillColor: fillColor = value.color.map(CGColor.init)
        case .strokeColor: strokeColor = value.color.map(CGColor.init)
        case .lineWidth: lineWidth = value.number ?? lineWidth
        case .miterLimit: miterLimit = value.number ?? miterLimit
        case .lineDashPhase: lineDashPhase = value.number ?? lineDashPhase
        case .strokeStart: strokeStart = value.number ?? strokeStart
        case .strokeEnd: strokeEnd = value.number ?? strokeEnd
        default: break
        }
    }

    override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "fillRule":
            fillRule =
                value as? CAShapeLayerFillRule ?? (value as? String).map(CAShapeLayerFillRule.init)
                ?? fillRule
        case "lineCap":
            lineCap =
                value as? CAShapeLayerLineCap ?? (value as? String).map(CAShapeLayerLineCap.init) ?? lineCap
        case "lineJoin":
            lineJoin =
                value as? CAShapeLayerLineJoin ?? (value as? String).map(CAShapeLayerLineJoin.init)
                ?? lineJoin
        case "lineDashPattern": lineDashPattern = value as? [NSNumber]
        default: return false
        }
        return true
    }

    override func ownDrawing(_ shown: PresentedValues, _ radii: RoundedRect.Radii) -> [DrawCommand] {
        guard var outline = shown.path(.path, model: path), !outline.isEmpty else { return [] }
        if isGeometryFlipped {
            let area = shown.bounds
            outline = outline.applying(
                Geometry.AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: area.minY + area.maxY))
        }
        var commands: [DrawCommand] = []
        if let color = shown.color(.fillColor, model: fillColor), color.alpha > 0 {
            commands.append(
                .draw(.fillPath(outline, fillRule == .evenOdd ? .evenOdd : .nonZero, .color(color))))
        }
        let style = strokeStyle(shown)
        if let color = shown.color(.strokeColor, model: strokeColor), color.alpha > 0, style.width > 0 {
            commands.append(.draw(.strokePath(outline, style, .color(color))))
        }
        return commands
    }

    private func strokeStyle(_ shown: PresentedValues) -> StrokeStyle {
        var style = StrokeStyle(
            width: shown.number(.lineWidth) ?? lineWidth, miterLimit: shown.number(.miterLimit) ?? miterLimit)
        style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        style.dashes = (lineDashPattern ?? []).map(\.doubleValue)
        style.dashPhase = shown.number(.lineDashPhase) ?? lineDashPhase
        style.start = shown.number(.strokeStart) ?? strokeStart
        style.end = shown.number(.strokeEnd) ?? strokeEnd
        return style
    }
}

/// The rules that determine which areas of a self-intersecting path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Areas with a nonzero winding number.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Areas with an odd winding number.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shapes at the ends of open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No extension beyond the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle beyond the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shapes at the joints of segments.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner, by a half circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A beveled corner, cut straight.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
