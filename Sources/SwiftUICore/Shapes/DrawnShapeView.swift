public import Foundation

/// A view of a shape, over which more of it can be drawn.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape of the view.
    var shape: Content { get }
}

/// A shape that is filled or stroked, over what was drawn of it before.
public struct _DrawnShapeView<Content: Shape>: ShapeView {
    /// The shape of the view.
    public let shape: Content
    private let layers: [any View]

    init(shape: Content, layers: [any View]) { (self.shape, self.layers) = (shape, layers) }

    /// Returns the view with another drawing of the shape over it.
    func adding(_ layer: some View) -> _DrawnShapeView { .init(shape: shape, layers: layers + [layer]) }

    /// The drawings, the first behind the others.
    public var body: some View {
        if layers.count == 1 {
            AnyView(layers[0])
        } else {
            LayeredShape(layers: layers)
        }
    }
}

/// Drawings of one shape, over each other.
private struct LayeredShape: View {
    let layers: [any View]

    var body: some View {
        ZStack { ForEach(layers.indices, id: \.self) { AnyView(layers[$0]) } }
    }
}

extension Shape {
    /// Returns the shape filled with a style.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _DrawnShapeView<Self> {
        _DrawnShapeView(shape: self, layers: [_ShapeView(shape: self, style: content, fillStyle: style)])
    }

    /// Returns the shape filled with the foreground style.
    public func fill(style: FillStyle) -> _DrawnShapeView<Self> { fill(ForegroundStyle(), style: style) }

    /// Returns the stroke of the shape, centered on its outline, in a style.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShapeView<Self> {
        let stroked = _StrokedShape(shape: self, style: style)
        return _DrawnShapeView(shape: self, layers: [_ShapeView(shape: stroked, style: content)])
    }

    /// Returns the stroke of the shape, centered on its outline, in a style; the width in points.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShapeView<Self> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

    /// Returns the shape of the outline's stroke.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// Returns the shape of the outline's stroke; the width in points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Returns the stroke inside the outline, in a style.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShapeView<Self> {
        let stroked = _StrokedShape(shape: inset(by: style.lineWidth / 2), style: style)
        return _DrawnShapeView(shape: self, layers: [_ShapeView(shape: stroked, style: content)])
    }

    /// Returns the stroke inside the outline, in a style; the width in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShapeView<Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }

    /// Returns the stroke inside the outline, in the foreground style.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _DrawnShapeView<Self> {
        strokeBorder(ForegroundStyle(), style: style)
    }
}

extension _DrawnShapeView {
    /// Returns the view with the shape filled over it.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _DrawnShapeView { adding(_ShapeView(shape: shape, style: content, fillStyle: style)) }

    /// Returns the view with the shape's stroke over it.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShapeView {
        adding(_ShapeView(shape: _StrokedShape(shape: shape, style: style), style: content))
    }

    /// Returns the view with the shape's stroke over it; the width in points.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShapeView { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension _DrawnShapeView where Content: InsettableShape {
    /// Returns the view with the shape's inner stroke over it.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShapeView {
        let inner = shape.inset(by: style.lineWidth / 2)
        return adding(_ShapeView(shape: _StrokedShape(shape: inner, style: style), style: content))
    }

    /// Returns the view with the shape's inner stroke over it; the width in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShapeView { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}
