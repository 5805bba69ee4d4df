import Foundation
import TestSupport
import Testing

/// A clone with some of the scripts of the package, and programs that stand for what they call.
struct ScriptClone {
    /// What a run of a script has left.
    struct Run {
        var status: Int32
        var errors: String
        var lines: [Substring] { errors.split(separator: "\n") }
    }

    let directory: TemporaryDirectory
    var path: String { directory.path }

    /// Creates a clone with scripts of the package, by their names.
    init(scripts: [String]) throws {
        directory = try TemporaryDirectory()
        let paths = scripts.map { PackageFiles.url("scripts/" + $0).path }
        try #require(
            try run(["-c", "mkdir scripts && cp \"$@\" scripts", "sh"] + paths).status == 0)
    }

    /// Writes a program by another process: one that this process wrote could still be open for writing in a program that
    /// another test starts.
    func writeProgram(_ text: String, to name: String) throws {
        let write = "mkdir -p \"${1%/*}\" && printf '#!/bin/sh\\n%s\\n' \"$2\" >\"$1\" && chmod +x \"$1\""
        try #require(try run(["-c", write, "sh", name, text]).status == 0)
    }

    /// Runs a script in the clone, whose folder `bin` is the first on `PATH`.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the shell.
    ///   - variables: Environment variables beside `PATH`.
    /// - Returns: The status and what it wrote to its standard error.
    /// - Throws: If it cannot be started.
    func run(_ arguments: [String], variables: [String: String] = [:]) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: path)
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = variables.merging(["PATH": path + "/bin:" + folders]) { $1 }
        try directory.write("", to: "errors")
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle(forWritingAtPath: path + "/errors")
        try process.run()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, errors: try text("errors"))
    }

    func text(_ name: String) throws -> String { String(decoding: try directory.data(name), as: UTF8.self) }
}
