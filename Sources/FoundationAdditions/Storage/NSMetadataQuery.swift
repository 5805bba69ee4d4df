// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A search for files in iCloud, of which there are none in a render: it ends without results.
open class NSMetadataQuery: NSObject {
    /// What is searched for; nil for nothing.
    open var predicate: NSPredicate?
    /// The order of the results; kept, and has no effect here.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// Where is searched; kept, and has no effect here.
    open var searchScopes: [Any] = []
    /// The attributes whose values are gathered; kept, and has no effect here.
    open var valueListAttributes: [String] = []
    /// The seconds between two notifications of updates; kept, and has no effect here.
    open var notificationBatchingInterval: TimeInterval = 1
    /// The queue of the notifications; kept, and has no effect here.
    open var operationQueue: OperationQueue?
    /// The delegate, which is never asked; not retained.
    open weak var delegate: (any NSMetadataQueryDelegate)?

    /// Whether the search was started and not stopped.
    open private(set) var isStarted = false
    /// Whether the first results are being gathered.
    open private(set) var isGathering = false
    /// Whether the search was stopped.
    open private(set) var isStopped = false

    /// Creates a search without a predicate.
    public override init() { super.init() }

    /// The number of files that were found: none.
    open var resultCount: Int { 0 }
    /// The files that were found: none.
    open var results: [Any] { [] }
    /// Returns a file that was found; an exception is raised, as there is none.
    open func result(at idx: Int) -> Any {
        NSException(name: .rangeException, reason: "a search has no result \(idx)").raise()
        return NSNull()
    }

    /// Starts the search; returns false without a predicate, or where it was started before. It is finished in a later
    /// turn of the event loop.
    @discardableResult
    open func start() -> Bool {
        guard predicate != nil, !isStarted else { return false }
        (isStarted, isGathering, isStopped) = (true, true, false)
        post(.NSMetadataQueryDidStartGathering)
        CompletionQueue.async { [weak self] in
            guard let self, isGathering else { return }
            isGathering = false
            post(.NSMetadataQueryDidFinishGathering)
        }
        return true
    }

    /// Stops the search.
    open func stop() { (isStarted, isGathering, isStopped) = (false, false, true) }
    /// Holds updates back; has no effect here, as there are none.
    open func disableUpdates() {}
    /// Lets updates go on; has no effect here, as there are none.
    open func enableUpdates() {}

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// The delegate of a search, which could replace its results; it is never asked.
public protocol NSMetadataQueryDelegate: AnyObject {}

/// A file that a search has found; none is found here.
open class NSMetadataItem: NSObject {
    private override init() {}
    /// Returns the value of an attribute of the file.
    open func value(forAttribute key: String) -> Any? { nil }
    /// The attributes of the file.
    open var attributes: [String] { [] }
}

extension Notification.Name {
    /// Posted when a search has begun.
    public static let NSMetadataQueryDidStartGathering = Notification.Name(
        "NSMetadataQueryDidStartGatheringNotification")
    /// Posted while the first results are gathered.
    public static let NSMetadataQueryGatheringProgress = Notification.Name(
        "NSMetadataQueryGatheringProgressNotification")
    /// Posted when the first results are gathered.
    public static let NSMetadataQueryDidFinishGathering = Notification.Name(
        "NSMetadataQueryDidFinishGatheringNotification")
    /// Posted when results have changed.
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

/// The scope of the documents of the app in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The scope of all other files of the app in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The attribute of the name of a file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The attribute of the name of a file for display.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The attribute of the URL of a file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The attribute of the path of a file.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The attribute of the size of a file in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The attribute of the date of the last change.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The attribute of the share of a file that is downloaded, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The attribute of whether a file is being downloaded.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// The attribute of whether a file is uploaded.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
/// The attribute of how far a file is downloaded.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
