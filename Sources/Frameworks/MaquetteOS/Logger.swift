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

    /// Logs a message; has no effect here.
    public func log(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a message at a level; has no effect here.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a message at the debug level; has no effect here.
    public func trace(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a message at the debug level; has no effect here.
    public func debug(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a message at the info level; has no effect here.
    public func info(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a message at the default level; has no effect here.
    public func notice(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a warning; has no effect here.
    public func warning(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs an error; has no effect here.
    public func error(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a critical error; has no effect here.
    public func critical(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a fault; has no effect here.
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
    /// Appends literal text; has no effect here.
    public mutating func appendLiteral(_ literal: String) {}
    /// Appends a value; has no effect here.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}
    /// Appends a number in a format; has no effect here.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {}
    /// Appends an aligned value; has no effect here.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
    ) {}
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
    /// As the system thinks best.
    public static let auto = OSLogPrivacy()
    /// The value is public.
    public static let `public` = OSLogPrivacy()
    /// The value is redacted.
    public static let `private` = OSLogPrivacy()
    /// The value is always redacted.
    public static let sensitive = OSLogPrivacy()
    /// How a value is replaced.
    public enum Mask: Hashable, Sendable {
        /// By its hash.
        case hash
        /// No mask is applied.
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
    /// The value of the level.
    public let rawValue: UInt8
    /// Creates a level.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The default level.
    public static let `default` = OSLogType(rawValue: 0)
    /// It may help.
    public static let info = OSLogType(rawValue: 1)
    /// For finding faults.
    public static let debug = OSLogType(rawValue: 2)
    /// The error level.
    public static let error = OSLogType(rawValue: 16)
    /// An error of the system.
    public static let fault = OSLogType(rawValue: 17)
}

/// Logs a message with a format; has no effect here.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {}
/// Logs a message with a format at a level; has no effect here.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {}
/// Logs a message; has no effect here.
public func os_log(_ message: OSLogMessage) {}
/// Logs a message at a level; has no effect here.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
