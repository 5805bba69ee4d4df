public import UIKit

/// A connection to an end, which never answers in a render: once it is started it is being prepared, until it is canceled.
public final class NWConnection {
    /// How far a connection is.
    public enum State: Hashable, Sendable {
        /// It was not started.
        case setup
        /// It waits for a network.
        case waiting(NWError)
        /// It is being made.
        case preparing
        /// It can be used.
        case ready
        /// It ended by an error.
        case failed(NWError)
        /// It was canceled.
        case cancelled
    }

    /// What is done once data was sent.
    public enum SendCompletion {
        /// A closure is called with the error, or with nil.
        case contentProcessed((NWError?) -> Void)
        /// Nothing is done.
        case idempotent
    }

    /// The context of a message.
    public final class ContentContext: Sendable {
        /// The name of the context.
        public let identifier: String
        /// Creates a context.
        public init(identifier: String) { self.identifier = identifier }
        /// The context of a message that is one of many.
        public static let defaultMessage = ContentContext(identifier: "default")
        /// The context of the last message.
        public static let finalMessage = ContentContext(identifier: "final")
        /// The context of a stream.
        public static let defaultStream = ContentContext(identifier: "stream")
    }

    /// The end that is connected to.
    public let endpoint: NWEndpoint
    /// How the connection is made.
    public let parameters: NWParameters
    /// How far the connection is.
    public var state: State { notified.value }
    /// Called when the state has changed.
    public var stateUpdateHandler: ((State) -> Void)? {
        get { notified.handler }
        set { notified.handler = newValue }
    }
    private let notified = NotifiedState(State.setup)
    /// Called when the way to the network becomes usable or unusable; never called here.
    public var viabilityUpdateHandler: ((Bool) -> Void)?
    /// Called when there is a better way to the network; never called here.
    public var betterPathUpdateHandler: ((Bool) -> Void)?
    /// Called when the way to the network has changed; never called here.
    public var pathUpdateHandler: ((NWPath) -> Void)?
    /// The way to the network; nil while there is none.
    public var currentPath: NWPath? { nil }
    /// What is called when the connection ends.
    private var pending: [(NWError) -> Void] = []

    /// Creates a connection to an end.
    public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
    /// Creates a connection to a port of a host.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }

    /// Starts the connection; the queue has no effect, as handlers are called by the event loop.
    public func start(queue: DispatchQueue) {
        guard state == .setup else { return }
        notified.change(to: .preparing)
    }
    /// Starts the connection again; has no effect here.
    public func restart() {}
    /// Cancels the connection; what is pending fails.
    public func cancel() {
        guard state != .cancelled else { return }
        notified.change(to: .cancelled)
        let pending = pending
        self.pending = []
        for end in pending { end(.posix(.ECANCELED)) }
    }
    /// Cancels the connection at once.
    public func forceCancel() { cancel() }

    /// Sends data once the connection can be used, which it never can here.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let call) = completion else { return }
        wait { error in CompletionQueue.async { call(error) } }
    }
    /// Receives data once the connection can be used, which it never can here.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { wait { error in CompletionQueue.async { completion(nil, nil, true, error) } } }
    /// Receives a message once the connection can be used, which it never can here.
    public func receiveMessage(
        completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { wait { error in CompletionQueue.async { completion(nil, nil, true, error) } } }

    /// Calls a closure, which calls its handler by the event loop, when the connection has ended.
    private func wait(_ call: @escaping (NWError) -> Void) {
        guard state == .cancelled else { return pending.append(call) }
        call(.posix(.ECANCELED))
    }
}
