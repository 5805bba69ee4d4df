import CoreGraphics
public import Foundation
import Geometry
import Scene

/// A view with a shadow.
struct ShadowModification: GroupModification, Equatable {
    var color: Color
    var radius: CGFloat
    var offset: CGPoint

    /// Chosen: a standard deviation of half the radius; confidence medium.
    func scope(_ bounds: Rect, _ context: ElementContext) -> Scope? {
        let shadow = Shadow(
            color: color.sceneColor(in: context.environment), offset: offset.point,
            radius: Double(max(0, radius) / 2))
        return .shadow(shadow, bounds: bounds)
    }
}

extension View {
    /// Returns the view with a shadow; radius and distances in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modified(by: ShadowModification(color: color, radius: radius, offset: CGPoint(x: x, y: y)))
    }
}
