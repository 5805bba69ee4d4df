package import FlyingFox
import Foundation

/// The address of a site on this computer, which contains a secret token.
package struct PrivateAddress: Sendable {
    private let token = AccessToken()
    private let port: UInt16

    /// In bytes. Chosen: many times the longest address of a page of this package.
    private static let targetLimit = 4096

    /// Creates the address of a site at a port of the loopback interface.
    package init(port: UInt16) { self.port = port }

    /// The address: `http://127.0.0.1:PORT/TOKEN/`.
    package var text: String { "http://127.0.0.1:\(port)/\(token.text)/" }

    /// Returns the path after the token, decoded; nil for a request that is not of the site's own pages: the path
    /// begins with the token, the host is the one that was announced, which other sites cannot name in a request,
    /// and the origin is the site's own.
    package func path(of request: HTTPRequest) -> String? {
        guard let host = request.headers[.host], ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host)
        else { return nil }
        let origin = request.headers[HTTPHeader("Origin")]
        // Browsers state the origin of every request that changes something.
        guard origin == "http://\(host)" || origin == nil && request.method == .GET else { return nil }
        guard request.target.rawValue.utf8.count <= PrivateAddress.targetLimit else { return nil }
        let parts = request.target.path().split(
            separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, token.matches(parts[1]) else { return nil }
        return String(parts[2]).removingPercentEncoding
    }
}
