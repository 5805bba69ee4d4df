// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An error with a domain and a code.
public typealias CFError = NSError

/// Returns the text of an error for the user.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
    err.map { NSString(string: $0.localizedDescription) }
}
/// Returns the code of an error in its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }
/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.map { NSString(string: $0.domain) } }
