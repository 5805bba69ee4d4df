// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// How an address can be reached. Raw values match Apple's.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt32
    /// Creates flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// By a connection that ends.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// It can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection has to be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// A connection is made when something is sent.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to do something.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// A connection is made when it is needed.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// It is the device's own.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Without a gateway.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// Over the phone's network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// Whether an address can be reached: a picture is that of a device with a connection over Wi-Fi.
public final class SCNetworkReachability: NSObject {}

/// The user's data of a callback.
public struct SCNetworkReachabilityContext {
    /// The version: 0.
    public var version: Int
    /// The pointer for the function.
    public var info: UnsafeMutableRawPointer?
    /// Retains the pointer.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Releases the pointer.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes the pointer.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    /// Creates a context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// Called when the reachability changes, which never happens here.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// Asks for a name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Asks for an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Gets the flags of the reachability: reachable.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}
/// Sets the callback of changes, which is never called here.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
/// Sets the queue of the callback, which is never called here.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
