public import UIKit

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    /// Kinds of ways.
    public enum InterfaceType: Hashable, Sendable {
        /// Another one.
        case other
        /// Wi-Fi.
        case wifi
        /// The phone's network.
        case cellular
        /// A cable.
        case wiredEthernet
        /// The device itself.
        case loopback
    }

    /// The kind.
    public let type: InterfaceType
    /// The name.
    public let name: String
}

/// A connection to the network.
public struct NWPath: Hashable, Sendable {
    /// Whether there is a connection.
    public enum Status: Hashable, Sendable {
        /// There is.
        case satisfied
        /// There is none.
        case unsatisfied
        /// It has to be made.
        case requiresConnection
    }

    /// Whether there is a connection.
    public let status: Status
    /// The ways to the network.
    public let availableInterfaces: [NWInterface]
    /// Whether it costs money.
    public var isExpensive: Bool { false }
    /// Whether it is to be used sparingly.
    public var isConstrained: Bool { false }
    /// Whether it has addresses of the fourth version.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether it has addresses of the sixth version.
    public var supportsIPv6: Bool { status == .satisfied }
    /// Whether it finds addresses by names.
    public var supportsDNS: Bool { status == .satisfied }
    /// Returns whether it uses a kind of way.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    /// Wi-Fi, if that is asked for.
    init(_ required: NWInterface.InterfaceType?) {
        let isThere = required == nil || required == .wifi
        status = isThere ? .satisfied : .unsatisfied
        availableInterfaces = isThere ? [NWInterface(type: .wifi, name: "en0")] : []
    }
}

/// Tells of the connection to the network: a picture is that of a device with a connection over Wi-Fi.
public final class NWPathMonitor {
    /// Called with the connection after the start.
    public var pathUpdateHandler: ((NWPath) -> Void)?
    /// The connection.
    public let currentPath: NWPath
    /// The queue of the calls; nil before the start.
    public private(set) var queue: DispatchQueue?

    /// Creates a monitor of all ways.
    public init() { currentPath = NWPath(nil) }
    /// Creates a monitor of a kind of way.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        currentPath = NWPath(requiredInterfaceType)
    }

    /// Tells of the connection in the next turn.
    public func start(queue: DispatchQueue) {
        guard self.queue == nil else { return }
        self.queue = queue
        queue.async(execute: { [self] in pathUpdateHandler?(currentPath) })
    }
    /// Ends telling.
    public func cancel() { pathUpdateHandler = nil }
}
