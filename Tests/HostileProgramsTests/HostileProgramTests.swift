import AppFence
import Foundation
import Maquette
import TestSupport
import Testing

@testable import HostilePrograms

/// What the tests run.
private enum Built {
    static let programs = HostileProgramWorld.Programs(
        broker: BuiltProduct.path("maquette-app-broker"), probe: BuiltProduct.path("FenceProbe"))
    static let check = try? FenceCheck(broker: programs.broker)
    static let isAvailable =
        check?.isFence == true && FileManager.default.isExecutableFile(atPath: programs.probe)

    /// The user that starts the broker and the parts of the fence that are left out, as on systems without them.
    static let situations: [(user: Int?, omitted: [String])] = {
        let other = getuid() == 0 ? [(65534, []), (65534, ["namespaces"])] as [(Int?, [String])] : []
        return ([(nil, []), (nil, ["namespaces"])] + other)
            .filter { $0.1.isEmpty || check?.answersPaths == true }
    }()
}

@Suite(
    "Hostile programs",
    .enabled(if: Built.isAvailable, "this system has no fence, or the broker and FenceProbe are not built"))
struct HostileProgramTests {
    @Test("change and read nothing outside, leave nothing, and are told of clearly")
    func programs() throws {
        let directory = try TemporaryDirectory(), session = try RenderSession()
        chmod(directory.path, 0o755)
        for (index, situation) in Built.situations.enumerated() {
            let world = try HostileProgramWorld(
                in: directory.path + "/\(index)", Built.programs, session: session, user: situation.user,
                omitting: situation.omitted)
            let first = UInt64(1 + 25 * index)
            let runs = HostileProgramSeries(seeds: first..<first + 25, in: [world]).runs()
            for run in runs where !run.faults.isEmpty { Issue.record("\(situation): \(run.text)") }
            // Some come as far as a screen: the generator is not only noise.
            #expect(runs.contains { $0.screenCount > 0 })
        }
    }

    /// The judges, on what is done from outside the fence.
    @Test("would be found out")
    func judges() throws {
        let directory = try TemporaryDirectory(), session = try RenderSession()
        let world = try HostileProgramWorld(in: directory.path + "/w", Built.programs, session: session)
        #expect(world.faults().isEmpty)
        let secret = directory.path + "/w/outside/secret.txt"
        let written = try Data(contentsOf: URL(fileURLWithPath: secret))
        try Data("changed".utf8).write(to: URL(fileURLWithPath: secret))
        #expect(world.faults().contains("'outside/secret.txt' is changed"))
        // Also if it is written back, since the date is another.
        try written.write(to: URL(fileURLWithPath: secret))
        #expect(world.faults().contains("'outside/secret.txt' is changed"))
        try directory.write("x", to: "w/core")
        #expect(world.faults().contains("'core' is changed"))
        let other = try #require(Bystander(world.probe, in: directory.path, secret: ""))
        #expect(world.faults().contains { $0.hasPrefix("processes are left") })
        other.end()
        #expect(!world.faults().contains { $0.hasPrefix("processes are left") })
    }

    @Test("that touch another process would be found out", arguments: [SIGWINCH, SIGTERM, SIGSTOP, SIGKILL])
    func touched(signal: Int32) throws {
        let directory = try TemporaryDirectory()
        let bystander = try #require(Bystander(Built.programs.probe, in: directory.path, secret: "x"))
        defer { bystander.end() }
        #expect(!bystander.isTouched)
        kill(bystander.process, signal)
        // What is done to it takes a moment.
        for _ in 0..<200 where !bystander.isTouched { usleep(5000) }
        #expect(bystander.isTouched)
    }
}
