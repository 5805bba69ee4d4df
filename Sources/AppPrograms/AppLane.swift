import AppFence
import Foundation
import Maquette
import Wire

/// One program of an app that answers requests, one after another, within a fence.
///
/// Whoever asks has it alone meanwhile.
final class AppLane: @unchecked Sendable {  // Whoever asks has taken it from the list of those that wait.
    /// What is known of the app.
    let facts: AppFacts
    private let program: FencedProgram
    private let readable: [String]
    /// The session whose configuration it has.
    private var session: ObjectIdentifier?
    /// The pictures that it has sent.
    var images = ImageStore()
    /// Whether it still answers.
    private(set) var isAlive = true

    /// How long a program may take to start, in seconds. Chosen: a hundred times what it takes.
    private static let startLimit = 30.0
    /// What the group may take of the clock for a request, and the broker to notice it, in seconds.
    private static let answerLimit = Double(FenceLimits().clockSeconds) + 5

    /// Starts the program of an app.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - folders: Folders that it may read besides those of the app.
    /// - Throws: `AppProgramError` if the system cannot fence it in, or it does not start.
    init(_ app: BuiltApp, reading folders: [String] = []) throws(AppProgramError) {
        readable = app.readableFolders + folders
        var plan = FencedProgramPlan(app.program, readable: readable)
        plan.trustsCode = app.options.trustsCode
        do throws(FenceError) {
            program = try FencedProgram.start(plan, broker: InstalledPrograms.path(of: Self.broker))
        } catch {
            throw AppProgramError(
                .environment, "\(error)",
                hints: ["in a clone of Maquette, 'scripts/build-release \(Self.broker)' builds it"])
        }
        guard let bytes = try? program.receive(timeout: Self.startLimit),
            let facts = try? JSONDecoder().decode(AppFacts.self, from: Data(bytes))
        else { throw Self.error(of: program) }
        self.facts = facts.checked
    }

    private static let broker = "maquette-app-broker"

    /// Returns why a program has not begun to answer.
    private static func error(of program: FencedProgram) -> AppProgramError {
        let end = program.end()
        let text = String(decoding: program.takeOutput().errors, as: UTF8.self)
        let output = text.split(separator: "\n").suffix(3).map { String($0.prefix(200)).printable }
        if case .noFence = end {
            return AppProgramError(
                .environment, "the app's program \(end)",
                hints: ["'maquette doctor' says what the fence lacks; --trust-code runs the app without it"])
        }
        return AppProgramError(
            .failure, (["the app's program \(end)"] + output).joined(separator: ": "),
            hints: ["run the command again with --build-path and an empty folder"])
    }

    /// Whether the program may read a file; nil stands for no file.
    func mayRead(_ path: String?) -> Bool {
        guard let path else { return true }
        return readable.contains { path.hasPrefix($0 + "/") }
    }

    /// Sends the program once what a session has; returns whether it has that of the session.
    func configure(_ configuration: SourceConfiguration, for session: RenderSession) -> Bool {
        let id = ObjectIdentifier(session)
        if let known = self.session { return known == id }
        guard let bytes = try? JSONEncoder().encode(configuration),
            (try? program.send(Array(bytes), timeout: Self.answerLimit)) != nil
        else { return false }
        self.session = id
        return true
    }

    /// Asks for a screen.
    func ask(_ request: SourceRequest) -> AppAnswer {
        guard let message = try? JSONEncoder().encode(request) else {
            return AppAnswer(notStarted: "the request has no JSON")
        }
        do throws(FenceError) {
            _ = program.takeOutput()
            program.beginRequest()
            defer { program.endRequest() }
            try program.send(Array(message), timeout: Self.answerLimit)
            let bytes = try program.receive(timeout: Self.answerLimit)
            if let answer = AppAnswer(bytes) { return answer }
            end()
            return AppAnswer(notStarted: "the app's program has sent something else than an answer")
        } catch {
            let end = end(), errors = String(decoding: program.takeOutput().errors, as: UTF8.self)
            switch end {
            case .reached: return AppAnswer(tookTooLong: "\(end)")
            case .signaled(let signal): return AppAnswer(signal: signal, errors: errors)
            default: return AppAnswer(notStarted: "the app's program \(end)")
            }
        }
    }

    /// Ends the program.
    @discardableResult
    func end() -> FencedProgramEnd {
        isAlive = false
        return program.end()
    }
}
