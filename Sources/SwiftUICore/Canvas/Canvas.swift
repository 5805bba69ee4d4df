import CoreGraphics
public import Foundation
import Scene

/// A view type that supports immediate mode drawing.
public struct Canvas<Symbols: View>: SystemView {
    /// The views that the drawing can use, each with a tag.
    public var symbols: Symbols
    /// The function that draws, into a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque.
    public var isOpaque: Bool
    /// The color space of the canvas; drawing here has one.
    public var colorMode: ColorRenderingMode
    /// Whether the canvas may draw later; it draws with the picture here.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with views that the drawing can use.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
        (self.renderer, self.symbols) = (renderer, symbols())
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) { EmptyView() }
    }
}

extension Canvas: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { CanvasNode(self, inputs) }
}

/// The node of a canvas; its content are the views that the drawing can use.
final class CanvasNode<Symbols: View>: ContainerNode {
    private(set) var view: Canvas<Symbols>

    init(_ view: Canvas<Symbols>, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        child = reconciled(child, with: view.symbols, in: environment)
    }

    override func makeElement() -> LayoutElement { CanvasElement<Symbols>(node: self) }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? Canvas<Symbols> else { return false }
        (self.view, self.environment) = (view, environment)
        child = reconciled(child, with: view.symbols, in: environment)
        element.invalidate()
        return true
    }
}

/// The element of a canvas, which takes the room that it is offered.
final class CanvasElement<Symbols: View>: LayoutElement {
    private var owner: CanvasNode<Symbols>? { node as? CanvasNode<Symbols> }

    override var typeName: String? { "Canvas" }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in pass: inout DrawingPass) {
        guard let owner, frame.isFiniteRect else { return }
        let rect = frame.roundedToPixels(pass.scale)
        let canvas = CanvasTarget(
            scale: pass.scale, context: ElementContext(element: self), origin: rect.origin,
            symbols: owner.elements)
        var context = GraphicsContext(canvas)
        if owner.view.isOpaque {
            canvas.commands.append(.draw(.fillRect(rect.rect, .color(.black))))
        }
        owner.view.renderer(&context, frame.size)
        guard !canvas.commands.isEmpty else { return }
        // Source: `Canvas`: what is drawn is clipped to the frame.
        pass.scope(.clip(RoundedRect(rect.rect))) { $0.append(canvas.commands) }
    }
}

/// What a graphics context draws into: commands in points of the host.
final class CanvasTarget {
    /// The pixels of the display per point.
    let scale: CGFloat
    /// The element of the canvas, and its environment.
    let context: ElementContext
    /// The top left corner of the canvas, in points of the host.
    let origin: CGPoint
    /// The views that the drawing can use.
    let symbols: [LayoutElement]
    /// What was drawn so far.
    var commands: [DrawCommand] = []

    init(scale: CGFloat, context: ElementContext, origin: CGPoint, symbols: [LayoutElement]) {
        (self.scale, self.context, self.origin, self.symbols) = (scale, context, origin, symbols)
    }

    /// Returns another target in the place of this one.
    func layer() -> CanvasTarget {
        CanvasTarget(scale: scale, context: context, origin: origin, symbols: symbols)
    }
}
