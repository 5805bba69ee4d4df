import Foundation
import TestSupport
import Testing

@testable import Processes

@Suite("programs that are run")
struct ProgramTests {
    /// A program of the shell whose output is captured.
    private func shell(_ script: String) -> Program {
        var program = Program("/bin/sh", ["-c", script])
        program.output = .captured(atMost: 1 << 20)
        return program
    }

    @Test("output, errors and status")
    func outputs() throws {
        var program = shell("echo out; echo err >&2; exit 3")
        program.errors = .captured(atMost: 100)
        let result = try program.run()
        #expect(result.end == .exited(status: 3))
        #expect(result.text == "out\n")
        #expect(result.errors == Array("err\n".utf8))
        #expect(!result.succeeded)
    }

    @Test("errors go where the output goes, if that is asked for")
    func joined() throws {
        var program = shell("echo one; echo two >&2; echo three")
        program.errors = nil
        #expect(try program.run().text == "one\ntwo\nthree\n")
    }

    @Test("a program that is not there, with what to do", arguments: ["no-such-program", "/no/such/program"])
    func missing(name: String) {
        var program = Program(name)
        program.remedy = "add it"
        #expect {
            _ = try program.run()
        } throws: { error in
            let error = error as? ProgramError
            return error?.cause == .missing && error?.remedy == "add it"
                && error?.description
                    == (name.contains("/") ? "'\(name)' does not exist" : "'\(name)' is not installed")
        }
    }

    @Test("a file that is no program, and a folder that is missing")
    func refused() throws {
        let folder = try TemporaryDirectory()
        try folder.write("text", to: "data")
        #expect(throws: ProgramError.self) { _ = try Program(folder.path + "/data").run() }
        var program = shell("true")
        program.folder = "/no/such/folder"
        #expect {
            _ = try program.run()
        } throws: { ($0 as? ProgramError)?.cause == .refused("No such file or directory") }
    }

    @Test("the folder, the variables, no input and default signals")
    func surroundings() throws {
        signal(SIGPIPE, SIG_IGN)
        var program = shell("pwd; echo $A$B$HOME; cat; grep -E '^Sig(Blk|Ign)' /proc/self/status")
        program.folder = "/"
        program.environment = .only(["A": "1", "PATH": "/usr/bin:/bin"])
        let text = try program.run().text
        #expect(text.hasPrefix("/\n1\nSigBlk:\t0000000000000000\n"))
        // SIGPIPE is the 13th signal.
        let ignored = text.split(separator: "\t").last?.dropLast().suffix(4)
        #expect(ignored.flatMap { UInt($0, radix: 16) }.map { $0 & 0x1000 } == 0)
    }

    @Test("variables are added, replaced and left out")
    func variables() throws {
        setenv("MAQUETTE_TEST_KEPT", "kept", 1)
        setenv("MAQUETTE_TEST_REMOVED", "removed", 1)
        var program = shell("echo $MAQUETTE_TEST_KEPT,$MAQUETTE_TEST_REMOVED,$MAQUETTE_TEST_ADDED")
        program.environment = .inherited(
            adding: ["MAQUETTE_TEST_ADDED": "added"], removing: ["MAQUETTE_TEST_REMOVED"])
        #expect(try program.run().text == "kept,,added\n")
        program.environment = .inherited(adding: ["MAQUETTE_TEST_KEPT": "other"])
        #expect(try program.run().text == "other,removed,\n")
    }

    @Test("a program that does not end is killed with those that it started", .timeLimit(.minutes(1)))
    func timeout() throws {
        var program = shell("sleep 600 & echo $!; sleep 600")
        program.timeout = 0.3
        let result = try program.run()
        #expect(result.end == .timedOut(seconds: 0.3))
        #expect((0.3..<20).contains(result.usage.seconds))
        let child = try #require(pid_t(result.text.dropLast()))
        // It may take a moment to end; until its parent looks at it, it is a zombie.
        for _ in 0..<500 where !hasEnded(child) { usleep(10_000) }
        #expect(hasEnded(child))
    }

    @Test("a program that closes its output and does not end is killed as well", .timeLimit(.minutes(1)))
    func timeoutWithoutOutput() throws {
        var program = shell("exec >&-; sleep 600")
        program.timeout = 0.3
        #expect(try program.run().end == .timedOut(seconds: 0.3))
    }

    @Test("output beyond the limit", .timeLimit(.minutes(1)))
    func limits() throws {
        var program = shell("yes")
        program.output = .captured(atMost: 100_000)
        let result = try program.run()
        #expect(result.end == .wroteTooMuch(limit: 100_000))
        #expect(result.output.count == 100_000)
        program = shell("yes | head -c 300000; exit 4")
        program.output = .capturedStart(bytes: 10)
        let start = try program.run()
        #expect(start.end == .exited(status: 4))
        #expect(start.text == "y\ny\ny\ny\ny\n")
        program = shell("printf 12345")
        program.output = .captured(atMost: 5)
        #expect(try program.run().text == "12345")
    }

    @Test("files")
    func files() throws {
        let folder = try TemporaryDirectory()
        try folder.write("longer than what comes", to: "output")
        var program = shell("echo out; echo err >&2")
        program.output = .file(folder.path + "/output")
        program.errors = .file(folder.path + "/errors")
        #expect(try program.run().succeeded)
        #expect(
            try [UInt8](Data(contentsOf: folder.url.appendingPathComponent("output"))) == Array("out\n".utf8))
        #expect(
            try [UInt8](Data(contentsOf: folder.url.appendingPathComponent("errors"))) == Array("err\n".utf8))
    }

    @Test("limits of resources")
    func resources() throws {
        var program = shell("ulimit -v; ulimit -t; ulimit -n; ulimit -c")
        program.limits = ResourceLimits(memory: 1 << 30, processorSeconds: 7, openFiles: 50)
        #expect(try program.run().text == "1048576\n7\n50\n0\n")
        program = shell("while :; do :; done")
        program.limits.processorSeconds = 1
        let result = try program.run()
        #expect([.signaled(Int(SIGXCPU)), .signaled(Int(SIGKILL))].contains(result.end))
        #expect(result.usage.processorSeconds > 0.5)
    }

    @Test("the memory of a program, not of this one")
    func memory() throws {
        let large = [UInt8](repeating: 1, count: 100 << 20)
        var program = shell("sleep 0.1")
        program.observesMemory = true
        let small = try program.run().usage.peakKilobytes
        #expect((100..<20_000).contains(small))
        program = shell("head -c 60000000 /dev/zero | tail -c \(large.count / 2) > /dev/null")
        #expect(try program.run().usage.peakKilobytes > 40_000)
    }

    @Test("programs of several threads get no descriptors of one another", .timeLimit(.minutes(1)))
    func threads() async throws {
        let held = open("/dev/null", O_RDONLY)
        defer { close(held) }
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<40 {
                group.addTask { try Program.listing.run().text }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        // The fourth is the folder that the program itself reads.
        #expect(Set(texts) == ["0\n1\n2\n3\n"])
        #expect(texts.count == 40)
    }

    @Test("what ended a program, in words")
    func descriptions() {
        let ends: [ProgramResult.End] = [
            .exited(status: 2), .signaled(9), .timedOut(seconds: 10), .timedOut(seconds: 0.5),
            .wroteTooMuch(limit: 5),
        ]
        #expect(
            ends.map(\.description) == [
                "ended with status 2", "was ended by signal 9", "did not end within 10 seconds",
                "did not end within 0.5 seconds", "wrote more than 5 bytes",
            ])
    }

    private func hasEnded(_ process: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status?.split(separator: ") ").last?.first.map { "ZX".contains($0) } ?? true
    }
}

extension Program {
    /// Prints the descriptors of the program that runs.
    fileprivate static var listing: Program {
        var program = Program("ls", ["/proc/self/fd"])
        program.output = .captured(atMost: 1000)
        return program
    }
}
