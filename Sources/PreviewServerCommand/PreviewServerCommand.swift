import ArgumentParser
import LoopbackServer
import MaquetteCommands
import PreviewServer

/// The executable that `maquette preview --serve` starts.
@main struct PreviewServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "maquette-preview-server",
        abstract: "Serve a gallery that shows each saved file; 'maquette preview --serve' starts it.")

    @Argument(help: "Screen files, or folders that contain them.")
    var files: [String] = []

    @Option(help: "Port; 0 for one that is free.")
    var port: UInt16 = 0

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    /// In bytes. Chosen: many times what a project of 4,000 screens takes.
    private static let memoryLimit = 4 << 30

    func run() async throws {
        ServerProcess.limitMemory(toBytes: Self.memoryLimit)
        keepMemoryForReuse()
        let server: PreviewServer
        do {
            server = try PreviewServer(
                PreviewOptions(files, selection), port: port, log: ServerProcess.log)
        } catch let failure as CommandFailure {
            for diagnostic in failure.diagnostics { ServerProcess.log("\(diagnostic)") }
            throw ExitCode(failure.status.rawValue)
        }
        do {
            let content = files.map { "'\($0)'" }.joined(separator: ", ")
            try await server.run { ServerProcess.announce($0, "\(content)") }
        } catch {
            ServerProcess.report(error, port: port)
            throw ExitCode(2)
        }
    }
}
