package import FlyingFox
import FlyingSocks
import Foundation

/// A site that is served to browsers on this computer.
package protocol LoopbackSite: HTTPHandler {
    /// Answers requests from now on.
    func open(at address: PrivateAddress) async
}

/// Serves a site until the task is cancelled.
///
/// - Parameters:
///   - site: The site.
///   - port: The port; 0 for one that is free.
///   - bodyLimit: The size in bytes up to which the body of a request is read into memory.
///   - announce: Is called with the address of the site when it can be opened.
/// - Throws: If the port cannot be used.
package func serve(
    _ site: some LoopbackSite, port: UInt16, bodyLimit: Int,
    announce: @escaping @Sendable (String) -> Void
) async throws {
    // The loopback interface alone: other computers cannot connect.
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    // In seconds. Chosen: many times what the page of 10,000 results takes.
    let timeout = 60.0
    let server = HTTPServer(
        config: HTTPServer.Configuration(
            address: address, timeout: timeout, sharedRequestBufferSize: bodyLimit,
            sharedRequestReplaySize: bodyLimit, logger: .disabled), handler: site)
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
            try await server.waitUntilListening()
            guard case .ip4(_, let port)? = await server.listeningAddress else { return }
            let address = PrivateAddress(port: port)
            await site.open(at: address)
            announce(address.text)
        }
        // The second task ends when the address is known, the first when the server does.
        for try await _ in group {}
    }
}
