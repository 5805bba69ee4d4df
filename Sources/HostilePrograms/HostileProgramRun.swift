import AppFence
import AppPrograms
import Diagnostics
import Foundation
import Maquette
import Processes

/// One hostile program, asked for screens as the tool asks the program of an app, and the problems found.
package struct HostileProgramRun: Sendable {
    /// The seed of the program.
    package let seed: UInt64
    /// How it ended, in a few words.
    package private(set) var end = ""
    /// How many screens it has answered with.
    package private(set) var screenCount = 0
    /// The seconds that it took by the clock.
    package private(set) var seconds = 0.0
    /// The problems found; empty if there are none.
    package private(set) var faults: [String] = []

    /// Far less than an app may use, so that exceeding it takes little time.
    private static let limits = FenceLimits(
        memory: 200 << 20, processorSeconds: 1, clockSeconds: 2, processes: 40)
    /// The seconds that a program with these limits may take in all: to start, for each request, and for the broker to
    /// notice it. Chosen: several times that, for a busy computer.
    private static let mostSeconds = 30.0
    private static let requestCount = 2

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - seed: The seed of the program.
    ///   - world: What it finds, which nothing else uses meanwhile.
    package init(seed: UInt64, in world: HostileProgramWorld) {
        self.seed = seed
        let start = Date()
        converse(in: world)
        seconds = Date().timeIntervalSince(start)
        if seconds > Self.mostSeconds { faults.append("took \(Int(seconds)) s") }
        faults += world.faults()
        if !faults.isEmpty { faults += ["it does:"] + Self.description(of: seed, in: world) }
    }

    private mutating func converse(in world: HostileProgramWorld) {
        var findings: Set<String> = []
        let secret = Array(world.secret.utf8)
        let observe = { (bytes: [UInt8]) in
            if Self.find(secret, in: bytes) { findings.insert("has sent the secret") }
            if Self.find(Array("root:x:0:0".utf8), in: bytes) { findings.insert("has sent the users") }
            for line in Self.escapes(in: bytes) { findings.insert(line) }
        }
        do throws(AppProgramError) {
            let lane = try AppLane(
                world.plan(seed: seed, Self.limits), command: world.command, observe: observe)
            ask(lane, in: world)
            judge(lane.end())
        } catch {
            end = "said nothing of itself"
            judge(error)
        }
        faults += findings.sorted()
    }

    private mutating func ask(_ lane: AppLane, in world: HostileProgramWorld) {
        let configuration = SourceConfiguration(of: world.session, filesIn: [], converted: "")
        end = "took no requests"
        guard lane.configure(configuration, for: world.session) else { return }
        var request = SourceRequest(nil, in: Variant())
        request.subject = .launch
        for _ in 0..<Self.requestCount where lane.isAlive {
            var answer = lane.ask(request)
            answer.read(
                for: RenderedScreen.launch(in: request.variant), in: world.session, images: &lane.images)
            if answer.hasFinished {
                screenCount += 1
                end = "answered"
            } else {
                let fallback = answer.fallback(at: Place(file: "screen"), allowed: false, isEmpty: true)
                // Without what differs from program to program.
                end = answer.reason.prefix { !$0.isNumber && $0 != "(" && $0 != "'" }
                    .trimmingCharacters(in: .whitespaces)
                judge(fallback)
            }
        }
    }

    // MARK: Judges

    /// The fence must be there, and the broker must outlive what is in it.
    private mutating func judge(_ end: FencedProgramEnd) {
        switch end {
        case .exited, .signaled, .reached, .closed: break
        case .noFence, .notExecuted, .brokerFailed: faults.append("it \(end)")
        }
    }

    private mutating func judge(_ error: AppProgramError) {
        guard let diagnostic = error.diagnostic else { return faults.append("there is no diagnostic") }
        if error.kind != .failure || diagnostic.message.contains("not started") {
            faults.append(diagnostic.message)
        }
        judge(diagnostic)
    }

    /// A diagnostic is one line that a terminal shows as it is, and so is each of its notes.
    private mutating func judge(_ diagnostic: Diagnostic) {
        for text in [diagnostic.message] + diagnostic.notes + diagnostic.hints {
            let isPlain = text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.generalCategory != .control || scalar == "\t"
            }
            if text.isEmpty || !isPlain || text.utf8.count > 4000 {
                faults.append("the diagnostic is not clear: \(text.debugDescription.prefix(300))")
            }
        }
    }

    /// The lines in which the program says that something has succeeded that must not.
    private static func escapes(in bytes: [UInt8]) -> [String] {
        let mark = Array("\n!escaped: ".utf8)
        guard find(mark, in: bytes) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            .filter { $0.hasPrefix("!escaped: ") }.map { String($0.prefix(300)) }
    }

    /// Whether bytes have others in them, of which there may be many megabytes.
    private static func find(_ mark: [UInt8], in bytes: [UInt8]) -> Bool {
        Data(bytes).firstRange(of: mark) != nil
    }

    /// The actions of the program of a seed.
    private static func description(of seed: UInt64, in world: HostileProgramWorld) -> [String] {
        var program = Program(world.probe, ["describe-hostile"] + world.arguments(seed: seed))
        program.output = .captured(atMost: 1 << 16)
        program.timeout = 10
        guard let result = try? program.run() else { return [] }
        return result.text.split(separator: "\n").map(String.init)
    }

    /// The run in a line.
    package var text: String { "seed \(seed): \(faults.joined(separator: "; ")) (\(end))" }
}
