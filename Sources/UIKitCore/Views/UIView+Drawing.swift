import Diagnostics
import Scene

extension UIView {
    /// Creates a layer of the view's layer class.
    func makeLayer() -> CALayer {
        let layer = ((type(of: self).layerClass as? CALayer.Type) ?? CALayer.self).init()
        layer.owner = self
        return layer
    }

    /// Returns what `draw(_:)` records.
    func drawnContent() -> [DrawCommand] {
        let context = CGContext(size: bounds.size)
        layerWillDraw(layer)
        DrawingStack.with(context) { draw(layer, in: context) }
        let commands = context.finishedCommands
        reportReplacedContents(by: commands)
        return commands
    }

    /// Reports what the view draws into a layer whose contents code has set; both are drawn.
    ///
    /// Source: `CALayer.contents` in Apple's documentation: those of a view's layer are replaced when the view is updated.
    /// Public dumps of the layers of labels: from iOS 14 on the contents of the label's own layer are its text; before,
    /// text with Chinese characters was in a sublayer. Chosen: what shows most, as the order of updates is not known.
    func reportReplacedContents(by commands: [DrawCommand]) {
        guard !commands.isEmpty, layer.hasImageContents else { return }
        let kind = self is UILabel ? "the text" : self is UIImageView ? "the image" : "the drawing"
        let remedy =
            self is UILabel
            ? "draw the image in `drawText(in:)` before the text, or put it into a view behind the label"
            : "put the image of the layer into a view behind this one"
        RenderEnvironment.current.report(
            Diagnostic(
                .drawingContents,
                "\(kind) of \(className.withArticle) is drawn into the layer whose `contents` code sets: on a device one "
                    + "replaces the other; both are drawn",
                of: className, view: displayName, hints: [remedy]))
    }
}
