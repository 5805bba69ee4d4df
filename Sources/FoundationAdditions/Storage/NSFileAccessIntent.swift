/// What code is about to do with a file, for a coordinator.
open class NSFileAccessIntent: NSObject {
    /// The URL of the file, which does not change here.
    open private(set) var url: URL

    private init(url: URL) { self.url = url }

    /// Returns the intent of reading a file; the options have no effect, as nothing else uses the files of a render.
    open class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url: url) }

    /// Returns the intent of writing a file; the options have no effect, as nothing else uses the files of a render.
    open class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url: url) }
}

extension NSFileCoordinator {
    /// Calls a closure in a later turn of the event loop, without an error, to use some files; the queue has no effect.
    public func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping ((any Error)?) -> Void
    ) { CompletionQueue.async { accessor(nil) } }
}
