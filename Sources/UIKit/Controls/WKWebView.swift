package import Scene

/// A view that displays web content; here a placeholder.
open class WKWebView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .webPage, in: context)
    }
}
