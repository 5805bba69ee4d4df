// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// The keys of queries, with the values that they have on iOS.

/// The key of the class of an item.
public var kSecClass: CFString { "class" }
/// Passwords of an app's own, one for each account and service.
public var kSecClassGenericPassword: CFString { "genp" }
/// Passwords of servers, one for each account, server, protocol, port and path.
public var kSecClassInternetPassword: CFString { "inet" }
/// Certificates, of which none can be added here.
public var kSecClassCertificate: CFString { "cert" }
/// Cryptographic keys, of which none can be added here.
public var kSecClassKey: CFString { "keys" }
/// Certificates with their keys, of which none can be added here.
public var kSecClassIdentity: CFString { "idnt" }
/// The key of the secret, as data.
public var kSecValueData: CFString { "v_Data" }
/// The key of a reference to an item.
public var kSecValueRef: CFString { "v_Ref" }
/// The key of a reference to an item that can be kept, as data.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
/// Whether the secret is returned.
public var kSecReturnData: CFString { "r_Data" }
/// Whether the attributes are returned, as a dictionary.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Whether a reference is returned; passwords have none.
public var kSecReturnRef: CFString { "r_Ref" }
/// Whether a reference that can be kept is returned.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// How many items are returned: a number, one by default.
public var kSecMatchLimit: CFString { "m_Limit" }
/// The first item is returned.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items are returned, as an array.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// The text by which the user is asked; nobody is asked here.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// Whether the user must not be asked; nobody is asked here.
public var kSecUseNoAuthenticationUI: CFString { "u_NoAuthUI" }
/// Whether the user may be asked; nobody is asked here.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// The user may be asked.
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
/// A query fails where the user would be asked.
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
/// Items for which the user would be asked are skipped.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
/// The context in which the user was asked; nobody is asked here.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// Whether a Mac uses the keychain of iOS, which is used here in any case.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
/// The key of a password that is shared with websites.
public var kSecSharedPassword: CFString { "spwd" }
/// The key of the passphrase of an imported file.
public var kSecImportExportPassphrase: CFString { "passphrase" }
/// The key of the identity in an imported file.
public var kSecImportItemIdentity: CFString { "identity" }
/// The key of the certificates in an imported file.
public var kSecImportItemCertChain: CFString { "chain" }
/// The key of the trust in an imported file.
public var kSecImportItemTrust: CFString { "trust" }
/// The key of the identifier of the key in an imported file.
public var kSecImportItemKeyID: CFString { "keyid" }
/// The key of the label in an imported file.
public var kSecImportItemLabel: CFString { "label" }
