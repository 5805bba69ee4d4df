package import AppFence
import Foundation
package import Maquette
package import Wire

/// One program of an app that answers requests, one after another, within a fence.
///
/// Whoever asks has it alone meanwhile.
package final class AppLane: @unchecked Sendable {  // Whoever asks has it alone meanwhile.
    /// What is known of the app.
    package let facts: AppFacts
    private let program: FencedProgram
    private let readable: [String]
    /// The session whose configuration it has.
    private var session: ObjectIdentifier?
    /// Receives what the program has sent, as it came: each message, and what it has written.
    private let observe: (([UInt8]) -> Void)?
    /// The pictures that it has sent.
    package var images = ImageStore()
    /// The program that it runs, of those that the app was built to, from 0.
    var generation = 0
    /// Whether it was not yet asked for a screen.
    var isNew = true
    /// Whether it still answers.
    package private(set) var isAlive = true

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
    convenience init(_ app: BuiltApp, reading folders: [String] = []) throws(AppProgramError) {
        var plan = FencedProgramPlan(app.program, readable: app.readableFolders + folders)
        plan.trustsCode = app.options.trustsCode
        try self.init(plan, command: [InstalledPrograms.path(of: Self.broker)])
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - plan: The program, and what it may do.
    ///   - command: The broker, as a command that its arguments are added to.
    ///   - observe: Receives what the program has sent, as it came: each message, and what it has written.
    /// - Throws: `AppProgramError` if the system cannot fence it in, or it does not start.
    package init(
        _ plan: FencedProgramPlan, command: [String], observe: (([UInt8]) -> Void)? = nil
    ) throws(AppProgramError) {
        readable = plan.readable
        self.observe = observe
        do throws(FenceError) {
            program = try FencedProgram.start(plan, command: command)
        } catch {
            throw AppProgramError(
                .environment, "\(error)",
                hints: ["in a clone of Maquette, 'scripts/build-release \(Self.broker)' builds it"])
        }
        guard let bytes = try? program.receive(timeout: Self.startLimit) else {
            throw Self.error(of: program, observe)
        }
        observe?(bytes)
        guard let facts = try? JSONDecoder().decode(AppFacts.self, from: Data(bytes)) else {
            throw Self.error(of: program, observe)
        }
        self.facts = facts.checked
        // It may wait for its first request as long as for another.
        program.endRequest()
    }

    private static let broker = "maquette-app-broker"

    /// Returns why a program has not begun to answer.
    private static func error(
        of program: FencedProgram, _ observe: (([UInt8]) -> Void)?
    ) -> AppProgramError {
        let end = program.end()
        let text = String(decoding: takeOutput(of: program, observe), as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).suffix(3)
        let output = lines.map { String($0.prefix(200)).printable }
        if case .noFence = end {
            return AppProgramError(
                .environment, "the app's program \(end)",
                hints: ["'maquette doctor' says what the fence lacks; --trust-code runs the app without it"])
        }
        return AppProgramError(
            .failure, (["the app's program \(end)"] + output).joined(separator: ": "),
            hints: ["run the command again with --build-path and an empty folder"])
    }

    /// Returns what a program has written to standard error since this was called last.
    private static func takeOutput(
        of program: FencedProgram, _ observe: (([UInt8]) -> Void)?
    ) -> [UInt8] {
        let (output, errors) = program.takeOutput()
        observe?(output)
        observe?(errors)
        return errors
    }

    /// Whether the program may read a file; nil stands for no file.
    func mayRead(_ path: String?) -> Bool {
        guard let path else { return true }
        return readable.contains { path.hasPrefix($0 + "/") }
    }

    /// Sends the program once what a session has.
    ///
    /// - Parameters:
    ///   - configuration: What the session has.
    ///   - session: The session.
    /// - Returns: Whether it has that of the session.
    package func configure(_ configuration: SourceConfiguration, for session: RenderSession) -> Bool {
        let id = ObjectIdentifier(session)
        if let known = self.session { return known == id }
        guard let bytes = try? JSONEncoder().encode(configuration),
            (try? program.send(Array(bytes), timeout: Self.answerLimit)) != nil
        else { return false }
        self.session = id
        return true
    }

    /// Asks for a screen.
    ///
    /// - Parameter request: The screen.
    /// - Returns: What the program has answered, or how it has ended.
    package func ask(_ request: SourceRequest) -> AppAnswer {
        guard let message = try? JSONEncoder().encode(request) else {
            return AppAnswer(notStarted: "the request has no JSON")
        }
        do throws(FenceError) {
            _ = Self.takeOutput(of: program, observe)
            program.beginRequest()
            defer { program.endRequest() }
            try program.send(Array(message), timeout: Self.answerLimit)
            let bytes = try program.receive(timeout: Self.answerLimit)
            observe?(bytes)
            if let answer = AppAnswer(bytes) { return answer }
            end()
            return AppAnswer(notStarted: "the app's program has sent something else than an answer")
        } catch {
            isAlive = false
            let end = program.end()
            let errors = String(decoding: Self.takeOutput(of: program, observe), as: UTF8.self)
            switch end {
            case .reached: return AppAnswer(tookTooLong: "\(end)")
            case .signaled(let signal): return AppAnswer(signal: signal, errors: errors)
            default: return AppAnswer(notStarted: "the app's program \(end)")
            }
        }
    }

    /// Ends the program.
    ///
    /// - Returns: How it ended.
    @discardableResult package func end() -> FencedProgramEnd {
        isAlive = false
        defer { if observe != nil { _ = Self.takeOutput(of: program, observe) } }
        return program.end()
    }
}
