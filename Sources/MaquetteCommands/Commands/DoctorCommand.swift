import ArgumentParser
import Files
import Foundation
import Goldens
import Maquette

/// Checks the installation and the project.
struct DoctorCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check fonts, libraries, the configuration and the goldens.",
        discussion: """
            Nothing is rendered or written. The exit code is that of the worst problem: 5 for the installation, \
            3 for goldens that cannot be read, 2 for the configuration; warnings do not count.
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: String = ".maquette.yaml"

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    func run(in context: ToolContext) throws -> RunStatus {
        let checks = HealthCheck.installation + HealthCheck.project(configuration: config)
        if json {
            let values = checks.map { check in
                JSONValue.members([
                    "name": .string(check.name), "result": .string(check.result.rawValue),
                    "message": .string(check.message), "remedy": .optional(check.remedy),
                ])
            }
            context.console.write(
                JSONValue.members(["schemaVersion": .integer(1), "checks": .array(values)]).text + "\n")
        } else {
            let rows = checks.flatMap { check in
                [[check.result.rawValue, check.name, check.message]]
                    + (check.remedy.map { [["", "", "→ \($0)"]] } ?? [])
            }
            context.console.write(TextTable.text(rows))
        }
        return checks.map(\.status).max() ?? .success
    }
}
