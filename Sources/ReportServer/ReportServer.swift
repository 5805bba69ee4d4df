import LoopbackServer

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

    /// Serves until the task is cancelled.
    ///
    /// - Parameter announce: Is called with the address of the page when it can be opened.
    /// - Throws: If the port cannot be used.
    package func run(announce: @escaping @Sendable (String) -> Void) async throws {
        try await serve(
            ReportSite(goldens: goldens, folder: folder), port: port, bodyLimit: ReportSite.bodyLimit,
            announce: announce)
    }
}
