import Foundation
import TestSupport
import Testing

/// The built executable, run as a user runs it.
struct Tool {
    /// The result of a run.
    struct Run {
        var status: Int32
        var output: Data
        var errors: String
        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// The executable at `MAQUETTE_TOOL`, otherwise the one next to the test bundle.
    static let path: String = {
        if let named = ProcessInfo.processInfo.environment["MAQUETTE_TOOL"], !named.isEmpty { return named }
        return BuiltProduct.path("maquette")
    }()

    /// The package's root.
    static let root = PackageFiles.root.path

    /// Runs the tool.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - directory: The working directory; nil for the package's root.
    ///   - standardOutput: The destination of standard output; nil to return it.
    ///   - environment: Variables in addition to those of the test, except for those of build servers and
    ///     the record mode, which are unset.
    /// - Returns: The exit status and the output.
    /// - Throws: If the tool cannot be started.
    static func run(
        _ arguments: [String], in directory: String? = nil, standardOutput: FileHandle? = nil,
        environment: [String: String] = [:]
    ) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory ?? root)
        var variables = ProcessInfo.processInfo.environment
        for name in ["CI", "GITHUB_ACTIONS", "SNAPSHOT_TESTING_RECORD", "NO_COLOR", "FORCE_COLOR"] {
            variables[name] = nil
        }
        variables["MAQUETTE_DATA"] = root
        process.environment = variables.merging(environment) { $1 }
        let folder = try TemporaryDirectory()
        let (output, errors) = (folder.path + "/output", folder.path + "/errors")
        for file in [output, errors] { try Data().write(to: URL(fileURLWithPath: file)) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = standardOutput ?? FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        process.waitUntilExit()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: output))
        let messages = try Data(contentsOf: URL(fileURLWithPath: errors))
        let status =
            process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Run(status: status, output: bytes, errors: String(decoding: messages, as: UTF8.self))
    }
}
