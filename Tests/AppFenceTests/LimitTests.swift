import Foundation
import TestSupport
import Testing

@testable import AppFence

@Suite(
    "Limits of all processes within the fence",
    .enabled(
        if: FenceWorld.isAvailable, "this system has no fence, or the broker and FenceProbe are not built"),
    .serialized)
struct LimitTests {
    let world: FenceWorld

    init() throws { world = try FenceWorld() }

    private static let limits = FenceLimits(
        memory: 300 << 20, processorSeconds: 2, clockSeconds: 20, processes: 30)

    private func end(
        of probe: String, _ situation: Situation, _ limits: FenceLimits = limits
    ) throws -> FencedProgramEnd {
        try world.run([probe], situation, limits).end
    }

    @Test("end processes that fork without end", arguments: Situation.available)
    func forkBomb(situation: Situation) throws {
        let end = try end(of: "fork-bomb", situation)
        // Where the system refuses more of them, those that there are work until their time is over.
        #expect([.reached(.processes), .reached(.processor), .reached(.clock)].contains(end), "\(end)")
    }

    @Test("end children that each use less memory than one may", arguments: Situation.available)
    func memory(situation: Situation) throws {
        var limits = Self.limits
        limits.processes = 100
        #expect(try end(of: "memory-in-children", situation, limits) == .reached(.memory))
    }

    @Test("count memory that children share once", arguments: Situation.few)
    func sharedMemory(situation: Situation) throws {
        #expect(try end(of: "shared-memory", situation) == .exited(status: 0))
    }

    @Test("end what works without end, also in children", arguments: Situation.few)
    func processor(situation: Situation) throws {
        #expect(try end(of: "processor", situation) == .reached(.processor))
        #expect(try end(of: "processor-in-children", situation) == .reached(.processor))
    }

    @Test("end children that nobody counts by the clock at the latest", arguments: Situation.few)
    func shortChildren(situation: Situation) throws {
        var limits = Self.limits
        limits.clockSeconds = 4
        let end = try end(of: "processor-in-short-children", situation, limits)
        #expect([.reached(.processor), .reached(.clock)].contains(end), "\(end)")
    }

    @Test("end what waits without end and ignores signals", arguments: Situation.available)
    func clock(situation: Situation) throws {
        var limits = Self.limits
        limits.clockSeconds = 1
        #expect(try end(of: "hide", situation, limits) == .reached(.clock))
        #expect(try end(of: "sleep", situation, limits) == .reached(.clock))
    }

    @Test("count anew for each request, and not the clock between them")
    func requests() throws {
        var limits = Self.limits
        limits.clockSeconds = 1
        let program = try world.start(["echo"], Situation(), limits)
        for _ in 0..<3 {
            program.beginRequest()
            try program.send([1, 2, 3], timeout: 5)
            #expect(try program.receive(timeout: 5) == [1, 2, 3])
            program.endRequest()
            usleep(700_000)
        }
        program.beginRequest()
        usleep(1_500_000)
        #expect(throws: FenceError.ended(.reached(.clock))) { try program.receive(timeout: 5) }
    }

    @Test("leave nothing behind when the program ends", arguments: Situation.available)
    func orphans(situation: Situation) throws {
        #expect(try end(of: "orphan", situation) == .exited(status: 0))
        #expect(try processes(named: world.directory.path + "/bin/probe").isEmpty)
    }

    @Test("leave nothing behind when the tool wants nothing more", arguments: Situation.available)
    func closed(situation: Situation) throws {
        let program = try world.start(["hide"], situation)
        #expect(throws: FenceError.self) { try program.receive(timeout: 0.3) }
        #expect(program.end() == .closed)
        #expect(try processes(named: world.directory.path + "/bin/probe").isEmpty)
    }

    @Test("leave nothing behind when the broker is killed", arguments: Situation.available)
    func killedBroker(situation: Situation) throws {
        let program = try world.start(["orphan-and-hide"], situation)
        #expect(throws: FenceError.timedOut) { try program.receive(timeout: 0.3) }
        #expect(try processes(named: world.directory.path + "/bin/probe").count > 1)
        kill(program.broker, SIGKILL)
        #expect(throws: FenceError.self) { try program.receive(timeout: 10) }
        for _ in 0..<100 {
            if try processes(named: world.directory.path + "/bin/probe").isEmpty { return }
            usleep(20_000)
        }
        Issue.record("processes are left")
    }

    @Test("leave no core", arguments: Situation.few)
    func core(situation: Situation) throws {
        #expect(try end(of: "core", situation) == .signaled(Int(SIGABRT)))
    }

    /// The processes that run a program.
    private func processes(named program: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
            guard Int(name) != nil, let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
            else { return false }
            return line.starts(with: Array(program.utf8))
        }
    }
}
