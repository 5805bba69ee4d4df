public import UIKit

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    /// The types of network interfaces.
    public enum InterfaceType: Hashable, Sendable {
        /// A virtual or unknown interface.
        case other
        /// A Wi-Fi link.
        case wifi
        /// The phone's network.
        case cellular
        /// A wired Ethernet link.
        case wiredEthernet
        /// The device itself.
        case loopback
    }

    /// The type of the interface.
    public let type: InterfaceType
    /// The name of the interface.
    public let name: String
}

/// A connection to the network.
public struct NWPath: Hashable, Sendable {
    /// Whether there is a connection.
    public enum Status: Hashable, Sendable {
        /// The path can be used.
        case satisfied
        /// There is none.
        case unsatisfied
        /// The path can be used once a connection is made.
        case requiresConnection
    }

    /// Whether there is a connection.
    public let status: Status
    /// The available network interfaces.
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

/// Monitors the network path: a picture is that of a device with a connection over Wi-Fi.
public final class NWPathMonitor {
    /// Called with the connection after the start.
    public var pathUpdateHandler: ((NWPath) -> Void)?
    /// The current network path.
    public let currentPath: NWPath
    /// The queue of the calls; nil before the start.
    public private(set) var queue: DispatchQueue?

    /// Creates a monitor of all network interfaces.
    public init() { currentPath = NWPath(nil) }
    /// Creates a monitor of a kind of way.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        currentPath = NWPath(requiredInterfaceType)
    }

    /// Starts monitoring; the handler is called on the queue in the next turn of the event loop.
    public func start(queue: DispatchQueue) {
        guard self.queue == nil else { return }
        self.queue = queue
        queue.async(execute: { [self] in pathUpdateHandler?(currentPath) })
    }
    /// Stops monitoring the path.
    public func cancel() { pathUpdateHandler = nil }
}
