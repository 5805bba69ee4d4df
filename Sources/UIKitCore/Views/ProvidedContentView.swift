package import Scene

/// A view whose content is recorded by a class of another module, which cannot override what is not open to apps.
open class ProvidedContentView: UIView {
    /// Returns the drawing between background and subviews of the view that it is passed; nil for that of `draw(_:)`.
    package final var contentProvider: ((ProvidedContentView, ContentContext) -> [DrawCommand])?
    /// Measures the content of the view that it is passed for a width in points, nil for any; nil for the measurement of
    /// `intrinsicContentSize`.
    package final var measurementProvider: ((ProvidedContentView, CGFloat?) -> ContentMeasurement)?
    /// Returns what the view that it is passed shows, in preorder, for layout trees: parents are indexes of the nodes it
    /// returns, nil for those directly in the view, and ids are unique among them; nil for a view that is one node.
    package final var nodeProvider: ((ProvidedContentView) -> [LayoutNode])?

    package override func content(in context: ContentContext) -> [DrawCommand] {
        contentProvider?(self, context) ?? super.content(in: context)
    }

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        measurementProvider?(self, width) ?? super.measure(width: width)
    }
}
