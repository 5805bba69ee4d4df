import Foundation
import Processes
import TestSupport
import Testing

@testable import AppFence

/// A user and the parts of the fence that the system has, as the broker is told.
struct Situation: Hashable, CustomTestStringConvertible {
    /// The user that starts the broker; nil for that of the tests.
    var user: Int?
    /// The parts that are left out, as on systems without them.
    var omitted: [String] = []

    var testDescription: String {
        (user.map { "user \($0)" } ?? "own user")
            + (omitted.isEmpty ? "" : " without \(omitted.joined(separator: ", "))")
    }

    /// All situations that this system can have: the own user, and another if that is the root user, with all parts, and
    /// with either of those that can replace each other.
    static let available: [Situation] = {
        guard FenceWorld.check?.isFence == true else { return [] }
        let users: [Int?] = getuid() == 0 ? [nil, 65534] : [nil]
        var omitted: [[String]] = [[]]
        if FenceWorld.check?.answersPaths == true { omitted.append(["namespaces"]) }
        if FenceWorld.check?.hasMountNamespace == true { omitted.append(["landlock"]) }
        return users.flatMap { user in omitted.map { Situation(user: user, omitted: $0) } }
    }()

    /// One situation with namespaces and one without, for tests of what does not depend on users.
    static var few: [Situation] {
        available.filter { $0.user == available.last?.user && $0.omitted != ["landlock"] }
    }
}

/// Files within and outside the fence, the broker and the probe, in a folder that any user can read.
final class FenceWorld {
    let directory: TemporaryDirectory
    private let broker: String, probe: String

    /// What the system has; nil if the broker is not built.
    static let check: FenceCheck? = try? FenceCheck(broker: BuiltProduct.path("maquette-app-broker"))
    static let isAvailable = check?.isFence == true && FileManager.default.isExecutableFile(atPath: probePath)
    private static let probePath = BuiltProduct.path("FenceProbe")

    init() throws {
        directory = try TemporaryDirectory()
        broker = try directory.copy(
            URL(fileURLWithPath: BuiltProduct.path("maquette-app-broker")), to: "bin/broker")
        probe = try directory.copy(URL(fileURLWithPath: Self.probePath), to: "bin/probe")
        try directory.write("allowed", to: "allowed/allowed.txt")
        try directory.write("secret", to: "outside/secret.txt")
        try directory.link("allowed/link-to-secret", to: "../outside/secret.txt")
        try directory.link("outside/link", to: "secret.txt")
        try directory.copy(URL(fileURLWithPath: "/bin/true"), to: "outside/program")
        for name in [".", "bin", "allowed", "outside", "bin/broker", "bin/probe", "outside/program"] {
            chmod(directory.path + "/" + name, 0o755)
        }
        for name in ["allowed/allowed.txt", "outside/secret.txt"] {
            chmod(directory.path + "/" + name, 0o666)
        }
    }

    /// A plan for the probe.
    func plan(_ arguments: [String], _ situation: Situation, _ limits: FenceLimits = FenceLimits())
        -> FencedProgramPlan
    {
        var plan = FencedProgramPlan(
            probe, arguments, readable: [directory.path + "/allowed"], limits: limits)
        plan.omittedParts = situation.omitted
        return plan
    }

    /// Starts a program as the user of a situation.
    func start(_ plan: FencedProgramPlan, _ situation: Situation) throws -> FencedProgram {
        let command = situation.user.map { [probe, "as-user", "\($0)", broker] } ?? [broker]
        return try FencedProgram.start(plan, command: command)
    }

    /// Starts the probe.
    func start(_ arguments: [String], _ situation: Situation, _ limits: FenceLimits = FenceLimits()) throws
        -> FencedProgram
    {
        try start(plan(arguments, situation, limits), situation)
    }

    /// Runs the probe to its end; returns that and the lines that it has printed.
    func run(_ arguments: [String], _ situation: Situation, _ limits: FenceLimits = FenceLimits()) throws -> (
        end: FencedProgramEnd, lines: [String]
    ) {
        let program = try start(arguments, situation, limits)
        // The probe sends no messages: its socket closes when it ends.
        do { _ = try program.receive(timeout: 120) } catch { try Self.expectEnd(error) }
        let lines = String(decoding: program.takeOutput().output, as: UTF8.self).split(separator: "\n")
        return (program.end(), lines.map(String.init))
    }

    private static func expectEnd(_ error: any Error) throws {
        if case FenceError.ended = error { return }
        throw error
    }

    /// What the probes are told of the world.
    var arguments: [String] {
        [
            directory.path + "/allowed", directory.path + "/outside", "\(getpid())",
            "maquette-fence-\(getpid())",
        ]
    }
}

extension FenceWorld {
    /// The rules of the system calls that the broker allows, by number.
    static func systemCalls() throws -> [Int: String] {
        var program = Program(BuiltProduct.path("maquette-app-broker"), ["--system-calls"])
        program.output = .captured(atMost: 1 << 16)
        let lines = try program.run().text.split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(
            uniqueKeysWithValues: lines.compactMap { words in
                words.count == 3 ? Int(words[0]).map { ($0, String(words[2])) } : nil
            })
    }
}
