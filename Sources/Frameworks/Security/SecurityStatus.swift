// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// Source: the headers of the Security framework, whose comments are the messages.

/// No error occurred.
public let errSecSuccess: OSStatus = 0
/// Function or operation not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// A file cannot be read or written.
public let errSecIO: OSStatus = -36
/// The file is already open with write permission.
public let errSecOpWr: OSStatus = -49
/// One or more parameters passed to a function were not valid.
public let errSecParam: OSStatus = -50
/// Write permissions error.
public let errSecWrPerm: OSStatus = -61
/// Failed to allocate memory.
public let errSecAllocate: OSStatus = -108
/// User canceled the operation.
public let errSecUserCanceled: OSStatus = -128
/// Bad parameter or invalid state for operation.
public let errSecBadReq: OSStatus = -909
/// An internal component experienced an error.
public let errSecInternalComponent: OSStatus = -2070
/// No keychain is available. You may need to restart your computer.
public let errSecNotAvailable: OSStatus = -25_291
/// This keychain cannot be modified.
public let errSecReadOnly: OSStatus = -25_292
/// The user name or passphrase you entered is not correct.
public let errSecAuthFailed: OSStatus = -25_293
/// The specified keychain could not be found.
public let errSecNoSuchKeychain: OSStatus = -25_294
/// The specified keychain is not a valid keychain file.
public let errSecInvalidKeychain: OSStatus = -25_295
/// A keychain with the same name already exists.
public let errSecDuplicateKeychain: OSStatus = -25_296
/// The specified item already exists in the keychain.
public let errSecDuplicateItem: OSStatus = -25_299
/// The specified item could not be found in the keychain.
public let errSecItemNotFound: OSStatus = -25_300
/// There is not enough memory available to use the specified item.
public let errSecBufferTooSmall: OSStatus = -25_301
/// This item contains information which is too large or in a format that cannot be displayed.
public let errSecDataTooLarge: OSStatus = -25_302
/// The specified attribute does not exist.
public let errSecNoSuchAttr: OSStatus = -25_303
/// The specified item is no longer valid. It may have been deleted from the keychain.
public let errSecInvalidItemRef: OSStatus = -25_304
/// Unable to search the current keychain.
public let errSecInvalidSearchRef: OSStatus = -25_305
/// The specified item does not appear to be a valid keychain item.
public let errSecNoSuchClass: OSStatus = -25_306
/// A default keychain could not be found.
public let errSecNoDefaultKeychain: OSStatus = -25_307
/// User interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25_308
/// The specified attribute could not be modified.
public let errSecReadOnlyAttr: OSStatus = -25_309
/// Unable to decode the provided data.
public let errSecDecode: OSStatus = -26_275
/// A required entitlement isn't present.
public let errSecMissingEntitlement: OSStatus = -34_018

/// Returns the message of a result code in English; nil for codes that are not declared here.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages[status].map { NSString(string: $0) }
}

private let messages: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecDiskFull: "The disk is full.",
    errSecIO: "I/O error.",
    errSecOpWr: "The file is already open with write permission.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecWrPerm: "Write permissions error.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecBadReq: "Bad parameter or invalid state for operation.",
    errSecInternalComponent: "An internal component experienced an error.",
    errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
    errSecReadOnly: "This keychain cannot be modified.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecNoSuchKeychain: "The specified keychain could not be found.",
    errSecInvalidKeychain: "The specified keychain is not a valid keychain file.",
    errSecDuplicateKeychain: "A keychain with the same name already exists.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecBufferTooSmall: "There is not enough memory available to use the specified item.",
    errSecDataTooLarge:
        "This item contains information which is too large or in a format that cannot be displayed.",
    errSecNoSuchAttr: "The specified attribute does not exist.",
    errSecInvalidItemRef:
        "The specified item is no longer valid. It may have been deleted from the keychain.",
    errSecInvalidSearchRef: "Unable to search the current keychain.",
    errSecNoSuchClass: "The specified item does not appear to be a valid keychain item.",
    errSecNoDefaultKeychain: "A default keychain could not be found.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecReadOnlyAttr: "The specified attribute could not be modified.",
    errSecDecode: "Unable to decode the provided data.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
]
