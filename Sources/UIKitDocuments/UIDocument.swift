public import UIKitCore

/// A document in a file, which subclasses turn into their model and back.
///
/// Files are read and written at once; completion handlers are called in a later turn of the event loop.
open class UIDocument: NSObject {
    /// What a document is in. Raw values match Apple's.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is open and can be edited.
        public static let normal: State = []
        /// It is closed.
        public static let closed = State(rawValue: 1 << 0)
        /// There are several versions of it.
        public static let inConflict = State(rawValue: 1 << 1)
        /// It could not be saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// It cannot be edited now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// It is being read or written.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// How a document has changed. Raw values match Apple's.
    public enum ChangeKind: Int, Hashable, Sendable {
        /// By a change.
        case done = 0
        /// By undoing one.
        case undone = 1
        /// By redoing one.
        case redone = 2
        /// By being saved.
        case cleared = 3
    }

    /// Where a document is saved. Raw values match Apple's.
    public enum SaveOperation: Int, Hashable, Sendable {
        /// In a new file.
        case forCreating = 0
        /// In the file that there is.
        case forOverwriting = 1
    }

    /// Posted when the state has changed.
    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The file.
    open private(set) var fileURL: URL
    /// The state; closed at first.
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
        }
    }
    /// When the file was last changed; nil before it was read or written.
    open var fileModificationDate: Date?
    /// What the user does with the document.
    open var userActivity: NSUserActivity?
    /// How far the document has been read or written.
    open private(set) lazy var progress: Progress? = Progress(totalUnitCount: 1)
    /// Records how changes are undone.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var undoManager: UndoManager! = UndoManager()
    private var changeCount = 0

    /// Creates a document of a file, which need not be there yet.
    public required init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: What subclasses override

    /// Returns what is written: `Data`, unless `writeContents` is overridden.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(.featureUnsupported)
    }
    /// Takes on what was read: `Data`, unless `read(from:)` is overridden.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Called when the document could not be read or written.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    /// Called after an error was handled.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Called when the user can no longer be asked about an error.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    /// Called when the document cannot be edited for a while.
    open func disableEditing() {}
    /// Called when the document can be edited again.
    open func enableEditing() {}

    /// The name that is shown: that of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The kind of the file, by its name; that of its extension is not known here.
    open var fileType: String? { "public.data" }
    /// The kind in which the document is saved.
    open func savingFileType() -> String? { fileType }
    /// Returns the extension of files of a kind.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        fileURL.pathExtension
    }

    // MARK: Reading and writing

    /// Reads the document.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isOpen = attempt { try read(from: fileURL) }
        if isOpen {
            documentState = .normal
            changeCount = 0
        }
        answer(isOpen, completionHandler)
    }
    /// Saves what is not saved, and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            documentState = .closed
            return answer(true, completionHandler)
        }
        save(to: fileURL, for: .forOverwriting) { [self] isSaved in
            if isSaved { documentState = .closed }
            completionHandler?(isSaved)
        }
    }
    /// Saves the document if something is not saved.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return answer(true, completionHandler) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
    /// Saves the document.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let isSaved = attempt {
            let content = try contents(forType: savingFileType() ?? "")
            try writeContents(content, andAttributes: nil, safelyTo: url, for: saveOperation)
        }
        if isSaved {
            fileURL = url
            documentState.remove(.savingError)
            if saveOperation == .forCreating { documentState.remove(.closed) }
            updateChangeCount(.cleared)
        } else {
            documentState.insert(.savingError)
        }
        answer(isSaved, completionHandler)
    }
    /// Reads the document again, from a file.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt { try read(from: url) }
        if isRead { updateChangeCount(.cleared) }
        answer(isRead, completionHandler)
    }
    private static func modificationDate(of url: URL) -> Date? {
        try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    /// Reads a file.
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
        fileModificationDate = UIDocument.modificationDate(of: url)
    }
    /// Writes a file in place of the one that there is.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
        fileModificationDate = UIDocument.modificationDate(of: url)
    }
    /// Writes a file.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.featureUnsupported) }
        try data.write(to: url)
    }
    /// Returns further attributes of the file.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable:
        Any]
    { [:] }
    /// Calls a closure for reading or writing.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    // MARK: Changes

    /// Whether there are changes that are not saved.
    open var hasUnsavedChanges: Bool { changeCount != 0 }
    /// Counts a change.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
    }
    /// Returns what stands for the changes so far.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }
    /// Records that the changes of a token are saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        if let count = changeCountToken as? Int { changeCount -= count }
    }

    private func attempt(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    private func answer(_ result: Bool, _ handler: ((Bool) -> Void)?) {
        guard let handler else { return }
        RenderContext.current.eventLoop.schedule { handler(result) }
    }
}

extension UIDocument {
    /// Reads the document.
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { next in open { next.resume(returning: $0) } }
    }
    /// Saves what is not saved, and closes the document.
    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { next in close { next.resume(returning: $0) } }
    }
    /// Saves the document.
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { next in
            save(to: url, for: saveOperation) { next.resume(returning: $0) }
        }
    }
}
