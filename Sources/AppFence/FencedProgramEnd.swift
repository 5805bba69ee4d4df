/// How a program within the fence ended.
package enum FencedProgramEnd: Hashable, Sendable {
    /// The limits that all of its processes have together.
    package enum Limit: String, Hashable, Sendable {
        case memory
        case processor
        case clock
        case processes
    }

    /// By itself, with a status; 0 for success.
    case exited(status: Int)
    /// By a signal.
    case signaled(Int)
    /// It was ended with all that it had started, because they had reached a limit.
    case reached(Limit)
    /// It was ended because this process wanted nothing more of it.
    case closed
    /// It was not started: the system has no fence, for the reason that the broker gives.
    case noFence(String)
    /// It was not started: it cannot be executed, for the reason that the broker gives.
    case notExecuted(String)
    /// The broker itself has failed, for the reason that it gives.
    case brokerFailed(String)

    /// Reads what the broker said.
    ///
    /// - Parameters:
    ///   - report: The line that it wrote to the control socket; empty if it has not started a program.
    ///   - status: Its exit status; nil if a signal ended it.
    ///   - errors: The end of standard error, which the broker writes to before the program is started.
    init(report: String, status: Int?, errors: String) {
        let fields = report.split { $0 == " " || $0 == "\n" }.map(String.init)
        switch (fields.first, fields.count > 1 ? fields[1] : "") {
        case ("exited", let number): self = .exited(status: Int(number) ?? 0)
        case ("signaled", let number): self = .signaled(Int(number) ?? 0)
        case ("limit", let name):
            self = Limit(rawValue: name).map { .reached($0) } ?? .brokerFailed(report)
        case ("closed", _): self = .closed
        default:
            let line = errors.split(whereSeparator: \.isNewline).last { $0.hasPrefix(Self.mark) }
            let reason = line.map { String($0.dropFirst(Self.mark.count)) } ?? "it gives no reason"
            switch status {
            case 70: self = .noFence(reason)
            case 71: self = .notExecuted(reason)
            default: self = .brokerFailed(reason)
            }
        }
    }

    private static let mark = "maquette-app-broker: "
}

extension FencedProgramEnd: CustomStringConvertible {
    /// The end as part of a sentence, as in "ended with status 2".
    package var description: String {
        switch self {
        case .exited(let status): "ended with status \(status)"
        case .signaled(let number): "was ended by signal \(number)"
        case .reached(.memory): "was ended because it used too much memory"
        case .reached(.processor): "was ended because it used too much processor time"
        case .reached(.clock): "was ended because it took too long"
        case .reached(.processes): "was ended because it had too many processes"
        case .closed: "was ended"
        case .noFence(let reason): "was not started: \(reason)"
        case .notExecuted(let reason): "was not started: \(reason)"
        case .brokerFailed(let reason):
            "was not started, since the program that fences it in failed: \(reason)"
        }
    }
}
