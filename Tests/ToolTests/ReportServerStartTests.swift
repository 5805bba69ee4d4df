import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `maquette report --serve`, with the executables next to the test bundle.
@Suite("maquette report --serve") struct ReportServerStartTests {
    private let directory: TemporaryDirectory
    private let tool = BuiltProduct.path("maquette")

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("root: {backgroundColor: \"#FF0000\"}\n", to: "small.screen.yaml")
        try directory.write("screens: small.screen.yaml\ndevices: 8x8@1\n", to: ".maquette.yaml")
        try #require(Tool.run(["test", "--record", "never"], in: directory.path).status == 4)
    }

    private func start(_ tool: String, _ arguments: [String] = []) throws -> (Process, FileHandle, FileHandle)
    {
        let process = Process(), output = Pipe(), errors = Pipe()
        // As in the background of a script, where SIGINT is ignored.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            ["-c", "trap '' INT; exec \"$@\"", "sh", tool, "report", "--serve"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory.path)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        return (process, output.fileHandleForReading, errors.fileHandleForReading)
    }

    @Test func theToolBecomesTheServerUntilItIsInterrupted() async throws {
        let (process, output, _) = try start(tool)
        let line = String(decoding: output.availableData, as: UTF8.self)
        let address = try #require(
            line.wholeMatch(of: #/(http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/)\n/#)?.1, "\(line)")
        let url = try #require(URL(string: String(address)))
        let (page, _) = try await URLSession.shared.data(from: url)
        #expect(String(decoding: page, as: UTF8.self).contains("data-golden=\"small.8x8@1.png\""))
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
    }

    @Test func aServerThatIsNotInstalledIsNamed() throws {
        let copy = directory.path + "/maquette"
        // A copy that this process wrote could still be open for writing in one that another test starts.
        let copying = try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: [tool, copy])
        copying.waitUntilExit()
        let (process, _, errors) = try start(copy)
        let text = String(decoding: errors.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 5)
        #expect(
            text.contains("the server is not installed: '\(directory.path)/maquette-report-server'"),
            "\(text)")
        #expect(text.contains("scripts/build-release maquette-report-server"))
    }

    @Test func withoutAReportNothingIsServed() throws {
        let (process, _, errors) = try start(tool, [directory.path + "/nowhere"])
        let text = String(decoding: errors.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(text.contains("there is no report of a run"), "\(text)")
    }
}
