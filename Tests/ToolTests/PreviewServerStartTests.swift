import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `maquette preview --serve`, with the executables next to the test bundle.
@Suite("maquette preview --serve") struct PreviewServerStartTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("root: {backgroundColor: \"#FF0000\"}\n", to: "small.screen.yaml")
    }

    @Test func theToolBecomesTheServerUntilItIsInterrupted() async throws {
        let process = Process(), output = Pipe()
        // As in the background of a script, where SIGINT is ignored.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "trap '' INT; exec \"$@\"", "sh", BuiltProduct.path("maquette"), "preview", "--serve",
            "--device",
            "20x10@1", "--appearance", "dark", "--at=0", "-j", "1", ".",
        ]
        process.currentDirectoryURL = URL(fileURLWithPath: directory.path)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = try #require(
            line.wholeMatch(of: #/(http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/)\n/#)?.1, "\(line)")
        let url = try #require(URL(string: address + "live/scene?choice=0&id=0"))
        let (data, _) = try await URLSession.shared.data(from: url)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains(#""width":20,"height":10"#), "\(text)")
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
        #expect(directory.files == ["small.screen.yaml"])
    }

    @Test(
        arguments: [
            (["--protocol", "kitty"], "--protocol and --width are for the terminal"),
            (["--width", "20"], "--protocol and --width are for the terminal"),
            (["--watch"], "--watch does that in the terminal"), (["--strict"], "--strict is an exit code"),
            (["--defaults", "a.json"], "--defaults is for screens in Swift"),
        ])
    func flagsWithoutEffectAreRefused(_ arguments: [String], _ message: String) throws {
        let run = try Tool.run(["preview", "--serve", "."] + arguments, in: directory.path)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        let port = try Tool.run(["preview", "--port", "80", "."], in: directory.path)
        #expect(port.status == 2 && port.errors.contains("--port is for --serve"))
        let empty = try Tool.run(["preview", "--serve"], in: directory.path)
        #expect(empty.status == 2 && empty.errors.contains("no screen file is named"))
    }
}
