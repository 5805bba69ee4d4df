// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An index, or a number of things.
public typealias CFIndex = Int
/// A code unit of UTF-16.
public typealias UniChar = UInt16
/// The index of what was not found.
public let kCFNotFound: CFIndex = -1

/// Items in a row, such as the characters of a string.
public struct CFRange: Hashable, Sendable {
    /// The index of the first item.
    public var location: CFIndex
    /// The number of items.
    public var length: CFIndex

    /// Creates an empty range at 0.
    public init() { (location, length) = (0, 0) }
    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
    /// Creates a range of Foundation's.
    public init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}

/// Returns a range of items.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension NSRange {
    /// Creates a range of Core Foundation's.
    public init(_ range: CFRange) { self.init(location: range.location, length: range.length) }
}
