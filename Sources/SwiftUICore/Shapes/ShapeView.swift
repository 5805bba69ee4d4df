import CoreGraphics
package import Foundation
import Scene

/// A shape filled with a style, as a view.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: SystemView {
    /// The shape of the view.
    public var shape: Content
    /// The style that fills the shape.
    public var style: Style
    /// How the shape is filled.
    public var fillStyle: FillStyle

    /// Creates a view of a shape and a style.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }
}

extension _ShapeView: LeafView {
    package var reportedName: String { TypeName.text(of: Content.self) }

    package func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    package func takes(_ point: CGPoint, in context: ElementContext) -> Bool {
        guard context.frame.isFiniteRect, context.frame.insetBy(dx: -100, dy: -100).contains(point)
        else { return false }
        let path = shape.placedPath(in: context.frame, context.environment)
        return path.contains(point, eoFill: fillStyle.isEOFilled)
            && style.isHit(in: context.frame, context.environment)
    }

    package func draw(in context: ElementContext, _ pass: inout DrawingPass) {
        pass.fill(shape, style, context, fillStyle)
    }
}

extension DrawingPass {
    /// Fills a shape in the frame of an element.
    mutating func fill(
        _ shape: some Shape, _ style: some ShapeStyle, _ context: ElementContext, _ fill: FillStyle
    ) {
        let frame = context.frame.roundedToPixels(scale)
        guard frame.isFiniteRect else { return }
        if let stroked = shape as? any StrokedShape {
            return stroke(
                stroked.unstrokedPath(in: frame, context.environment), stroked.strokeStyle,
                style.resolvedPaint(
                    in: frame, context.environment))
        }
        self.fill(shape.placedPath(in: frame, context.environment), style, context, fill)
    }

    /// Fills a path, which is in points of the host, with a style.
    mutating func fill(
        _ path: Path, _ style: some ShapeStyle, _ context: ElementContext, _ fill: FillStyle
    ) {
        let bounds = path.boundingRect
        guard !path.isEmpty, bounds.isFiniteRect else { return }
        if let style = style as? ShadowedStyle ?? (style as? AnyShapeStyle)?.style as? ShadowedStyle {
            return self.fill(path, shadowed: style, context, fill)
        }
        let rule: FillRule = fill.isEOFilled ? .evenOdd : .nonZero
        switch style.resolvedPaint(in: context.frame, context.environment) {
        case .paint(let paint):
            if paint.isVisible { draw(.fillPath(path.scenePath, rule, paint)) }
        case .material(let radius, let tint):
            scope(.clipPath(path.scenePath, rule)) { pass in
                pass.draw(.blurBackdrop(RoundedRect(bounds.rect), radius: radius))
                pass.draw(.fillRect(bounds.rect, .color(tint)))
            }
        case .drawn(let drawing, let opacity):
            let area = context.frame.roundedToPixels(scale), pixels = scale
            guard opacity > 0, area.isFiniteRect, area.width > 0, area.height > 0 else { return }
            let image = ImagePlacement(drawing.bitmap(in: area.size, scale: pixels), in: area.rect)
            scope(.clipPath(path.scenePath, rule)) { pass in
                guard opacity < 1 else { return pass.draw(.image(image)) }
                pass.scope(.layer(opacity: opacity, bounds: area.rect)) { $0.draw(.image(image)) }
            }
        }
    }

    /// Strokes a path, which is in points of the host.
    mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: StylePaint) {
        guard !path.isEmpty, style.lineWidth > 0, path.boundingRect.isFiniteRect else { return }
        let solid: Paint =
            switch paint {
            case .paint(let paint): paint
            case let other: .color(other.plainColor)
            }
        draw(.strokePath(path.scenePath, style.sceneStyle, solid))
    }
}

extension Shape {
    /// Returns the outline in a rectangle from the origin, which is at a place of the host.
    func path(in rect: CGRect, at place: CGPoint, _ environment: EnvironmentValues) -> Path {
        if let relative = self as? any RelativeShape, let container = environment.containerShape,
            let path = relative.path(in: rect, at: place, of: container)
        {
            return path
        }
        return path(in: rect)
    }

    /// Returns the outline in a rectangle of the host, mirrored where the layout direction wants it.
    func placedPath(in frame: CGRect, _ environment: EnvironmentValues) -> Path {
        let local = CGRect(origin: .zero, size: frame.size)
        var path = path(in: local, at: frame.origin, environment)
        if case .mirrors(let direction) = layoutDirectionBehavior, direction == environment.layoutDirection {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
        }
        return path.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}
