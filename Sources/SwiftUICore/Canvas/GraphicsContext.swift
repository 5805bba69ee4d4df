public import CoreGraphics
public import Foundation
import Geometry
import Scene

/// An immediate mode drawing destination, and its current state.
public struct GraphicsContext {
    /// What limits drawings.
    private enum Clip {
        case scope(Scope)
        case mask([DrawCommand])
        case inverseMask([DrawCommand])
    }

    let target: CanvasTarget
    private var clips: [Clip] = []
    private var filters: [Filter] = []
    /// The opacity of drawings, in 0...1.
    public var opacity: Double = 1
    /// How drawings are blended with what was drawn before.
    public var blendMode: BlendMode = .normal
    /// From the coordinates of drawings to those of the canvas, in points.
    public var transform = CGAffineTransform.identity
    /// The bounds of the clip, in points of the canvas.
    public private(set) var clipBoundingRect: CGRect

    init(_ target: CanvasTarget) {
        self.target = target
        clipBoundingRect = CGRect(origin: .zero, size: target.context.frame.size)
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { target.context.environment }

    /// From the coordinates of drawings to points of the host.
    private var hostTransform: CGAffineTransform {
        transform.concatenating(CGAffineTransform(translationX: target.origin.x, y: target.origin.y))
    }

    // MARK: Transforms

    /// Moves the origin of drawings that follow.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales drawings that follow.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Rotates drawings that follow.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// Applies a transform to drawings that follow, before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Clips

    /// How a clip is made.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is inside the shape is left out.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Limits drawings that follow to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        let placed = path.applying(hostTransform).scenePath
        guard options.contains(.inverse) else {
            clips.append(.scope(.clipPath(placed, style.isEOFilled ? .evenOdd : .nonZero)))
            clipBoundingRect = clipBoundingRect.intersection(path.applying(transform).boundingRect)
            return
        }
        clips.append(
            .inverseMask([.draw(.fillPath(placed, style.isEOFilled ? .evenOdd : .nonZero, .color(.black)))]))
    }

    /// Limits drawings that follow to where a layer is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var mask = try layerCommands(content)
        if opacity < 1 { mask = mask.within(.layer(opacity: opacity, bounds: mask.groupBounds)) }
        clips.append(options.contains(.inverse) ? .inverseMask(mask) : .mask(mask))
    }

    // MARK: Layers and filters

    /// Draws a layer, to which the state of this context applies as to one drawing.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let commands = try layerCommands(content)
        guard !commands.isEmpty else { return }
        emit(commands.within(.layer(opacity: 1, bounds: commands.groupBounds)))
    }

    private func layerCommands(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawCommand] {
        var layer = GraphicsContext(target.layer())
        layer.transform = transform
        try content(&layer)
        return layer.target.commands
    }

    /// Adds a filter to drawings that follow.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) { filters.append(filter) }

    /// Draws with Core Graphics, in points of the canvas with y downward.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext(size: target.context.frame.size)
        try content(context)
        draw(context.finishedCommands)
    }

    // MARK: Recording

    /// Adds commands in the coordinates of drawings.
    func draw(_ local: [DrawCommand]) {
        guard !local.isEmpty else { return }
        let transform = hostTransform
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            let offset = CGPoint(x: transform.tx, y: transform.ty).point
            emit(local.map { $0.offset(by: offset) })
        } else {
            emit(local.within(.transform(transform.transform)))
        }
    }

    /// Adds commands in points of the host, with the state of the context.
    private func emit(_ given: [DrawCommand]) {
        var commands = given
        for filter in filters.reversed() { commands = filter.apply(commands, target) }
        if opacity < 1 || blendMode != .normal {
            commands = commands.within(
                .layer(
                    opacity: min(max(opacity, 0), 1), bounds: commands.groupBounds, blend: blendMode.sceneMode
                ))
        }
        for clip in clips.reversed() { commands = GraphicsContext.clipped(commands, to: clip) }
        target.commands += commands
    }

    private static func clipped(_ commands: [DrawCommand], to clip: Clip) -> [DrawCommand] {
        let bounds = commands.groupBounds
        switch clip {
        case .scope(let scope): return commands.within(scope)
        case .mask(let mask):
            return (commands + mask.within(.mask(bounds: bounds))).within(.layer(opacity: 1, bounds: bounds))
        case .inverseMask(let mask):
            let hole = mask.within(
                .layer(opacity: 1, bounds: mask.groupBounds, blend: BlendMode.destinationOut.sceneMode))
            let rest = [.draw(.fillRect(bounds, .color(.black)))] + hole
            return (commands + rest.within(.mask(bounds: bounds))).within(.layer(opacity: 1, bounds: bounds))
        }
    }
}
