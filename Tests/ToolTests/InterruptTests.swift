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

    /// The end of the terminal, of the processor time, and what an interrupt does.
    @Test(arguments: [SIGHUP, SIGTERM, SIGXCPU]) func otherSignalsLeaveOnlyWholeFiles(signal: Int32) throws {
        var arguments = ["small.screen.yaml", "-o", "out", "-j", "2"]
        for width in 1000..<1900 { arguments += ["--device", "\(width)x4000@3"] }
        let process = try start(arguments)
        try wait { directory.files.contains { $0.hasPrefix("out/small") } }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 128 + signal)
        #expect(directory.files.filter { $0.hasPrefix("out/") }.allSatisfy { $0.hasSuffix(".png") })
    }

    @Test func aRunPrintsItsDocumentWhenASignalEndsIt() throws {
        try directory.write(
            "screens: small.screen.yaml\ndevices: [\((1000..<1900).map { "\($0)x4000@3" }.joined(separator: ", "))]\n",
            to: ".maquette.yaml")
        let process = try start(["test", "--json", "--record", "never"])
        try wait { directory.files.contains { $0.hasPrefix("out/test/small") } }
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        let document =
            try JSONSerialization.jsonObject(with: try directory.data("output")) as? [String: Any]
        #expect(document?["interrupted"] as? Bool == true)
        #expect(document?["exitCode"] as? Int == 130)
        #expect(document?["schemaVersion"] as? Int == 1)
        let results = try #require(document?["results"] as? [Any])
        #expect(results.count < 1800)
        #expect(document?["total"] as? Int == results.count)
        #expect(!directory.files.contains { $0.contains(".maquette-") })
    }

    /// As with `ulimit -f`, here of 8 blocks of 512 or 1024 bytes.
    @Test(arguments: [
        "$0 render small.screen.yaml --device 1000x2000@3 -o out", "$0 gallery small.screen.yaml -o out",
        "$0 test --record all", "$0 film small.screen.yaml -o out --device 1000x2000@3",
    ])
    func aLimitOfFileSizesLeavesNoHalfFiles(command: String) throws {
        // Noise, which no compression makes small.
        var seed: UInt64 = 1
        let views = (0..<400).map { number -> String in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let color = String(seed >> 40, radix: 16).uppercased()
            let padded = String(repeating: "0", count: 6 - color.count) + color
            return
                "    - {class: UIView, id: v\(number), backgroundColor: \"#\(padded)\", frame: [\(number % 20 * 50), \(number / 20 * 100), 47.3, 91.7]}"
        }
        try directory.write(
            "root:\n  subviews:\n" + views.joined(separator: "\n") + "\n", to: "small.screen.yaml")
        try directory.write("screens: small.screen.yaml\ndevices: 1000x2000@3\n", to: ".maquette.yaml")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -f 8; " + command + " 2>errors", Tool.path]
        process.currentDirectoryURL = URL(fileURLWithPath: directory.path)
        process.environment = ProcessInfo.processInfo.environment.merging(["MAQUETTE_DATA": Tool.root]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 3)
        let files = directory.files
        #expect(!files.contains { $0.contains(".maquette-") }, "\(files)")
        for file in files where file.hasSuffix(".png") {
            #expect(throws: Never.self) { _ = try decodeImage([UInt8](try directory.data(file))) }
        }
    }
}
