import Foundation
import TestSupport
import Testing

/// The launcher `maquette` of a clone, beside a script and a binary that write down their arguments.
@Suite("launcher") struct LauncherTests {
    private let clone: TemporaryDirectory

    init() throws {
        clone = try TemporaryDirectory()
        try clone.write("", to: "Sources/main.swift")
        try clone.write("", to: "Package.swift")
        try script("echo build \"$@\" >>\"$(dirname -- \"$0\")/../log\"", at: "scripts/build-release")
        try script("echo run \"$@\" >>\"$(dirname -- \"$0\")/../../log\"", at: ".build/release/maquette")
        // Later than the sources: the binary is up to date.
        try clone.write("", to: ".build/release-build.stamp")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 3600)],
            ofItemAtPath: clone.path + "/.build/release-build.stamp")
    }

    /// Writes an executable script by another process: a program that this one wrote could still be open for writing in
    /// one that another test starts.
    private func script(_ line: String, at name: String) throws {
        let write =
            "mkdir -p \"${1%/*}\" && printf '#!/bin/sh\\n%s\\n' \"$2\" >\"$1\" && chmod +x \"$1\""
        let shell = try Process.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", write, "sh", clone.path + "/" + name, line])
        shell.waitUntilExit()
        try #require(shell.terminationStatus == 0)
    }

    /// What is built and run, in order.
    private func log(_ arguments: [String]) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The launcher finds its clone by its own path.
        process.arguments = [try clone.copy(PackageFiles.url("maquette"), to: "maquette")] + arguments
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: try clone.data("log"), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test(
        "builds what a command needs beside the tool",
        arguments: [
            (["report", "--serve"], "maquette-report-server"),
            (["report", "out", "--serve"], "maquette-report-server"),
            (["report", "--serve", "--port", "8000"], "maquette-report-server"),
            (["preview", "--serve", "."], "maquette-preview-server"),
            (["preview", "Main.storyboard", "--serve"], "maquette-preview-server"),
            (["app", "Examples/Garden"], "maquette-app-builder"),
        ])
    func builds(arguments: [String], product: String) throws {
        #expect(
            try log(arguments) == ["build \(product)", "run " + arguments.joined(separator: " ")])
    }

    @Test(
        "builds nothing else when the tool is up to date",
        arguments: [
            ["report"], ["preview", "screen.yaml"], ["render", "app", "--serve"], ["--version"], [],
            ["test", "report"],
        ])
    func buildsNothing(arguments: [String]) throws {
        #expect(try log(arguments) == [(["run"] + arguments).joined(separator: " ")])
    }

    @Test("builds the tool when a source is newer") func newerSource() throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 7200)],
            ofItemAtPath: clone.path + "/Sources/main.swift")
        #expect(try log(["--version"]) == ["build", "run --version"])
    }
}
