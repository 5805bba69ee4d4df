import Diagnostics
import RenderContext
import Scene

/// A layer that emits particles, which move and fade over time: they are not drawn, with a diagnostic.
///
/// Source: `CAEmitterLayer` in Apple's documentation, for the defaults.
open class CAEmitterLayer: CALayer {
    /// The cells that the layer emits; nil for none.
    open var emitterCells: [CAEmitterCell]?
    /// The factor of the birth rate of the cells.
    open var birthRate: Float = 1
    /// The factor of the lifetime of the cells.
    open var lifetime: Float = 1
    /// The center of the shape that emits, in the layer's coordinates.
    open var emitterPosition = CGPoint.zero
    /// The position of the shape on the z axis.
    open var emitterZPosition: CGFloat = 0
    /// The size of the shape in points.
    open var emitterSize = CGSize.zero
    /// The depth of the shape in points.
    open var emitterDepth: CGFloat = 0
    /// The shape that emits.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape that emits.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are drawn over each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether particles stay in the space around the layer.
    open var preservesDepth = false
    /// The factor of the velocity of the cells.
    open var velocity: Float = 1
    /// The factor of the scale of the cells.
    open var scale: Float = 1
    /// The factor of the spin of the cells.
    open var spin: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0

    override func ownDrawing(_ shown: PresentedValues, _ radii: RoundedRect.Radii) -> [DrawCommand] {
        let emitting = (emitterCells ?? []).filter {
            $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 && $0.contents != nil
        }
        if birthRate > 0, lifetime > 0, !emitting.isEmpty {
            RenderEnvironment.current.report(
                Diagnostic(
                    .emitterUndrawn, "the particles of an emitter layer are not drawn",
                    view: (owner ?? superlayer?.owner)?.displayName))
        }
        return []
    }

    override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
        if let point = AnimatedValue(value, like: AnimatedValue(CGPoint.zero))?.point {
            switch key {
            case "emitterPosition": emitterPosition = point
            case "emitterSize": emitterSize = CGSize(width: point.x, height: point.y)
            default: return false
            }
            return true
        }
        let number = AnimatedValue(value, like: AnimatedValue(0))?.number ?? 0
        switch key {
        case "birthRate": birthRate = Float(number)
        case "lifetime": lifetime = Float(number)
        case "velocity": velocity = Float(number)
        case "scale": scale = Float(number)
        case "spin": spin = Float(number)
        case "emitterZPosition": emitterZPosition = number
        case "emitterDepth": emitterDepth = number
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        default: return false
        }
        return true
    }
}
