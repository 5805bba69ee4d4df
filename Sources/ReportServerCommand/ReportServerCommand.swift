import ArgumentParser
import Foundation
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
    private static let memoryLimit: rlim_t = 1 << 30

    func run() async throws {
        let folder = folder
        // The library reads header lines of any length: a request without an end ends this process, and does not
        // take the memory of others.
        var limit = rlimit(rlim_cur: Self.memoryLimit, rlim_max: Self.memoryLimit)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        do {
            try await ReportServer(goldens: goldens, folder: folder, port: port).run { address in
                FileHandle.standardOutput.write(Data((address + "\n").utf8))
                FileHandle.standardError.write(
                    Data("serving the report in '\(folder)'; interrupt with Control-C\n".utf8))
            }
        } catch {
            FileHandle.standardError.write(
                Data("error: port \(port) cannot be used: \(error.localizedDescription)\n".utf8))
            throw ExitCode(2)
        }
    }
}
