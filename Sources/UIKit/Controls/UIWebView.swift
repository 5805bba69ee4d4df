package import Scene

/// A view that displays web content, a legacy class before iOS 12; here a stand-in.
open class UIWebView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .webPage, in: context)
    }
}
