import AppFence
package import Diagnostics
package import Maquette
package import Wire

/// What the program of an app has answered to a request.
package struct AppAnswer {
    /// How the copy of the program has ended that was to answer.
    private var outcome: SourceOutcome
    /// Its reply with the message of the screen; nil for none.
    private var reply: (header: SourceReply, message: [UInt8])?
    /// The screen, once it was read.
    private(set) var screen: RenderedScreen?
    /// The moments, once they were read; none for a picture.
    private(set) var moments: ScreenMoments?
    /// The names of the classes that were made and of which some code is left out.
    private(set) var usedClasses: Set<String> = []
    /// Files that the program could not read, since other programs do.
    var wantedFiles: [String] { reply?.header.wantedFiles ?? [] }
    /// Which limit was reached; nil for none.
    private var limit: String?
    /// The program that has answered, of those that the app was built to, from 0.
    var generation = 0
    /// Why the code has stopped; nil if it has not.
    private(set) var fault: CodeFault?

    /// Creates the answer of a program that was not asked.
    init(notStarted reason: String) { outcome = SourceOutcome(.notStarted(reason)) }

    /// Creates the answer of a program that has used more than it may, as in "was ended because it took too long".
    init(tookTooLong reason: String) {
        outcome = SourceOutcome(.tookTooLong)
        limit = reason
    }

    /// Creates the answer of a program that was ended by a signal.
    init(signal: Int, errors: String) {
        outcome = SourceOutcome(.crashed(signal: signal), errors: TrapReport(errors).text)
        fault = CodeFault(signal: signal, errors: errors)
    }

    /// Reads an answer.
    ///
    /// - Parameter bytes: What the program has sent, which may be anything; nil is returned if it is no answer.
    init?(_ bytes: [UInt8]) {
        guard let (outcome, rest) = SourceOutcome.read(bytes) else { return nil }
        self.outcome = outcome
        if case .crashed(let signal) = outcome.end {
            fault = CodeFault(signal: signal, errors: outcome.errors)
            self.outcome.errors = TrapReport(outcome.errors).text
        }
        guard outcome.end == .finished else { return }
        reply = SourceReply.read(rest).map { ($0.reply, $0.message) }
    }

    /// Reads the screen of the reply.
    ///
    /// - Parameters:
    ///   - screen: The screen that was asked for.
    ///   - session: The session that it will be drawn in.
    ///   - images: The pictures that the program has sent.
    package mutating func read(
        for screen: RenderedScreen, in session: RenderSession, images: inout ImageStore
    ) {
        guard let (header, message) = reply else { return }
        if let problem = header.problem {
            outcome.end = .notStarted("the screen cannot be sent: \(problem)")
            return
        }
        do throws(WireError) {
            var shown = screen, moments = ScreenMoments()
            moments.moments = try WireScreen.apply(message, to: &shown, in: session, images: &images)
            (moments.captures, moments.end, moments.isFull) = (header.captures, header.end, header.isFull)
            usedClasses = Set(header.usedClasses)
            (self.screen, self.moments) = (shown, moments)
        } catch {
            outcome.end = .notStarted("its program has sent no screen: \(error)")
        }
    }

    /// Names the place in the app's sources where its code stopped.
    ///
    /// - Parameter place: Finds the place of the innermost call of the app's own code.
    mutating func locate(by place: (CodeFault) -> Place?) {
        guard let fault, !fault.addresses.isEmpty, let found = place(fault) else { return }
        let name = found.file.split(separator: "/").last.map(String.init) ?? found.file
        self.fault?.place = found
        self.fault?.file = name
        self.fault?.line = found.line
    }

    /// Whether the code has come to its end.
    package var hasFinished: Bool { screen != nil }

    /// What the code has printed and written to standard error.
    var output: String { outcome.output + outcome.errors }

    // MARK: Messages

    /// What the code did, as in "did not end in time".
    package var reason: String {
        switch outcome.end {
        case .finished: "sent something else than a screen"
        case .exited(let status): "ended the process with status \(status)"
        case .crashed(let signal):
            switch signal {
            case 4, 5, 6:
                "stopped with an error" + stoppedAt + (fault?.text.map { " (\($0.printable))" } ?? "")
            default: "was ended by signal \(signal)" + stoppedAt
            }
        case .tookTooLong: limit ?? "did not end in time"
        case .notStarted(let reason): "could not be started: \(Self.line(reason))"
        }
    }

    /// Returns what another process says as a line that can be part of a message.
    private static func line(_ text: String) -> String {
        let start = text.prefix(CodeFault.textLimit)
        return String(start.map { $0.isNewline ? " " : $0 }).printable
    }

    /// The file and the line of the app's sources where its code stopped, as in " at List.swift:12"; empty if not known.
    private var stoppedAt: String {
        fault?.place.map { " at \($0.description.printable)" } ?? ""
    }

    /// Creates a diagnostic about the code of an app.
    func diagnostic(
        _ code: DiagnosticCode, _ message: String, of names: [String], at place: Place
    ) -> Diagnostic {
        Diagnostic(
            code, message, of: names.map { Diagnostic.Subject($0) }, at: place, notes: outputNotes,
            hints: ["give the code what it needs in a file of the project's Stubs folder"])
    }

    /// A warning about a function that ends before the place where it stopped.
    ///
    /// - Parameters:
    ///   - subject: What its code is of, as in "the screen".
    ///   - place: Where that is declared.
    /// - Returns: The warning.
    func diagnosticOfStop(_ subject: String, at place: Place) -> Diagnostic {
        diagnostic(
            .appCode, "the code of \(subject) \(reason); the rest of the function is left out", of: [],
            at: place)
    }

    /// A warning about code that was given empty values.
    func diagnosticOfEmptyValues(at place: Place) -> Diagnostic {
        diagnostic(
            .appCode,
            "the code of the screen \(reason); the screen is drawn with empty values in the properties that other code sets",
            of: [], at: place)
    }

    /// Says that a screen is shown without its code.
    ///
    /// - Parameters:
    ///   - place: Where the screen is declared.
    ///   - allowed: Whether that is allowed.
    ///   - isEmpty: Whether nothing else declares what it shows.
    /// - Returns: An error, or a warning if that is allowed.
    package func fallback(at place: Place, allowed: Bool, isEmpty: Bool) -> Diagnostic {
        diagnostic(
            allowed ? .appCode : .appFallback,
            "the code of the screen \(reason); the screen is \(isEmpty ? "empty" : "drawn as its file declares it")",
            of: [], at: place)
    }

    /// The last lines that were written. Chosen: as many as fit below a message.
    private var outputNotes: [String] {
        // What Swift's runtime writes of the stack says nothing here.
        let written =
            output.firstRange(of: "\nCurrent stack trace:").map { output[..<$0.lowerBound] } ?? output[...]
        let lines = written.split(whereSeparator: \.isNewline).suffix(5)
        return lines.map { "output: \(String($0.prefix(200)).printable)" }
    }
}
