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

    /// The situations that this system can have, each with seeds of its own.
    static let situations: [Situation] = {
        let users: [Int?] = getuid() == 0 ? [nil, 65534] : [nil]
        let omitted = [[]] + (check?.answersPaths == true ? [["namespaces"]] : [])
        let all = users.flatMap { user in omitted.map { (user, $0) } }
        return all.enumerated().map { index, entry in
            let first = UInt64(1 + 25 * index)
            return Situation(user: entry.0, omitted: entry.1, seeds: first..<first + 25)
        }
    }()
}

/// The user that starts the broker, and the parts of the fence that are left out, as on systems without them.
struct Situation: Hashable, CustomTestStringConvertible {
    var user: Int?
    var omitted: [String]
    var seeds: Range<UInt64>

    var testDescription: String {
        (user.map { "user \($0)" } ?? "own user") + omitted.map { " without \($0)" }.joined()
    }
}

@Suite(
    "Hostile programs",
    .enabled(if: Built.isAvailable, "this system has no fence, or the broker and FenceProbe are not built"))
struct HostileProgramTests {
    @Test(
        "change and read nothing outside, leave nothing, and are told of clearly", arguments: Built.situations
    )
    func programs(situation: Situation) throws {
        let directory = try TemporaryDirectory()
        chmod(directory.path, 0o755)
        let world = try HostileProgramWorld(
            in: directory.path + "/world", Built.programs, session: RenderSession(), user: situation.user,
            omitting: situation.omitted)
        let runs = HostileProgramSeries(seeds: situation.seeds, in: [world]).runs()
        for run in runs where !run.faults.isEmpty { Issue.record("\(run.text)") }
        // Some come as far as a screen: the generator is not only noise.
        #expect(runs.contains { $0.screenCount > 0 })
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
