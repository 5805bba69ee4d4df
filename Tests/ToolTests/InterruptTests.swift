import Foundation
import ImageCodec
import TestSupport
import Testing

@Suite("Interrupting the tool") struct InterruptTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(smallScreen, to: "small.screen.yaml")
    }

    /// Starts the tool with its output in a file of the directory.
    private func start(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Tool.path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory.path)
        process.environment = ProcessInfo.processInfo.environment.merging(["MAQUETTE_DATA": Tool.root]) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = try directory.write("", to: "output")
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Waits until a condition holds, for at most a minute.
    private func wait(until condition: () throws -> Bool) throws {
        for _ in 0..<3000 {
            if try condition() { return }
            usleep(20_000)
        }
        Issue.record("nothing happened for a minute")
    }

    private func drawings() throws -> Int {
        String(decoding: try directory.data("output"), as: UTF8.self).components(separatedBy: "\u{1B}[2J")
            .count - 1
    }

    @Test func watchingDrawsAgainAndEndsWith130() throws {
        let process = try start([
            "preview", "small.screen.yaml", "--watch", "--protocol", "blocks", "--device", "20x10@1",
        ])
        try wait { try directory.data("output").count > 40 }
        try directory.write("root: {class: Nothing}\n", to: "small.screen.yaml")
        try wait { try drawings() >= 2 }
        try directory.write(smallScreen + "\n", to: "small.screen.yaml")
        try wait { try drawings() >= 3 }
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 130)
    }

    @Test func aBatchLeavesOnlyWholeFiles() throws {
        var arguments = ["small.screen.yaml", "-o", "out", "-j", "2"]
        // Large pictures, so that the batch takes a quarter of a minute: this process may be kept from the
        // processors for longer than small ones take.
        for width in 1000..<1900 { arguments += ["--device", "\(width)x4000@3"] }
        let process = try start(arguments)
        try wait { directory.files.contains { $0.hasPrefix("out/small") } }
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        let files = directory.files.filter { $0.hasPrefix("out/") }
        #expect(files.count < 900)
        for file in files {
            #expect(file.hasSuffix(".png"))
            #expect(throws: Never.self) { _ = try decodeImage([UInt8](try directory.data(file))) }
        }
    }
}
