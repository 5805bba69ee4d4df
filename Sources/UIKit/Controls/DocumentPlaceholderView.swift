package import Scene

/// A view that displays the pages of a document; here a placeholder.
open class DocumentPlaceholderView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .document, in: context)
    }
}
