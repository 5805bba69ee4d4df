// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The domain of errors of incoming calls.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
/// The domain of errors of requested transactions.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"
/// The domain of errors of the directory of calls.
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

/// An error of an incoming call.
public struct CXErrorCodeIncomingCallError: CustomNSError, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The reason is not known.
        case unknown = 0
        /// The app lacks the entitlement.
        case unentitled = 1
        /// There is a call of that identifier.
        case callUUIDAlreadyExists = 2
        /// The user is not to be disturbed.
        case filteredByDoNotDisturb = 3
        /// The user has blocked the caller.
        case filteredByBlockList = 4
    }

    /// The reason of the error.
    public let code: Code
    /// Creates an error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain, as of all errors of incoming calls.
    public static var errorDomain: String { CXErrorDomainIncomingCall }
    /// The raw value of the reason.
    public var errorCode: Int { code.rawValue }
    /// The reason is not known.
    public static var unknown: Code { .unknown }
    /// The app lacks the entitlement.
    public static var unentitled: Code { .unentitled }
    /// There is a call of that identifier.
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    /// The user is not to be disturbed.
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    /// The user has blocked the caller.
    public static var filteredByBlockList: Code { .filteredByBlockList }
}

/// An error of a requested transaction.
public struct CXErrorCodeRequestTransactionError: CustomNSError, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The reason is not known.
        case unknown = 0
        /// The app lacks the entitlement.
        case unentitled = 1
        /// The app has no provider.
        case unknownCallProvider = 2
        /// The transaction has no actions.
        case emptyTransaction = 3
        /// There is no call of that identifier.
        case unknownCallUUID = 4
        /// There is a call of that identifier.
        case callUUIDAlreadyExists = 5
        /// The action cannot be carried out.
        case invalidAction = 6
        /// The provider has as many groups of calls as it may.
        case maximumCallGroupsReached = 7
    }

    /// The reason of the error.
    public let code: Code
    /// Creates an error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain, as of all errors of transactions.
    public static var errorDomain: String { CXErrorDomainRequestTransaction }
    /// The raw value of the reason.
    public var errorCode: Int { code.rawValue }
    /// The reason is not known.
    public static var unknown: Code { .unknown }
    /// The app lacks the entitlement.
    public static var unentitled: Code { .unentitled }
    /// The app has no provider.
    public static var unknownCallProvider: Code { .unknownCallProvider }
    /// The transaction has no actions.
    public static var emptyTransaction: Code { .emptyTransaction }
    /// There is no call of that identifier.
    public static var unknownCallUUID: Code { .unknownCallUUID }
    /// There is a call of that identifier.
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    /// The action cannot be carried out.
    public static var invalidAction: Code { .invalidAction }
    /// The provider has as many groups of calls as it may.
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}

/// An error of the directory of calls.
public struct CXErrorCodeCallDirectoryManagerError: CustomNSError, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The reason is not known.
        case unknown = 0
        /// The app has no extension of that identifier.
        case noExtensionFound = 1
        /// The extension was interrupted.
        case loadingInterrupted = 2
        /// The numbers are not in ascending order.
        case entriesOutOfOrder = 3
        /// A number was added twice.
        case duplicateEntries = 4
        /// Too many numbers were added.
        case maximumEntriesExceeded = 5
        /// The user has not switched the extension on.
        case extensionDisabled = 6
        /// The extension is being loaded.
        case currentlyLoading = 7
        /// A number was removed that was not there.
        case unexpectedIncrementalRemoval = 8
    }

    /// The reason of the error.
    public let code: Code
    /// Creates an error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain, as of all errors of the directory.
    public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
    /// The raw value of the reason.
    public var errorCode: Int { code.rawValue }
}
