// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// The attributes of items, with the values that they have on iOS.

/// The account, as a text.
public var kSecAttrAccount: CFString { "acct" }
/// The service of a generic password, as a text.
public var kSecAttrService: CFString { "svce" }
/// Data of the app's own in a generic password.
public var kSecAttrGeneric: CFString { "gena" }
/// The domain name or address of a server, as a text.
public var kSecAttrServer: CFString { "srvr" }
/// The security domain of a server, as a text.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// The protocol of a server: one of the protocols below.
public var kSecAttrProtocol: CFString { "ptcl" }
/// How a server authenticates: one of the types below.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// The port of a server, as a number.
public var kSecAttrPort: CFString { "port" }
/// The path of a URL, as a text.
public var kSecAttrPath: CFString { "path" }
/// The group of apps that share an item, as a text.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The group of items on smart cards.
public var kSecAttrAccessGroupToken: CFString { "com.apple.token" }
/// What users see of an item, as a text.
public var kSecAttrLabel: CFString { "labl" }
/// The kind of item for users, as a text.
public var kSecAttrDescription: CFString { "desc" }
/// A comment of the user, as a text.
public var kSecAttrComment: CFString { "icmt" }
/// The creator, as a number of four characters.
public var kSecAttrCreator: CFString { "crtr" }
/// The type, as a number of four characters.
public var kSecAttrType: CFString { "type" }
/// Whether users do not see the item.
public var kSecAttrIsInvisible: CFString { "invi" }
/// Whether the item says that there is no password.
public var kSecAttrIsNegative: CFString { "nega" }
/// When the item was added, by the clock of the render.
public var kSecAttrCreationDate: CFString { "cdat" }
/// When the item was updated last, by the clock of the render.
public var kSecAttrModificationDate: CFString { "mdat" }
/// Whether other devices get the item, which a query has to say to find it.
public var kSecAttrSynchronizable: CFString { "sync" }
/// A query finds items whether or not other devices get them.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// The conditions of access.
public var kSecAttrAccessControl: CFString { "accc" }
/// When the item can be read: by default while the device is unlocked, as it is in a render.
public var kSecAttrAccessible: CFString { "pdmn" }
/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// Once the device was unlocked.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Always; deprecated by Apple.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// While this device is unlocked.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Once this device was unlocked.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// Always, on this device; deprecated by Apple.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// While this device is unlocked and has a passcode.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// The tag of a key, as data.
public var kSecAttrApplicationTag: CFString { "atag" }
/// The label of a key, as data.
public var kSecAttrApplicationLabel: CFString { "klbl" }
/// Whether a key is public, private or symmetric.
public var kSecAttrKeyClass: CFString { "kcls" }
/// A public key of a pair.
public var kSecAttrKeyClassPublic: CFString { "0" }
/// A private key of a pair.
public var kSecAttrKeyClassPrivate: CFString { "1" }
/// A key of a cipher with one key.
public var kSecAttrKeyClassSymmetric: CFString { "2" }
/// The algorithm of a key.
public var kSecAttrKeyType: CFString { "type" }
/// Keys of RSA.
public var kSecAttrKeyTypeRSA: CFString { "42" }
/// Keys on elliptic curves.
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
/// Keys on elliptic curves; deprecated by Apple.
public var kSecAttrKeyTypeEC: CFString { "73" }
/// The bits of a key, as a number.
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
/// Whether a key is added to the keychain when it is made.
public var kSecAttrIsPermanent: CFString { "perm" }
/// Where a key is kept, if not in the keychain.
public var kSecAttrTokenID: CFString { "tkid" }
/// The Secure Enclave, which no computer here has.
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
/// The attributes of the private key of a pair.
public var kSecPrivateKeyAttrs: CFString { "private" }
/// The attributes of the public key of a pair.
public var kSecPublicKeyAttrs: CFString { "public" }
/// Whether a key may sign data.
public var kSecAttrCanSign: CFString { "sign" }
/// Whether a key may verify signatures.
public var kSecAttrCanVerify: CFString { "vrfy" }
/// Whether a key may encrypt data.
public var kSecAttrCanEncrypt: CFString { "encr" }
/// Whether a key may decrypt data.
public var kSecAttrCanDecrypt: CFString { "decr" }
/// Whether a key may make other keys.
public var kSecAttrCanDerive: CFString { "drve" }
/// Whether a key may encrypt other keys.
public var kSecAttrCanWrap: CFString { "wrap" }
/// Whether a key may decrypt other keys.
public var kSecAttrCanUnwrap: CFString { "unwp" }
