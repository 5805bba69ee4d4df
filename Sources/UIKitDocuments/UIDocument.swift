public import UIKitCore

/// A document in a file, which subclasses turn into their model and back.
///
/// Files are read and written at once; completion handlers are called in a later turn of the event loop.
open class UIDocument: NSObject {
    /// The states of a document. Raw values match Apple's.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set; 0 for `normal`.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is open and can be edited.
        public static let normal: State = []
        /// It is closed.
        public static let closed = State(rawValue: 1 << 0)
        /// There are conflicting versions of it.
        public static let inConflict = State(rawValue: 1 << 1)
        /// An error prevents it from being saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// It is busy and must not be edited.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// It is being read or written.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// The kinds of changes to a document. Raw values match Apple's.
    public enum ChangeKind: Int, Hashable, Sendable {
        /// A change was made.
        case done = 0
        /// A change was undone.
        case undone = 1
        /// A change was redone.
        case redone = 2
        /// The changes were saved or discarded.
        case cleared = 3
    }

    /// The save operations. Raw values match Apple's.
    public enum SaveOperation: Int, Hashable, Sendable {
        /// The document is saved for the first time.
        case forCreating = 0
        /// The document overwrites its current version.
        case forOverwriting = 1
    }

    /// Posted when the state has changed.
    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The URL of the file; changed by saving to another one.
    open private(set) var fileURL: URL
    /// The state; closed at first.
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
        }
    }
    /// The modification date of the file; nil before it was read or written.
    open var fileModificationDate: Date?
    /// The activity of the user with the document; nil for none.
    open var userActivity: NSUserActivity?
    /// The progress of reading or writing the document.
    open private(set) lazy var progress: Progress? = Progress(totalUnitCount: 1)
    /// The undo manager of the document.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var undoManager: UndoManager! = UndoManager()
    private var changeCount = 0

    /// Creates a document at a file URL; the file need not exist yet.
    public required init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: What subclasses override

    /// Returns the data to save: `Data` or a wrapper of files, unless `writeContents` is overridden; throws unless
    /// overridden.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(.featureUnsupported)
    }
    /// Loads the document from what was read: `Data`, or a wrapper of a directory, unless `read(from:)` is overridden;
    /// throws unless overridden.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Called when the document could not be read or written.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    /// Called after an error was handled.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Called when errors must be handled without interaction with the user.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    /// Called before the document must not be edited for a while.
    open func disableEditing() {}
    /// Called when the document can be edited again.
    open func enableEditing() {}

    /// The name for display: that of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The uniform type identifier of the file; `public.data`, as that of its extension is not known here.
    open var fileType: String? { "public.data" }
    /// Returns the uniform type identifier with which the document is saved.
    open func savingFileType() -> String? { fileType }
    /// Returns the extension of files of a type; that of the current file unless overridden.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        fileURL.pathExtension
    }

    // MARK: Reading and writing

    /// Opens and reads the document.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isOpen = attempt { try read(from: fileURL) }
        if isOpen {
            documentState = .normal
            changeCount = 0
        }
        answer(isOpen, completionHandler)
    }
    /// Saves unsaved changes and closes the document.
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
    /// Saves the document if it has unsaved changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return answer(true, completionHandler) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
    /// Saves the document to a URL.
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
    /// Reverts the document to the contents of a file.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt { try read(from: url) }
        if isRead { updateChangeCount(.cleared) }
        answer(isRead, completionHandler)
    }
    private static func modificationDate(of url: URL) -> Date? {
        try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    /// Reads the file and loads its data; loads the wrapper of a directory.
    open func read(from url: URL) throws {
        var isDirectory: ObjCBool = false
        let isPackage =
            FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
            && isDirectory.boolValue
        let contents: Any = isPackage ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
        fileModificationDate = UIDocument.modificationDate(of: url)
    }
    /// Writes the contents to a file, replacing the current version.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
        fileModificationDate = UIDocument.modificationDate(of: url)
    }
    /// Writes the contents, which must be `Data` or a wrapper of files unless overridden.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url)
        case let wrapper as FileWrapper:
            try wrapper.write(
                to: url, options: [.atomic, .withNameUpdating], originalContentsURL: originalContentsURL)
        default: throw CocoaError(.featureUnsupported)
        }
    }
    /// Returns additional attributes of the file; none unless overridden.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable:
        Any]
    { [:] }
    /// Calls a closure that reads or writes; here at once.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    // MARK: Changes

    /// Whether the document has unsaved changes.
    open var hasUnsavedChanges: Bool { changeCount != 0 }
    /// Updates the count of unsaved changes.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
    }
    /// Returns a token for the changes so far.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }
    /// Records that the changes up to a token are saved.
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
    /// Opens and reads the document; returns whether it could.
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { next in open { next.resume(returning: $0) } }
    }
    /// Saves unsaved changes and closes the document; returns whether it could.
    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { next in close { next.resume(returning: $0) } }
    }
    /// Saves the document to a URL; returns whether it could.
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { next in
            save(to: url, for: saveOperation) { next.resume(returning: $0) }
        }
    }
}
