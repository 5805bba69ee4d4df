public import UIKit

/// An address of the version 4 of the internet protocol.
public struct IPv4Address: Hashable, Sendable, CustomDebugStringConvertible {
    /// The four bytes of the address.
    public let rawValue: Data
    /// Creates an address of four bytes; nil for another number.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }
    /// Creates an address from its text, such as "127.0.0.1"; nil for other text.
    public init?(_ string: String) {
        let parts = string.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        let bytes = parts.compactMap(\.self)
        guard parts.count == 4, bytes.count == 4 else { return nil }
        rawValue = Data(bytes)
    }
    /// The address as text.
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
    /// Every address of the device.
    public static let any = IPv4Address(bytes: [0, 0, 0, 0])
    /// The device itself.
    public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])

    private init(bytes: [UInt8]) { rawValue = Data(bytes) }
}

/// An end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A port of a host.
    case hostPort(host: Host, port: Port)
    /// A service that is announced in the local network.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A socket in the file system.
    case unix(path: String)
    /// An address of the web.
    case url(URL)

    /// The name or the address of a computer.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        /// A name, which is looked up.
        case name(String, NWInterface?)
        /// An address of four bytes.
        case ipv4(IPv4Address)

        /// Creates a host from its address or name.
        public init(_ string: String) {
            self = IPv4Address(string).map { .ipv4($0) } ?? .name(string, nil)
        }
        /// Creates a host from a literal.
        public init(stringLiteral value: String) { self.init(value) }
        /// The address or name as text.
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            }
        }
    }

    /// The number of a port.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
        CustomDebugStringConvertible
    {
        /// The number of the port.
        public let rawValue: UInt16
        /// Creates a port from its number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// Creates a port from its number as text; nil for other text.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        /// Creates a port from a literal.
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// The number as text.
        public var debugDescription: String { String(rawValue) }
        /// Port 0, by which the system chooses one.
        public static let any: Port = 0
        /// The port of the web.
        public static let http: Port = 80
        /// The port of the web with encryption.
        public static let https: Port = 443
        /// The port of shells with encryption.
        public static let ssh: Port = 22
    }

    /// The interface that the end is limited to; nil for any.
    public var interface: NWInterface? {
        switch self {
        case .hostPort(.name(_, let interface), _), .service(_, _, _, let interface): interface
        default: nil
        }
    }

    /// The end as text.
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

/// Why a connection failed.
public enum NWError: Error, Hashable, Sendable {
    /// An error of the system.
    case posix(POSIXErrorCode)
    /// An error of looking up a name, by its number.
    case dns(Int32)
    /// An error of encryption, by its number.
    case tls(OSStatus)
}

/// How a connection is made; kept, as none is.
public final class NWParameters {
    /// The interface that must be used; nil for any.
    public var requiredInterface: NWInterface?
    /// The kind of interface that must be used.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// The kinds of interfaces that must not be used; nil for none.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// Whether devices nearby are reached without a network; false by default.
    public var includePeerToPeer = false
    /// Whether an end may be used again at once; false by default.
    public var allowLocalEndpointReuse = false
    /// Whether ways that cost money must not be used; false by default.
    public var prohibitExpensivePaths = false
    /// The local end that must be used; nil for any.
    public var requiredLocalEndpoint: NWEndpoint?
    /// Whether listeners take connections of the device alone; false by default.
    public var acceptLocalOnly = false

    /// Creates parameters without protocols.
    public init() {}
    /// Parameters of streams.
    public class var tcp: NWParameters { NWParameters() }
    /// Parameters of datagrams.
    public class var udp: NWParameters { NWParameters() }
    /// Parameters of streams with encryption.
    public class var tls: NWParameters { NWParameters() }
    /// Parameters of datagrams with encryption.
    public class var dtls: NWParameters { NWParameters() }
}
