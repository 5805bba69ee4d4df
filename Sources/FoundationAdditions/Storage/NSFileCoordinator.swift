/// Is notified of the access of others to a file; never here, as nobody else uses the files of a render.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The URL of the file or directory; nil for none.
    var presentedItemURL: URL? { get }
    /// The queue on which the methods are called.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Called after the content or attributes of the file have changed.
    func presentedItemDidChange()
    /// Called after the file was moved or renamed.
    func presentedItemDidMove(to newURL: URL)
    /// Called after a file in the directory was changed.
    func presentedSubitemDidChange(at url: URL)
    /// Called after a file was added to the directory.
    func presentedSubitemDidAppear(at url: URL)
    /// Called to save unsaved changes, before another process reads the file.
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
}

extension NSFilePresenter {
    /// The default implementation ignores the change.
    public func presentedItemDidChange() {}
    /// The default implementation ignores the move.
    public func presentedItemDidMove(to newURL: URL) {}
    /// The default implementation ignores the change.
    public func presentedSubitemDidChange(at url: URL) {}
    /// The default implementation ignores the new file.
    public func presentedSubitemDidAppear(at url: URL) {}
    /// Calls the handler with nil: all changes are saved.
    public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
}

/// Coordinates the access to files; nothing else uses those of a render, so that code accesses them at once.
open class NSFileCoordinator: NSObject {
    /// The options for reading a file. Raw values match Apple's.
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other presenters need not save their changes.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// Symbolic links are resolved.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Only metadata that is available at once is read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// The file is uploaded to a server.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// The options for writing a file. Raw values match Apple's.
    public struct WritingOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// The file is moved.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// The changes of others are merged.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// The file is replaced.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only metadata that does not depend on the content is changed.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    /// A string that identifies the coordinator's purpose; empty by default.
    open var purposeIdentifier = ""

    /// Creates a coordinator; no presenter is notified.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

    /// Registers a presenter, which is never notified.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Removes a presenter, of which none is registered.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// The registered presenters: always empty.
    open class var filePresenters: [any NSFilePresenter] { [] }

    /// Calls a closure at once to read a file.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    /// Calls a closure at once to write a file.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }

    /// Calls a closure at once to read a file and write another one.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
        error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }

    /// Calls a closure at once to write two files.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL, URL) -> Void
    ) { writer(url1, url2) }

    /// Announces that an item was moved; has no effect here.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Cancels the coordination; has no effect here.
    open func cancel() {}
}
