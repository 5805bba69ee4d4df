package import Scene

/// Shows a web page, as apps of the time before iOS 12 did; here a placeholder.
open class UIWebView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        labelledPlaceholder("Web", in: context)
    }
}
