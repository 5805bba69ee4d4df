// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The states of a user's iCloud account. Raw values match Apple's.
public enum CKAccountStatus: Int, Hashable, Sendable {
    /// The status could not be determined.
    case couldNotDetermine = 0
    /// The account is available.
    case available = 1
    /// The app may not know.
    case restricted = 2
    /// There is no account.
    case noAccount = 3
    /// Not at the moment.
    case temporarilyUnavailable = 4
}

/// The name of the signed-in user.
public let CKCurrentUserDefaultName = "__defaultOwner__"

extension Notification.Name {
    /// Posted when the account has changed, which never happens.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// An error of iCloud.
public struct CKError: Error, Hashable, Sendable {
    /// Kinds of errors. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// An error of the system.
        case internalError = 1
        /// Some of it failed.
        case partialFailure = 2
        /// There is no network.
        case networkUnavailable = 3
        /// The network failed.
        case networkFailure = 4
        /// The server does not answer.
        case serviceUnavailable = 6
        /// There were too many requests.
        case requestRateLimited = 7
        /// Nobody is signed in.
        case notAuthenticated = 9
        /// The app may not.
        case permissionFailure = 10
        /// There is no such record.
        case unknownItem = 11
        /// Something is wrong with the request.
        case invalidArguments = 12
        /// The server has a newer record.
        case serverRecordChanged = 14
        /// It was cancelled.
        case operationCancelled = 20
        /// What is known is too old.
        case changeTokenExpired = 21
        /// The server is busy.
        case zoneBusy = 23
        /// The iCloud is full.
        case quotaExceeded = 25
        /// There is no such zone.
        case zoneNotFound = 26
        /// There is too much at once.
        case limitExceeded = 27
        /// The user has removed the zone.
        case userDeletedZone = 28
    }
    /// The code of the error.
    public let code: Code
    /// The seconds until another attempt.
    public var retryAfterSeconds: Double? { nil }
    /// The errors of each item.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

/// A zone of records.
open class CKRecordZone: NSObject {
    /// The identity of a zone.
    public final class ID: NSObject, Sendable {
        /// The name of the zone.
        public let zoneName: String
        /// The name of the owner.
        public let ownerName: String
        /// The zone without a name.
        public static let `default` = ID(zoneName: "_defaultZone")
        /// Creates an identity.
        public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
            self.zoneName = zoneName
            self.ownerName = ownerName
        }
        /// Whether it is the same zone.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        /// The hash of the name.
        public override var hash: Int { zoneName.hashValue }
    }
    /// The identifier of the zone.
    public let zoneID: ID
    /// Creates a zone.
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// Creates a zone of the signed-in user.
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    /// Returns the zone without a name.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Values in iCloud.
open class CKRecord: NSObject {
    /// The kind of a record.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String
    /// The identity of a record.
    public final class ID: NSObject, Sendable {
        /// The name of the record.
        public let recordName: String
        /// The identifier of the record's zone.
        public let zoneID: CKRecordZone.ID
        /// Creates an identity; without a name that of all new records, of which none is saved.
        public init(recordName: String = "new", zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
        }
        /// Whether it is the same record.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
        /// The hash of the name.
        public override var hash: Int { recordName.hashValue }
    }
    /// What happens to a record whose other record is removed. Raw values match Apple's.
    public enum ReferenceAction: UInt, Hashable, Sendable {
        /// The record is not changed.
        case none = 0
        /// It is removed.
        case deleteSelf = 1
    }
    /// Names another record.
    open class Reference: NSObject {
        /// The other record.
        public let recordID: ID
        /// What happens to this one.
        public let action: ReferenceAction
        /// Creates a reference.
        public init(recordID: ID, action: ReferenceAction) {
            self.recordID = recordID
            self.action = action
        }
    }
    /// The type of the record.
    public let recordType: RecordType
    /// The identifier of the record.
    public let recordID: ID
    /// When it was saved.
    open var modificationDate: Date? { nil }
    /// When it was saved first.
    open var creationDate: Date? { nil }
    private var values: [FieldKey: Any] = [:]
    /// Creates a record without values.
    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }
    /// A value; nil removes it.
    open subscript(key: FieldKey) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }
    /// The names of the values, sorted.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
}

/// The records of a container: there are none, and none can be saved.
open class CKDatabase: NSObject {
    /// Saves a record; fails here.
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        CompletionQueue.async { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Returns a record; fails here.
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
    ) { CompletionQueue.async { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Removes a record; fails here.
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { CompletionQueue.async { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Saves a record; fails here.
    @discardableResult
    open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Returns a record; fails here.
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
}

/// The container of an app in iCloud; there is no account here.
open class CKContainer: NSObject {
    /// The identifier; nil for the app's own.
    public let containerIdentifier: String?
    /// The records that all see.
    public let publicCloudDatabase = CKDatabase()
    /// The records of the user.
    public let privateCloudDatabase = CKDatabase()
    /// The records that others share with the user.
    public let sharedCloudDatabase = CKDatabase()
    private init(_ identifier: String?) { containerIdentifier = identifier }
    /// Creates a container.
    public convenience init(identifier containerIdentifier: String) { self.init(containerIdentifier) }
    /// Returns the app's own container.
    open class func `default`() -> CKContainer { SharedObjects.object { CKContainer(nil) } }
    /// Passes the status of the account: there is none.
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        CompletionQueue.async { completionHandler(.noAccount, nil) }
    }
    /// Returns the status of the account: there is none.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Fetches the record identifier of the user, which fails here.
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        CompletionQueue.async { completionHandler(nil, CKError(.notAuthenticated)) }
    }
}
