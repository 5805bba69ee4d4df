import CoreGraphics
package import Foundation

/// How a symbol moves. Apple documents what moves, not by how much: figures are chosen; confidence low.
package enum SymbolMotion: Hashable, Sendable {
    /// The symbol hops up, or down.
    case bounce(isDown: Bool)
    /// The symbol fades and comes back.
    case pulse
    /// The symbol is larger while the effect is active, or smaller.
    case scale(isDown: Bool)
    /// The symbol is hidden while the effect is active.
    case disappear
    /// The symbol turns once around its center.
    case rotate(isCounterClockwise: Bool)
    /// The symbol grows and shrinks slowly.
    case breathe
    /// The symbol turns to and fro.
    case wiggle

    /// Whether the effect stays as long as it is active, instead of repeating.
    var isState: Bool {
        switch self {
        case .scale, .disappear: true
        case .bounce, .pulse, .rotate, .breathe, .wiggle: false
        }
    }

    /// The seconds of the effect, or of one repetition.
    package var length: TimeInterval {
        switch self {
        case .bounce: 0.6
        case .pulse: 1.2
        case .scale, .disappear: 0.35
        case .rotate: 1.5
        case .breathe: 2.4
        case .wiggle: 0.8
        }
    }

    /// How the symbol is drawn: its opacity, and its transform around the center of its frame.
    func drawing(at share: Double, in frame: CGRect) -> (opacity: Double, transform: CGAffineTransform) {
        let hill = sin(.pi * min(max(share, 0), 1))
        switch self {
        case .bounce(let isDown):
            let way = frame.height * 0.12 * CGFloat(hill), size = CGFloat(1 + 0.1 * hill)
            return (
                1,
                CGAffineTransform(scaleX: size, y: size)
                    .concatenating(CGAffineTransform(translationX: 0, y: isDown ? way : -way))
            )
        case .pulse: return (1 - 0.65 * hill, .identity)
        case .scale(let isDown):
            let size = CGFloat(1 + (isDown ? -0.1 : 0.1) * share)
            return (1, CGAffineTransform(scaleX: size, y: size))
        case .disappear:
            let size = CGFloat(1 - 0.5 * share)
            return (max(0, 1 - share), CGAffineTransform(scaleX: size, y: size))
        case .rotate(let isCounterClockwise):
            return (1, CGAffineTransform(rotationAngle: (isCounterClockwise ? -2 : 2) * .pi * CGFloat(share)))
        case .breathe:
            let size = CGFloat(1 + 0.1 * hill)
            return (1 - 0.3 * hill, CGAffineTransform(scaleX: size, y: size))
        case .wiggle:
            let angle = 0.2 * sin(4 * .pi * share) * (1 - share)
            return (1, CGAffineTransform(rotationAngle: CGFloat(angle)))
        }
    }
}
