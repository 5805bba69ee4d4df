import Foundation
import TestSupport
import Testing

@Suite("Results that reach nobody") struct OutputFailureTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(smallScreen, to: "small.screen.yaml")
        try directory.write("devices: 8x8@1\nscreens: small.screen.yaml\n", to: ".maquette.yaml")
    }

    private static let runs = [
        ["small.screen.yaml", "--device", "8x8@1", "-o", "-"], ["small.screen.yaml", "--device", "8x8@1"],
        ["layout", "small.screen.yaml"], ["layout", "small.screen.yaml", "--json"], ["test", "--json"],
        ["lint", "small.screen.yaml", "--json"], ["version"], ["--help"], ["help", "render"],
        ["explain", "small.screen.yaml", "--view", "box"], ["preview", "small.screen.yaml"],
    ]

    @Test(arguments: runs) func aFullDisk(arguments: [String]) throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let run = try Tool.run(arguments, in: directory.path, standardOutput: full)
        #expect(run.status == (arguments[0] == "test" ? 4 : 3), "\(arguments)")
        #expect(run.errors.contains("error: cannot write standard output: no space left on device"))
    }

    @Test(arguments: runs) func aPipeThatNobodyReads(arguments: [String]) throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let run = try Tool.run(
            arguments, in: directory.path, standardOutput: pipe.fileHandleForWriting)
        #expect(run.status == (arguments[0] == "test" ? 4 : 3), "\(arguments)")
        #expect(!run.errors.contains("standard output"))
    }

    @Test func watchingEndsWhenNobodyLooks() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let run = try Tool.run(
            ["preview", "small.screen.yaml", "--device", "8x8@1", "--watch"], in: directory.path,
            standardOutput: pipe.fileHandleForWriting)
        #expect(run.status == 3)
    }
}
