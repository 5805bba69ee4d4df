package import Scene

/// Shows a web page; here a placeholder.
open class WKWebView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        labelledPlaceholder("Web", in: context)
    }
}
