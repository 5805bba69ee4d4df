import CoreGraphics
import Foundation
import Scene

/// What a transition changes in the drawing of a view that comes or goes.
enum TransitionEffect: Hashable, Sendable {
    case opacity
    case scale(CGFloat, UnitPoint)
    case move(Edge)
    case offset(CGFloat, CGFloat)

    /// Draws with effects; a share of 1 is a view that is not there, one of 0 a view in its place.
    static func draw(
        _ effects: [TransitionEffect], share: Double, in frame: CGRect, _ direction: LayoutDirection,
        _ pass: inout DrawingPass, _ body: (inout DrawingPass) -> Void
    ) {
        guard let first = effects.first, frame.isFiniteRect else { return body(&pass) }
        let rest = Array(effects.dropFirst())
        let inner: (inout DrawingPass) -> Void = { pass in
            draw(rest, share: share, in: frame, direction, &pass, body)
        }
        switch first {
        case .opacity:
            let opacity = min(max(1 - share, 0), 1)
            pass.group({ .layer(opacity: opacity, bounds: $0) }, inner)
        case .scale, .move, .offset:
            let transform = first.transform(share: CGFloat(share), in: frame, direction)
            pass.scope(.transform(transform.transform), inner)
        }
    }

    private func transform(
        share: CGFloat, in frame: CGRect, _ direction: LayoutDirection
    ) -> CGAffineTransform {
        switch self {
        case .opacity: return .identity
        case .scale(let scale, let anchor):
            let factor = max(1 + (scale - 1) * share, 0.0001)
            return CGAffineTransform(scaleX: factor, y: factor).around(anchor.point(in: frame))
        case .offset(let x, let y): return CGAffineTransform(translationX: x * share, y: y * share)
        case .move(let edge):
            // Source: `move(edge:)`: by the view's own size, toward the edge.
            let isLeft = (edge == .leading) == (direction == .leftToRight)
            return switch edge {
            case .top: CGAffineTransform(translationX: 0, y: -frame.height * share)
            case .bottom: CGAffineTransform(translationX: 0, y: frame.height * share)
            case .leading, .trailing:
                CGAffineTransform(translationX: (isLeft ? -1 : 1) * frame.width * share, y: 0)
            }
        }
    }
}
