package import Scene

/// A view whose content is recorded by a class of another module, which cannot override `content(in:)`: Swift lets a
/// module override only what is open to apps, too.
open class ProvidedContentView: UIView {
    /// Returns the drawing between background and subviews of the view that it is passed; nil for that of `draw(_:)`.
    package final var contentProvider: ((ProvidedContentView, ContentContext) -> [DrawCommand])?

    package override func content(in context: ContentContext) -> [DrawCommand] {
        contentProvider?(self, context) ?? super.content(in: context)
    }
}
