import ArgumentParser
import Files
import Maquette

/// Prints the versions of everything that affects pixels.
struct VersionCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "version", abstract: "Print the versions of everything that affects pixels.")

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    func run(in context: ToolContext) throws -> RunStatus {
        let parts = [(name: "maquette", version: LibraryVersions.maquette)] + LibraryVersions.libraries
        if json {
            let versions = parts.map { JSONValue.Member(name: $0.name, value: .string($0.version)) }
            context.console.write(
                JSONValue.members(["schemaVersion": .integer(1), "versions": .object(versions)]).text + "\n")
        } else {
            context.console.write(parts.map { "\($0.name) \($0.version)\n" }.joined())
        }
        return .success
    }
}
