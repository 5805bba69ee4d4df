package import Foundation
import Scene

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Creates a style that erases the type of another.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
}

extension AnyShapeStyle: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        style.resolvedPaint(in: rect, environment)
    }
}
