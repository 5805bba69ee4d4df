public import UIKit

/// Waits for connections, of which none come in a render: once it is started it is ready, until it is canceled.
public final class NWListener {
    /// How far a listener is.
    public enum State: Hashable, Sendable {
        /// It was not started.
        case setup
        /// It waits for a network.
        case waiting(NWError)
        /// It takes connections.
        case ready
        /// It ended by an error.
        case failed(NWError)
        /// It was canceled.
        case cancelled
    }

    /// What a listener announces in the local network.
    public struct Service: Hashable, Sendable {
        /// The name of the service; nil for that of the device.
        public var name: String?
        /// The type of the service.
        public let type: String
        /// The domain of the service; nil for the default.
        public let domain: String?
        /// Creates a service.
        public init(name: String? = nil, type: String, domain: String? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
    }

    /// How connections are made.
    public let parameters: NWParameters
    /// The port on which connections are waited for; nil for none.
    public let port: NWEndpoint.Port?
    /// How far the listener is.
    public var state: State { notified.value }
    /// What is announced; kept, and has no effect here.
    public var service: Service?
    /// Called when the state has changed.
    public var stateUpdateHandler: ((State) -> Void)? {
        get { notified.handler }
        set { notified.handler = newValue }
    }
    private let notified = NotifiedState(State.setup)
    /// Called with a connection; never called here.
    public var newConnectionHandler: ((NWConnection) -> Void)?

    /// Creates a listener on a port.
    public init(using: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (parameters, self.port) = (using, port)
    }

    /// Starts the listener; the queue has no effect, as handlers are called by the event loop.
    public func start(queue: DispatchQueue) {
        guard state == .setup else { return }
        notified.change(to: .ready)
    }
    /// Cancels the listener.
    public func cancel() {
        guard state != .cancelled else { return }
        notified.change(to: .cancelled)
    }
}
