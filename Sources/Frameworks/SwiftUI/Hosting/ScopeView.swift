import Geometry
import Scene
import SwiftUICore
import UIKitCore

/// An effect of SwiftUI around a view of UIKit.
final class ScopeView: UIView {
    /// The effect, in points of the hosting view.
    let scope: Scope
    /// What the bounds of the view are in points of the hosting view.
    private(set) var contentBounds = CGRect.zero

    init(_ scope: Scope) {
        self.scope = scope
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the view within another one, whose bounds are an area of the hosting view.
    func place(in area: CGRect) {
        contentBounds = area
        if case .clip(let shape) = scope { contentBounds = CGRect(shape.rect) }
        transform = .identity
        frame = contentBounds.offsetBy(dx: -area.minX, dy: -area.minY)
        apply()
    }

    /// The effect takes no touches itself: what is behind it gets them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    private func apply() {
        switch scope {
        case .clip(let shape):
            clipsToBounds = true
            layer.cornerRadius = CGFloat(shape.radii.topLeft)
        case .clipPath(let path, _):
            let mask = CAShapeLayer()
            mask.frame = bounds
            mask.path = CGPath(path.applying(.translation(x: -contentBounds.minX, y: -contentBounds.minY)))
            layer.mask = mask
        case .layer(let opacity, _, _): alpha = CGFloat(opacity)
        case .shadow(let shadow, _):
            layer.shadowColor = CGColor(shadow.color)
            layer.shadowOpacity = 1
            layer.shadowRadius = CGFloat(shadow.radius)
            layer.shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
        case .mask: break
        case .transform(let matrix):
            // A view is transformed about its center.
            let center = Point(x: contentBounds.midX, y: contentBounds.midY), moved = matrix.apply(center)
            transform = CGAffineTransform(
                a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: moved.x - center.x,
                ty: moved.y - center.y)
        }
    }
}
