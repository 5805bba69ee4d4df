/// Hears of what others do with a file; never called here, as nobody else uses the files of a render.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file.
    var presentedItemURL: URL? { get }
    /// The queue of the calls.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Called after the file was changed.
    func presentedItemDidChange()
    /// Called after the file was moved.
    func presentedItemDidMove(to newURL: URL)
    /// Called after a file in the folder was changed.
    func presentedSubitemDidChange(at url: URL)
    /// Called after a file came into the folder.
    func presentedSubitemDidAppear(at url: URL)
    /// Called to write what was not saved.
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
}

extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
    /// Does nothing.
    public func presentedSubitemDidAppear(at url: URL) {}
    /// Says that all is saved.
    public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
}

/// Has code use files while nobody else does, which is always so in a render: the code runs at once.
open class NSFileCoordinator: NSObject {
    /// How a file is read. Raw values match Apple's.
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others need not save.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// A link is followed.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Only what is known of the file is read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// The file is sent.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// How a file is written. Raw values match Apple's.
    public struct WritingOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is removed.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// It is moved.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// What others have written stays.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// It is replaced.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only what is known of the file is changed.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    /// The name of who coordinates.
    open var purposeIdentifier = ""

    /// Creates a coordinator.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

    /// Adds who hears of files.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Removes who hears of files.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Who hears of files: nobody is called.
    open class var filePresenters: [any NSFilePresenter] { [] }

    /// Has code read a file.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    /// Has code write a file.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }

    /// Has code read a file and write another one.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
        error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }

    /// Has code write two files.
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
