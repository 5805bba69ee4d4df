import Foundation
import TestSupport
import Testing

@testable import AppFence

@Suite(
    "A program within the fence",
    .enabled(
        if: FenceWorld.isAvailable, "this system has no fence, or the broker and FenceProbe are not built"),
    .serialized)
struct FencedProgramTests {
    let world: FenceWorld

    init() throws { world = try FenceWorld() }

    @Test("answers messages of any size", arguments: Situation.few)
    func messages(situation: Situation) throws {
        let program = try world.start(["echo"], situation)
        for size in [0, 1, 1000, 100_000, 60_000] {
            let message = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try program.send(message, timeout: 20)
            #expect(try program.receive(timeout: 20) == message)
        }
        // It ends by itself when it sees that the socket is closed, if it does so before it is ended.
        let end = program.end()
        #expect([.closed, .exited(status: 0)].contains(end), "\(end)")
        #expect(throws: FenceError.ended(end)) { try program.send([1]) }
    }

    @Test("that does not answer, or does not read, is given up after the time")
    func timeouts() throws {
        let program = try world.start(["sleep"], Situation())
        #expect(throws: FenceError.timedOut) { try program.receive(timeout: 0.2) }
        #expect(throws: FenceError.timedOut) {
            try program.send([UInt8](repeating: 0, count: 8 << 20), timeout: 0.2)
        }
    }

    @Test("ends with its status or signal", arguments: Situation.few)
    func ends(situation: Situation) throws {
        #expect(try world.run(["status", "7"], situation).end == .exited(status: 7))
        #expect(try world.run(["status", "0"], situation).end == .exited(status: 0))
        #expect(try world.run(["signal", "\(SIGSEGV)"], situation).end == .signaled(Int(SIGSEGV)))
        let program = try world.start(["status", "3"], situation)
        #expect(throws: FenceError.ended(.exited(status: 3))) { try program.receive(timeout: 20) }
        #expect(program.knownEnd == .exited(status: 3))
    }

    @Test("is not started where the kernel has no fence, unless it is trusted")
    func noFence() throws {
        for parts in [
            ["filter"], ["namespaces", "names"], ["namespaces", "landlock"],
            ["namespaces", "landlock", "filter"],
        ] {
            let situation = Situation(omitted: parts)
            guard case .noFence(let reason) = try world.run(["status", "7"], situation).end else {
                Issue.record("runs without \(parts)")
                continue
            }
            #expect(reason.contains("--trust-code") && !reason.contains("\n"), "\(reason)")
            var plan = world.plan(["status", "7"], situation)
            plan.trustsCode = true
            let program = try world.start(plan, situation)
            #expect(throws: FenceError.ended(.exited(status: 7))) { try program.receive(timeout: 20) }
        }
    }

    @Test("finds the system's shared libraries alone", arguments: Situation.available)
    func libraries(situation: Situation) throws {
        var plan = world.plan([], situation)
        plan.program = world.directory.path + "/outside/program"
        let program = try world.start(plan, situation)
        #expect(throws: FenceError.ended(.exited(status: 0))) { try program.receive(timeout: 20) }
        // Where libraries are not in '/usr/lib' itself. Source: os-release(5).
        let other = "/usr/lib/os-release"
        guard !FencedProgramPlan.systemFolders.contains("/usr/lib"),
            let text = try? String(contentsOfFile: other, encoding: .utf8)
        else { return }
        let lines = try world.run(["read", other], situation).lines
        #expect(!lines.isEmpty && !text.hasPrefix(lines[0]), "\(lines)")
    }

    @Test("that cannot be executed says why", arguments: Situation.available)
    func notExecuted(situation: Situation) throws {
        for name in ["missing", "allowed/allowed.txt"] {
            var plan = world.plan([], situation)
            plan.program = world.directory.path + "/" + name
            let program = try world.start(plan, situation)
            #expect(throws: FenceError.self) { try program.receive(timeout: 20) }
            guard case .notExecuted(let reason) = program.end() else {
                Issue.record("\(name): \(program.end())")
                continue
            }
            #expect(reason.contains(plan.program), "\(reason)")
        }
    }

    @Test("needs a broker")
    func noBroker() throws {
        #expect(throws: FenceError.self) {
            try FencedProgram.start(world.plan([], Situation()), broker: world.directory.path + "/none")
        }
    }

    @Test("has the output that it wrote, to its end, without waiting for a reader")
    func output() throws {
        var plan = world.plan(["walk"], Situation())
        plan.outputSize = 100
        let program = try world.start(plan, Situation())
        #expect(throws: FenceError.ended(.exited(status: 0))) { try program.receive(timeout: 60) }
        let (output, errors) = program.takeOutput()
        #expect(output.count == 100 && errors.isEmpty)
        #expect(String(decoding: output, as: UTF8.self).hasSuffix("call 1100 1\n"))
        #expect(program.takeOutput().output.isEmpty)
    }
}
