import ArgumentParser
import LoopbackServer
import ReportServer

/// The executable that `maquette report --serve` starts.
@main struct ReportServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "maquette-report-server",
        abstract: "Serve the report page of a test run on this computer; 'maquette report --serve' starts it."
    )

    @Option(help: "Folder of the goldens.")
    var goldens: String

    @Option(help: "Port; 0 for one that is free.")
    var port: UInt16 = 0

    @Argument(help: "Output folder of the run.")
    var folder: String

    /// In bytes. Chosen: many times what a report of 10,000 results takes.
    private static let memoryLimit = 1 << 30

    func run() async throws {
        let folder = folder
        ServerProcess.limitMemory(toBytes: Self.memoryLimit)
        do {
            try await ReportServer(goldens: goldens, folder: folder, port: port).run { address in
                ServerProcess.announce(address, "the report in '\(folder)'")
            }
        } catch {
            ServerProcess.report(error, port: port)
            throw ExitCode(2)
        }
    }
}
