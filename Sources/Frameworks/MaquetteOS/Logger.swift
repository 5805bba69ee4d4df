// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Writes messages to the log of the system, of which a render has none: nothing is written.
public struct Logger: Sendable {
    /// Creates a writer of a part of the app.
    public init(subsystem: String, category: String) {}
    /// Creates a writer.
    public init() {}
    /// Creates a writer of a log.
    public init(_ logObj: OSLog) {}

    /// Writes a message.
    public func log(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message for finding faults.
    public func trace(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message for finding faults.
    public func debug(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message that may help.
    public func info(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message worth noting.
    public func notice(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a warning.
    public func warning(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes an error of the app.
    public func critical(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes an error of the system.
    public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// A message of a log: text with values, which say who may read them.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// Creates a message without values.
    public init(stringLiteral value: String) {}
    /// Creates a message.
    public init(stringInterpolation: OSLogInterpolation) {}
}

/// The text of a message as it is put together.
public struct OSLogInterpolation: StringInterpolationProtocol {
    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}
    /// Adds a number in a format.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {}
    /// Adds a value in columns.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
    ) {}
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
    /// As the system thinks best.
    public static let auto = OSLogPrivacy()
    /// Everybody.
    public static let `public` = OSLogPrivacy()
    /// Nobody.
    public static let `private` = OSLogPrivacy()
    /// Nobody, ever.
    public static let sensitive = OSLogPrivacy()
    /// How a value is replaced.
    public enum Mask: Hashable, Sendable {
        /// By its hash.
        case hash
        /// By nothing.
        case none
    }
    /// Nobody, but equal values are seen to be equal.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How numbers are written.
public struct OSLogFloatFormatting: Sendable {
    /// With a number of decimals.
    public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting()
    }
    /// With a number of decimals.
    public static let fixed = OSLogFloatFormatting()
}

/// How values are put in columns.
public struct OSLogStringAlignment: Sendable {
    /// At the left.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    /// At the right.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// A log of a part of the app.
public final class OSLog: NSObject, Sendable {
    /// Creates a log.
    public init(subsystem: String, category: String) {}
    private override init() {}
    /// The log of the app.
    public static let `default` = OSLog()
    /// A log that is off.
    public static let disabled = OSLog()
}

/// The level of a message. Raw values match Apple's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt8
    /// Creates a level.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Worth noting.
    public static let `default` = OSLogType(rawValue: 0)
    /// It may help.
    public static let info = OSLogType(rawValue: 1)
    /// For finding faults.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 16)
    /// An error of the system.
    public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message to a log; nothing is written.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {}
/// Writes a message to a log; nothing is written.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {}
/// Writes a message to a log; nothing is written.
public func os_log(_ message: OSLogMessage) {}
/// Writes a message to a log; nothing is written.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
