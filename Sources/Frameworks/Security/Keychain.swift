// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// The keychain of a render is empty, and keeps nothing.

/// Nothing was found.
public let errSecItemNotFound: OSStatus = -25300
/// It is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// No error occurred.
public let errSecSuccess: OSStatus = 0
/// It is not possible.
public let errSecUnimplemented: OSStatus = -4
/// The user may not.
public let errSecAuthFailed: OSStatus = -25293
/// The device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308

/// The key of the class.
public var kSecClass: CFString { "class" }
/// Generic passwords, as of an app.
public var kSecClassGenericPassword: CFString { "genp" }
/// Passwords of servers.
public var kSecClassInternetPassword: CFString { "inet" }
/// The key of the service.
public var kSecAttrService: CFString { "svce" }
/// The key of the account.
public var kSecAttrAccount: CFString { "acct" }
/// The key of the server.
public var kSecAttrServer: CFString { "srvr" }
/// The key of the domain.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// The key of the group of apps.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The key of a label.
public var kSecAttrLabel: CFString { "labl" }
/// The key of a description.
public var kSecAttrDescription: CFString { "desc" }
/// The key of when it can be read.
public var kSecAttrAccessible: CFString { "pdmn" }
/// When the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// Once the device was unlocked.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Once this device was unlocked.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// When this device is unlocked.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Whether other devices get it.
public var kSecAttrSynchronizable: CFString { "sync" }
/// The key of the secret.
public var kSecValueData: CFString { "v_Data" }
/// Whether the secret is returned.
public var kSecReturnData: CFString { "r_Data" }
/// Whether what is known of it is returned.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// How many are returned.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One match is returned.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All matches are returned.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }

/// Keeps a secret; returns that it is not possible.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    errSecUnimplemented
}
/// Changes a secret; returns that there is none.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    errSecItemNotFound
}
/// Removes a secret; returns that there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }
/// Finds a secret; returns that there is none.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
    -> OSStatus
{
    errSecItemNotFound
}
/// Returns the words of a result code; none are known.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    nil
}
