// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// What a mark in the log stands for.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The value of the type.
    public let rawValue: UInt8
    /// Creates a kind of mark.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A point of interest in time.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of a stretch of time.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of a stretch of time.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Distinguishes signposts of one name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The value of the identifier.
    public let rawValue: UInt64
    /// Creates an identifier of a value.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates an identifier; all marks have one here, as none is written.
    public init(log: OSLog) { rawValue = 1 }
    /// Creates an identifier of an object; all marks have one here, as none is written.
    public init(log: OSLog, object: AnyObject) { rawValue = 1 }

    /// That of marks of which one is open at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// That of no mark.
    public static let invalid = OSSignpostID(.max)
    /// That of an object that is not there.
    public static let null = OSSignpostID(0)

    /// Orders identifiers by their values.
    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// Emits a signpost; has no effect here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Emits a signpost with a message; has no effect here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
