import Files
import FlyingFox
import FlyingSocks
import Foundation

/// Serves the report page of the last run to browsers on this computer, and approves results there.
package struct ReportServer: Sendable {
    /// The folder of the goldens.
    package let goldens: String
    /// The output folder of the run.
    package let folder: String
    /// The port; 0 for one that is free.
    package let port: UInt16

    /// Creates a server.
    package init(goldens: String, folder: String, port: UInt16) {
        self.goldens = goldens
        self.folder = folder
        self.port = port
    }

    /// In seconds. Chosen: many times what the page of 10,000 results takes.
    private static let timeout = 60.0

    /// Serves until the task is cancelled.
    ///
    /// - Parameter announce: Is called with the address of the page when it can be opened.
    /// - Throws: If the port cannot be used.
    package func run(announce: @escaping @Sendable (String) -> Void) async throws {
        let site = ReportSite(goldens: goldens, folder: folder)
        // The loopback interface alone: other computers cannot connect.
        let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
        let server = HTTPServer(
            config: HTTPServer.Configuration(
                address: address, timeout: Self.timeout, sharedRequestBufferSize: ReportSite.bodyLimit,
                sharedRequestReplaySize: ReportSite.bodyLimit, logger: .disabled), handler: site)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask {
                try await server.waitUntilListening()
                guard case .ip4(_, let port)? = await server.listeningAddress else { return }
                announce(await site.open(port: port))
            }
            // The second task ends when the address is known, the first when the server does.
            for try await _ in group {}
        }
    }
}
