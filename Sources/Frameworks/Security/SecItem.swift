// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Adds a password to the keychain of the render, which is kept in memory.
///
/// - Parameters:
///   - attributes: Its class, attributes and secret, and what is returned of it.
///   - result: What the attributes ask for; nil for nothing.
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` for one that is there; `errSecParam` without a class;
///   `errSecUnimplemented` for certificates, keys and identities.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, value) = Keychain.current.add(KeychainQuery(attributes))
    result?.pointee = value
    return status
}

/// Changes all passwords that a query finds.
///
/// - Parameters:
///   - query: The class and attributes of the passwords.
///   - attributesToUpdate: The attributes that get other values, and the secret.
/// - Returns: `errSecSuccess`; `errSecItemNotFound`; `errSecDuplicateItem` where one would become the same as another.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.current.update(KeychainQuery(query), to: KeychainQuery(attributesToUpdate))
}

/// Removes all passwords that a query finds; returns `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.remove(KeychainQuery(query)) }

/// Finds passwords.
///
/// - Parameters:
///   - query: The class and attributes of the passwords, how many, and what is returned of them.
///   - result: Data, a dictionary or an array, as the query asks.
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
    -> OSStatus
{
    let (status, value) = Keychain.current.find(KeychainQuery(query))
    if status == errSecSuccess { result?.pointee = value }
    return status
}
