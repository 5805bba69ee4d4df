import CoreGraphics
public import Foundation
import Scene
import Typography

extension GraphicsContext {
    /// Static text that a canvas draws.
    public struct ResolvedText {
        let measure: TextMeasure
        private let scale: CGFloat
        /// The shading of the text; nil for the styles that the text has itself.
        private var ownShading: Shading?

        init(_ text: Text, in environment: EnvironmentValues) {
            measure = TextMeasure(text, in: environment)
            scale = environment.displayScale
        }

        /// The shading of the text; the foreground style where none was set.
        public var shading: Shading {
            get { ownShading ?? .foreground }
            set { ownShading = newValue }
        }

        /// Returns the size of the text in a proposed one, in points.
        public func measure(in size: CGSize) -> CGSize { measure.size(for: ProposedViewSize(size)) }
        /// Returns the distance from the top to the first baseline in a size, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            CGFloat(measure.layout(for: ProposedViewSize(size)).firstBaseline)
        }
        /// Returns the distance from the top to the last baseline in a size, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            CGFloat(measure.layout(for: ProposedViewSize(size)).lastBaseline)
        }

        /// The commands that draw the text in a rectangle, in points of the drawing.
        func commands(in rect: CGRect, _ environment: EnvironmentValues) -> [DrawCommand] {
            let layout = measure.layout(for: ProposedViewSize(rect.size))
            let commands = layout.commands(at: rect.origin.point, displayScale: Double(scale))
            guard let style = ownShading ?? measure.maskedStyle.map({ .style($0) }) else { return commands }
            if case .color(let color) = style.paint(in: rect, environment) {
                return commands.map { command in
                    command.drawing.map { .draw($0.mapColors { _ in color }) } ?? command
                }
            }
            let bounds = commands.groupBounds
            let filled = [DrawCommand.draw(.fillRect(bounds, style.paint(in: rect, environment)))]
            return (filled + commands.within(.mask(bounds: bounds))).within(
                .layer(opacity: 1, bounds: bounds))
        }
    }

    /// A resolved image that a canvas draws.
    public struct ResolvedImage {
        let content: ImageContent
        /// The size of the image in points.
        public let size: CGSize
        /// The distance from the top to the baseline, in points.
        public let baseline: CGFloat
        /// The shading of a template; nil for the foreground style.
        public var shading: Shading?

        init(_ image: Image, in environment: EnvironmentValues) {
            content = ImageContent(image, in: environment)
            size = content.size
            baseline = content.baseline ?? content.size.height
        }
    }

    /// A static sequence of drawing operations: a view of the canvas.
    public struct ResolvedSymbol {
        let element: LayoutElement
        /// The size of the view in points.
        public let size: CGSize
    }

    // MARK: Resolving

    /// Returns a text for drawing.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }
    /// Returns an image for drawing.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: environment) }
    /// Returns a view of the canvas by its tag; nil for none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let key = AnyHashable(id)
        return target.symbols.first { $0[TagTrait.self] == key }
            .map { ResolvedSymbol(element: $0, size: $0.size(for: .unspecified)) }
    }

    // MARK: Drawing

    /// Draws a text with a point of it at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text with a point of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure.size(for: .unspecified)
        draw(text, in: GraphicsContext.rect(size, at: point, anchor))
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        // Sizes are rounded up to pixels: the width is enough for what was measured.
        draw(text.commands(in: rect, environment))
    }
    /// Draws an image with a point of it at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    /// Draws an image with a point of it at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: GraphicsContext.rect(image.size, at: point, anchor))
    }
    /// Draws an image in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let pass = DrawingPass(scale: target.scale)
        var commands = pass.recording { image.content.draw(in: rect, target.context, &$0) }
        if let shading = image.shading, case .color(let color) = shading.paint(in: rect, environment) {
            commands = commands.map { command in
                guard let drawing = command.drawing else { return command }
                return .draw(
                    drawing.mapColors { _ in
                        color
                    } image: { placement in
                        var placement = placement
                        if placement.tint != nil { placement.tint = color }
                        return placement
                    })
            }
        }
        draw(commands)
    }
    /// Draws a view of the canvas with a point of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: GraphicsContext.rect(symbol.size, at: point, anchor))
    }
    /// Draws a view of the canvas, scaled into a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        symbol.element.place(at: .zero, proposal: .unspecified)
        let commands = DrawingPass(scale: target.scale).recording { symbol.element.draw(in: &$0) }
        let place = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        draw(place.isIdentity ? commands : commands.within(.transform(place.transform)))
    }

    private static func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y),
            size: size)
    }
}
