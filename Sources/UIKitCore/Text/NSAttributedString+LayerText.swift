package import Geometry
package import Scene
package import Typography

// What Core Animation draws text by, which casts to it: nothing else refers to these conformances.

extension NSAttributedString: LayerText {
    package var characters: String { string }

    package func layout(paragraph: ParagraphStyle, proposal: TextProposal) -> any LayerTextLayout {
        TextBlock(
            StyledText(self), paragraph: paragraph, proposal: proposal, traits: .current,
            engine: RenderEnvironment.current.textEngine)
    }
}

extension UIFont: LayerFont {
    package func descriptor(ofSize size: CGFloat) -> FontDescriptor { withSize(size).descriptor }
}

extension TextBlock: LayerTextLayout {
    package var extent: Size { layout.size }

    package func drawing(at origin: Point) -> [DrawCommand] { commands(at: origin) }
}
