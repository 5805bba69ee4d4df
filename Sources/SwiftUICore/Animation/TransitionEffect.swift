import CoreGraphics
import Foundation
import Scene

/// What a transition changes in the drawing of a view that comes or goes.
enum TransitionEffect: Hashable, Sendable {
    case opacity
    case scale(CGFloat, UnitPoint)
    case move(Edge)
    case offset(CGFloat, CGFloat)
    case blur(CGFloat)

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
        case .blur(let radius):
            let outer = pass, radius = radius * CGFloat(min(max(share, 0), 1))
            pass.changing({ outer.blurred($0, radius: radius, in: frame) }, inner)
        case .scale, .move, .offset:
            let transform = first.transform(share: CGFloat(share), in: frame, direction)
            pass.scope(.transform(transform.transform), inner)
        }
    }

    private func transform(
        share: CGFloat, in frame: CGRect, _ direction: LayoutDirection
    ) -> CGAffineTransform {
        switch self {
        case .opacity, .blur: return .identity
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

/// A view in a phase of a transition by effects.
struct TransitionEffectModification: ElementModification, Equatable {
    let effects: [TransitionEffect]
    /// How far the view is from being in its place: 1 before it comes and after it has gone.
    var share: Double

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        guard share != 0 else { return child.draw(in: &pass) }
        TransitionEffect.draw(
            effects, share: share, in: context.frame, context.environment.layoutDirection, &pass
        ) { child.draw(in: &$0) }
    }
}

extension TransitionEffectModification: Interpolatable {
    func isSettled(at target: Self) -> Bool { share == target.share }

    func interpolated(to target: Self, by share: Double) -> Self {
        Self(
            effects: target.share == 0 ? effects : target.effects,
            share: self.share.interpolated(to: target.share, by: share))
    }
}
