import Foundation

/// A program that ran to its end, with what it printed.
struct ProgramRun {
    /// The exit status; -1 if it was not started.
    private(set) var status: Int32 = -1
    /// What it wrote to its standard output and error, at most `outputLimit` bytes.
    private(set) var output = ""

    /// Chosen: ten times the errors of the largest app that was tried.
    private static let outputLimit = 64 << 20

    /// Runs a program and waits for its end.
    ///
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - arguments: Its arguments.
    ///   - environment: Variables in addition to those of this process.
    init(_ path: String, _ arguments: [String], environment: [String: String] = [:]) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            output = "<unknown>:0: error: '\(path)' cannot be started: \(error)"
            return
        }
        var bytes = Data()
        while let piece = try? pipe.fileHandleForReading.read(upToCount: 1 << 16), !piece.isEmpty {
            if bytes.count < Self.outputLimit { bytes += piece }
        }
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: bytes, as: UTF8.self)
    }
}
