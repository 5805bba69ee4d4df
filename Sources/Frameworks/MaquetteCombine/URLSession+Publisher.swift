public import FoundationNetworking
public import OpenCombine
public import UIKit

extension URLSession {
    /// Publishes the answer to a request: there is no network in a render, which is its error.
    public struct DataTaskPublisher: Publisher {
        /// The data and the response.
        public typealias Output = (data: Data, response: URLResponse)
        /// The error of the load.
        public typealias Failure = URLError

        /// The request that is loaded.
        public let request: URLRequest
        /// The session that loads.
        public let session: URLSession

        /// Creates a publisher.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Fails in the next turn of the event loop, as there is no network.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            Fail(outputType: Output.self, failure: URLError(.notConnectedToInternet)).inNextTurn()
                .receive(subscriber: subscriber)
        }
    }

    /// Returns a publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Returns a publisher of what is at an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }
}
