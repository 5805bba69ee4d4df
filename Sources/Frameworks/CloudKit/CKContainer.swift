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
        /// The container is not known or not authorized.
        case badContainer = 5
        /// The server does not answer.
        case serviceUnavailable = 6
        /// There were too many requests.
        case requestRateLimited = 7
        /// The app has no entitlement.
        case missingEntitlement = 8
        /// Nobody is signed in.
        case notAuthenticated = 9
        /// The app may not.
        case permissionFailure = 10
        /// There is no such record.
        case unknownItem = 11
        /// Something is wrong with the request.
        case invalidArguments = 12
        /// There are more results.
        case resultsTruncated = 13
        /// The server has a newer record.
        case serverRecordChanged = 14
        /// The server has rejected the request.
        case serverRejectedRequest = 15
        /// The file of an asset is not there.
        case assetFileNotFound = 16
        /// The file of an asset has changed.
        case assetFileModified = 17
        /// The app is older than the least version that is allowed.
        case incompatibleVersion = 18
        /// A field must be unique.
        case constraintViolation = 19
        /// It was cancelled.
        case operationCancelled = 20
        /// What is known is too old.
        case changeTokenExpired = 21
        /// Another item of the same batch has failed.
        case batchRequestFailed = 22
        /// The server is busy.
        case zoneBusy = 23
        /// The database is not one for the request.
        case badDatabase = 24
        /// The iCloud is full.
        case quotaExceeded = 25
        /// There is no such zone.
        case zoneNotFound = 26
        /// There is too much at once.
        case limitExceeded = 27
        /// The user has removed the zone.
        case userDeletedZone = 28
        /// A share has too many participants.
        case tooManyParticipants = 29
        /// A record is already shared.
        case alreadyShared = 30
        /// The target of a reference is not there.
        case referenceViolation = 31
        /// The account is managed and restricted.
        case managedAccountRestricted = 32
        /// The user is not yet a participant of the share.
        case participantMayNeedVerification = 33
        /// The response of the server was lost.
        case serverResponseLost = 34
        /// An asset cannot be fetched.
        case assetNotAvailable = 35
        /// The account needs to be verified.
        case accountTemporarilyUnavailable = 36
    }
    /// The code of the error.
    public let code: Code
    /// The seconds until another attempt.
    public var retryAfterSeconds: Double? { nil }
    /// The errors of each item.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// An error of the system.
    public static let internalError = Code.internalError
    /// Some of it failed.
    public static let partialFailure = Code.partialFailure
    /// There is no network.
    public static let networkUnavailable = Code.networkUnavailable
    /// The network failed.
    public static let networkFailure = Code.networkFailure
    /// The container is not known or not authorized.
    public static let badContainer = Code.badContainer
    /// The server does not answer.
    public static let serviceUnavailable = Code.serviceUnavailable
    /// There were too many requests.
    public static let requestRateLimited = Code.requestRateLimited
    /// The app has no entitlement.
    public static let missingEntitlement = Code.missingEntitlement
    /// Nobody is signed in.
    public static let notAuthenticated = Code.notAuthenticated
    /// The app may not.
    public static let permissionFailure = Code.permissionFailure
    /// There is no such record.
    public static let unknownItem = Code.unknownItem
    /// Something is wrong with the request.
    public static let invalidArguments = Code.invalidArguments
    /// There are more results.
    public static let resultsTruncated = Code.resultsTruncated
    /// The server has a newer record.
    public static let serverRecordChanged = Code.serverRecordChanged
    /// The server has rejected the request.
    public static let serverRejectedRequest = Code.serverRejectedRequest
    /// The file of an asset is not there.
    public static let assetFileNotFound = Code.assetFileNotFound
    /// The file of an asset has changed.
    public static let assetFileModified = Code.assetFileModified
    /// The app is older than the least version that is allowed.
    public static let incompatibleVersion = Code.incompatibleVersion
    /// A field must be unique.
    public static let constraintViolation = Code.constraintViolation
    /// It was cancelled.
    public static let operationCancelled = Code.operationCancelled
    /// What is known is too old.
    public static let changeTokenExpired = Code.changeTokenExpired
    /// Another item of the same batch has failed.
    public static let batchRequestFailed = Code.batchRequestFailed
    /// The server is busy.
    public static let zoneBusy = Code.zoneBusy
    /// The database is not one for the request.
    public static let badDatabase = Code.badDatabase
    /// The iCloud is full.
    public static let quotaExceeded = Code.quotaExceeded
    /// There is no such zone.
    public static let zoneNotFound = Code.zoneNotFound
    /// There is too much at once.
    public static let limitExceeded = Code.limitExceeded
    /// The user has removed the zone.
    public static let userDeletedZone = Code.userDeletedZone
    /// A share has too many participants.
    public static let tooManyParticipants = Code.tooManyParticipants
    /// A record is already shared.
    public static let alreadyShared = Code.alreadyShared
    /// The target of a reference is not there.
    public static let referenceViolation = Code.referenceViolation
    /// The account is managed and restricted.
    public static let managedAccountRestricted = Code.managedAccountRestricted
    /// The user is not yet a participant of the share.
    public static let participantMayNeedVerification = Code.participantMayNeedVerification
    /// The response of the server was lost.
    public static let serverResponseLost = Code.serverResponseLost
    /// An asset cannot be fetched.
    public static let assetNotAvailable = Code.assetNotAvailable
    /// The account needs to be verified.
    public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
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
