import ArgumentParser
import Diagnostics
import Files
import ProgramCommands
import SwiftPorting

/// The executable `maquette-port`.
@main struct PortCommand: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "maquette-port",
        abstract: "Write Swift sources of an iOS app so that they compile with Maquette, line for line.",
        discussion: """
            Writes one file for each source, and a list of the classes that storyboards may name. \
            Messages of the compiler name the lines of the sources. \
            What cannot be carried over is reported and left out.

            Exit codes: 0 all sources are ported, 2 usage error, 3 a source could not be read or parsed, \
            or an output could not be written.
            """)

    @Argument(help: "Swift files, or folders that contain them: all sources of a module.")
    var inputs: [String]

    @Option(name: [.short, .customLong("output")], help: "Folder for the ported files.")
    var output: String

    @Option(help: "Text at the end of the names of the ported files, before '.swift'.")
    var suffix = ""

    @Option(
        help: ArgumentHelp(
            "A folder all of whose Swift files must be among the inputs: if one is not, nothing is ported.",
            valueName: "folder"))
    var whole: [String] = []

    @Option(
        help: ArgumentHelp("A file or folder that '--whole' does not ask for.", valueName: "path"))
    var except: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file or folder with sources of a module that the inputs import, whose classes they may extend.",
            valueName: "path"))
    var dependency: [String] = []

    @Flag(help: "Print the files and diagnostics as JSON.")
    var json = false

    func run() throws {
        let port = PortRun(
            inputs, output: output,
            options: PortOptions(
                suffix: suffix, wholeFolders: whole, exceptions: except, dependencies: dependency))
        if json {
            print(PortReport(port).json.indentedText)
        } else {
            for diagnostic in port.diagnostics { Self.writeError("\(diagnostic)") }
            print(PortReport(port).summary)
        }
        if !port.isComplete { throw ExitCode(3) }
    }

    func validate() throws {
        if output.isEmpty { throw ValidationError("-o is empty; name a folder") }
        if suffix.contains("/") { throw ValidationError("--suffix is part of a name and has no '/'") }
        if !except.isEmpty && whole.isEmpty { throw ValidationError("--except needs --whole") }
    }
}
