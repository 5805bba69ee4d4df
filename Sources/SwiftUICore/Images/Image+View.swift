package import Foundation
import Typography

extension Image: View, SystemView {
    /// The type of an image's body.
    public typealias Body = Never
}

extension Image: LeafView {
    package func makeCache(in environment: EnvironmentValues) -> AnyObject? {
        ImageContent(self, in: environment)
    }

    private func content(_ context: ElementContext) -> ImageContent {
        context.kept(by: self, as: ImageContent.self) ?? ImageContent(self, in: context.environment)
    }

    package func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        let natural = content(context).size
        return resizing == nil ? natural : proposal.replacingUnspecifiedDimensions(by: natural)
    }

    package func guide(
        _ key: AlignmentKey, for proposal: ProposedViewSize, in context: ElementContext
    ) -> CGFloat? {
        guard key.id is any VerticalAlignment.TextBaseline.Type, resizing == nil else { return nil }
        return content(context).baseline?.roundedToPixel(context.environment.displayScale)
    }

    package func draw(in context: ElementContext, _ pass: inout DrawingPass) {
        if context.environment.isRedacted {
            return pass.drawPlaceholders(in: [pass.pixelRect(context.frame)], context)
        }
        let content = content(context)
        if let change, context.environment.contentTransition != .identity {
            return drawChange(change, to: content, context, &pass)
        }
        drawContent(content, context, &pass)
    }

    private func drawContent(
        _ content: ImageContent, _ context: ElementContext, _ pass: inout DrawingPass
    ) {
        guard symbolName != nil else { return content.draw(in: context.frame, context, &pass) }
        context.environment.drawSymbol(in: context.frame, &pass) {
            content.draw(in: context.frame, context, &$0)
        }
    }

    /// Draws an image on its way from another one, each in its own size around the same center.
    private func drawChange(
        _ change: Change, to content: ImageContent, _ context: ElementContext, _ pass: inout DrawingPass
    ) {
        let before = ImageContent(Image(change.source, resizing: resizing), in: context.environment)
        let size = resizing == nil ? before.size : context.frame.size
        let place = CGRect(
            x: context.frame.midX - size.width / 2, y: context.frame.midY - size.height / 2,
            width: size.width, height: size.height)
        let change = ContentChange(
            old: pass.recording { before.draw(in: place, context, &$0) },
            new: pass.recording { drawContent(content, context, &$0) }, share: change.share)
        pass.append(change.faded)
    }

    /// Draws the image in a rectangle of a text.
    func draw(in rect: CGRect, _ context: ElementContext, _ pass: inout DrawingPass) {
        ImageContent(self, in: context.environment).draw(in: rect, context, &pass)
    }

    /// The size of the image in a line of text: of symbols that of the font.
    func inlineSize(of font: FontDescriptor, in environment: EnvironmentValues) -> CGSize {
        if case .symbol(let name) = source { return SymbolContent(name, font, environment).size }
        return ImageContent(self, in: environment).size
    }

    package func reportedText(in environment: EnvironmentValues) -> String? {
        switch source {
        case .named(let name), .symbol(let name): name
        case .bitmap, .provided: nil
        }
    }
}

extension EnvironmentValues {
    private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

    /// The scale of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a scale of its symbols.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Returns the view with a way to color its symbols; this has no effect here, where they have one color.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
