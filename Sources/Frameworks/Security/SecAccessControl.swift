// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What must be given before an item of the keychain is returned; nobody is asked here.
public final class SecAccessControl: NSObject, Sendable {
    /// When the item is accessible.
    let protection: String
    /// Who is asked for what.
    let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        (self.protection, self.flags) = (protection, flags)
    }

    /// Whether another object asks for the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SecAccessControl else { return false }
        return protection == other.protection && flags == other.flags
    }

    /// A hash value, which is the same for equal objects.
    public override var hash: Int { Int(truncatingIfNeeded: flags.rawValue) }
}

/// Who is asked for what before an item is returned. Raw values match Apple's.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: CFOptionFlags
    /// Creates flags from their bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// The user, by a face, a finger or the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// A face or a finger that the device knows.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// A finger that the device knows, by the former name.
    public static let touchIDAny = biometryAny
    /// A face or a finger that the device knew when the item was added.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// A finger that the device knew when the item was added, by the former name.
    public static let touchIDCurrentSet = biometryCurrentSet
    /// The passcode of the device.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of what the other flags ask for is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All that the other flags ask for is needed.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// The private key is used within the Secure Enclave.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// The app gives a password of its own.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates what must be given before an item is returned.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl(protection: "\(protection)", flags: flags)
}
