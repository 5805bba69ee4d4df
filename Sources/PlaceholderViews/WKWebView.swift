/// A view that displays web content; here a placeholder.
open class WKWebView: PicturePlaceholderView {
    /// The drawing that fills the view: a web page.
    open override var placeholderPicture: PlaceholderPicture { .webPage }
}
