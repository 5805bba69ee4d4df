import Foundation
import TestSupport
import Testing

@testable import AppFence

@Suite(
    "Code within the fence",
    .enabled(
        if: FenceWorld.isAvailable, "this system has no fence, or the broker and FenceProbe are not built"),
    .serialized)
struct ProbeTests {
    let world: FenceWorld

    init() throws { world = try FenceWorld() }

    @Test("can do nothing of what it must not", arguments: Situation.available)
    func probes(situation: Situation) throws {
        let (end, lines) = try world.run(["probes"] + world.arguments, situation)
        #expect(end == .exited(status: 0))
        #expect(lines.filter { $0.hasPrefix("refused ") }.count > 200)
        for line in lines where !line.hasPrefix("refused ") {
            Issue.record("\(situation.testDescription): \(line)")
        }
        try expectNoChanges()
    }

    @Test("changes nothing by system calls at random", arguments: Situation.available)
    func random(situation: Situation) throws {
        let limits = FenceLimits(processorSeconds: 60)
        for seed in 1...2 {
            let arguments = ["random"] + world.arguments + ["\(seed)", "5000"]
            let end = try world.run(arguments, situation, limits).end
            // Some of them stop or kill the program itself, which a process of the group may.
            switch end {
            case .exited, .signaled, .reached(.clock): break
            default: Issue.record("seed \(seed): \(end)")
            }
            try expectNoChanges()
        }
    }

    private func expectNoChanges() throws {
        #expect(
            world.directory.files == [
                "allowed/allowed.txt", "allowed/link-to-secret", "bin/broker", "bin/probe", "outside/link",
                "outside/program", "outside/secret.txt",
            ])
        for (file, text) in [("allowed/allowed.txt", "allowed"), ("outside/secret.txt", "secret")] {
            #expect(try String(contentsOfFile: world.directory.path + "/" + file, encoding: .utf8) == text)
        }
    }

    @Test("has its descriptors and nothing else", arguments: Situation.available)
    func surroundings(situation: Situation) throws {
        let leaked = dup2(open("/dev/null", O_RDONLY), 200)
        defer { close(leaked) }
        let (end, lines) = try world.run(["describe"], situation)
        #expect(end == .exited(status: 0))
        #expect(lines.filter { $0.hasPrefix("descriptor ") } == (0...3).map { "descriptor \($0)" })
        #expect(lines.filter { $0.hasPrefix("variable ") } == ["variable SWIFT_BACKTRACE=enable=no"])
        #expect(lines.contains("terminal 0"))
        // The root user's programs run as another where that can read what they need.
        let user = lines.first { $0.hasPrefix("process ") }?.split(separator: " ").last.flatMap { Int($0) }
        #expect(user == (situation.user ?? (getuid() == 0 ? user : Int(getuid()))))
        if getuid() == 0 { #expect(user != 0) }
    }

    #if arch(x86_64)
    private static let trampolines = [335, 336]
    #else
    private static let trampolines: [Int] = []
    #endif

    @Test("reads what only the user of the tool can read", arguments: Situation.available)
    func privateFiles(situation: Situation) throws {
        let folder = world.directory.path + "/allowed", owner = uid_t(situation.user ?? Int(getuid()))
        chmod(folder, 0o700)
        chown(folder, owner, owner)
        chmod(folder + "/allowed.txt", 0o600)
        chown(folder + "/allowed.txt", owner, owner)
        #expect(try world.run(["read", folder + "/allowed.txt"], situation).lines == ["allowed"])
        // Links are resolved before it is said whether that may be read.
        #expect(
            try world.run(["read", folder + "/../outside/secret.txt"], situation).lines != ["secret"])
    }

    /// What calls answer whose arguments a rule refuses, by the name of the rule.
    private static let answers = [
        "unknown": ENOSYS, "no-terminal": ENOTTY, "open-reading": EACCES, "map": EPERM, "protect": EPERM,
        "clone": EPERM, "descriptor-command": EPERM, "process-option": EPERM, "architecture-option": EPERM,
        "own-limit": EPERM, "own-clock": EPERM, "signal": EPERM, "thread-signal": EPERM, "execute": EPERM,
    ]

    @Test("can make the system calls of the table and no others", arguments: Situation.available)
    func systemCalls(situation: Situation) throws {
        let rules = try FenceWorld.systemCalls()
        #expect(rules.count > 60)
        let (end, lines) = try world.run(["walk"], situation)
        #expect(end == .exited(status: 0))
        var seen = 0
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 3, words[0] == "call", let number = Int(words[1]) else { continue }
            seen += 1
            switch rules[number] {
            // The trampolines of the kernel's probes of programs, which are called around the filter (Linux 6.14,
            // arch/x86/kernel/uprobes.c) and do nothing where there is no such probe.
            case nil where Self.trampolines.contains(number): #expect(words[2] != "0")
            case nil: #expect(words[2] == "\(EPERM)", "call \(number) is not on the list: \(words[2])")
            case "allow": #expect(words[2] != "\(EPERM)", "call \(number) is allowed")
            case let rule?:
                let answer = Self.answers[rule] ?? -1
                #expect(words[2] == "\(answer)", "call \(number), \(rule): \(words[2])")
            }
        }
        #expect(seen == 1101)
    }
}
