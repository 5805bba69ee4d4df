public import UIKit

/// Looks for services in the local network, of which there are none in a render.
public final class NWBrowser {
    /// How far a search is.
    public enum State: Hashable, Sendable {
        /// It was not started.
        case setup
        /// It is going on.
        case ready
        /// It waits for a network.
        case waiting(NWError)
        /// It ended by an error.
        case failed(NWError)
        /// It was canceled.
        case cancelled
    }

    /// What is looked for.
    public enum Descriptor: Hashable, Sendable {
        /// Services of a type.
        case bonjour(type: String, domain: String?)
        /// Services of a type with their records.
        case bonjourWithTXTRecord(type: String, domain: String?)
    }

    /// A service that was found; none is found here.
    public struct Result: Hashable, Sendable {
        /// The end of the service.
        public let endpoint: NWEndpoint
        /// The interfaces by which it is reached.
        public let interfaces: [NWInterface]

        /// What has become of a service.
        public enum Change: Hashable, Sendable {
            /// It was found.
            case added(Result)
            /// It is gone.
            case removed(Result)
            /// It is as it was.
            case identical
        }
    }

    /// What is looked for.
    public let descriptor: Descriptor
    /// How connections would be made.
    public let parameters: NWParameters
    /// How far the search is.
    public var state: State { notified.value }
    /// The services that were found: none.
    public var browseResults: Set<Result> { [] }
    /// Called when the state has changed.
    public var stateUpdateHandler: ((State) -> Void)? {
        get { notified.handler }
        set { notified.handler = newValue }
    }
    private let notified = NotifiedState(State.setup)
    /// Called when other services were found; never called here.
    public var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?

    /// Creates a search.
    public init(for descriptor: Descriptor, using: NWParameters) {
        (self.descriptor, parameters) = (descriptor, using)
    }

    /// Starts the search; the queue has no effect, as handlers are called by the event loop.
    public func start(queue: DispatchQueue) {
        guard state == .setup else { return }
        notified.change(to: .ready)
    }
    /// Cancels the search.
    public func cancel() {
        guard state != .cancelled else { return }
        notified.change(to: .cancelled)
    }
}
