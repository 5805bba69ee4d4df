package import Geometry
import RenderContext
package import Scene
package import Typography

/// Text with attributes that a text layer displays and reads.
package protocol LayerText: AnyObject {
    /// The text without its attributes.
    var characters: String { get }
    /// Lays out the text.
    ///
    /// - Parameters:
    ///   - paragraph: The style of paragraphs without one of their own.
    ///   - proposal: The available size.
    /// - Returns: The lines.
    func layout(paragraph: ParagraphStyle, proposal: TextProposal) -> any LayerTextLayout
}

/// A font that a text layer uses.
package protocol LayerFont: AnyObject {
    /// Returns the descriptor of the face at a size in points.
    func descriptor(ofSize size: CGFloat) -> FontDescriptor
}

/// The text of a layer, laid out.
package protocol LayerTextLayout {
    /// The size in points, not rounded.
    var extent: Size { get }
    /// Reports the problems of the layout.
    func reportProblems()
    /// Returns the drawing with its top-left corner at a point.
    func drawing(at origin: Point) -> [DrawCommand]
}

extension TextLayout: LayerTextLayout {
    package var extent: Size { size }

    package func reportProblems() {
        for problem in diagnostics { RenderEnvironment.current.report(problem) }
    }

    package func drawing(at origin: Point) -> [DrawCommand] { commands(at: origin) }
}
