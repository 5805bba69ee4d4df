/// The context in which an app extension is called; an app has none.
open class NSExtensionContext: NSObject {
    /// The `NSExtensionItem`s that are shared: none.
    open var inputItems: [Any] { [] }
    /// Completes the request with items.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        CompletionQueue.async { completionHandler?(false) }
    }
    /// Cancels the request with an error; has no effect here.
    open func cancelRequest(withError error: any Error) {}
    /// Opens a URL in another app, which no extension here does.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        CompletionQueue.async { completionHandler?(false) }
    }
}

/// An object that an app extension begins with.
public protocol NSExtensionRequestHandling: AnyObject {
    /// Called with the context of the request.
    func beginRequest(with context: NSExtensionContext)
}
