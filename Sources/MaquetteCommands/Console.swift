import Foundation
import Maquette
import Synchronization

/// Where results and messages go: results to standard output, the rest to standard error.
final class Console: Sendable {
    /// Whether standard error is a terminal, so that a line may be drawn over.
    private let showsProgress: Bool
    /// Whether messages are coloured.
    private let usesColor: Bool
    private let output: Int32
    private let errors: Int32
    private let reported = Mutex<Set<Diagnostic>>([])
    /// The system's number for why standard output takes no more; 0 while it does.
    private let outputError = Mutex<Int32>(0)

    /// A console.
    ///
    /// - Parameters:
    ///   - output: The descriptor that results are written to.
    ///   - errors: The descriptor that messages are written to.
    ///   - showsProgress: Whether a progress line may be drawn over.
    ///   - usesColor: Whether messages are coloured.
    init(
        output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO, showsProgress: Bool, usesColor: Bool
    ) {
        self.output = output
        self.errors = errors
        self.showsProgress = showsProgress
        self.usesColor = usesColor
    }

    /// The process's own, as the terminal and `NO_COLOR` or `FORCE_COLOR` say.
    static var standard: Console {
        let isTerminal = isatty(STDERR_FILENO) == 1
        func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
        return Console(
            showsProgress: isTerminal && !isSet("CI"),
            usesColor: !isSet("NO_COLOR") && (isTerminal || isSet("FORCE_COLOR")))
    }

    /// Writes a result.
    func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes a result that is no text. Where that fails, this and all that follow are dropped, and
    /// `status(after:)` says so.
    func write(_ bytes: [UInt8]) {
        outputError.withLock { error in
            if error == 0 { error = Console.write(bytes, to: output) }
        }
    }

    /// Whether results reach nobody any more.
    var lostOutput: Bool { outputError.withLock { $0 != 0 } }

    /// How a run ends that would have ended so, had its results been written; says why they were not, but for
    /// a pipe whose reader has seen enough.
    func status(after status: RunStatus) -> RunStatus {
        let error = outputError.withLock { $0 }
        guard error != 0 else { return status }
        if error != EPIPE {
            let reason = String(cString: strerror(error))
            let text = reason.prefix(1).lowercased() + reason.dropFirst()
            report([.error("cannot write standard output: \(text)")])
        }
        return max(status, .failure)
    }

    /// Writes a message.
    func writeError(_ text: String) { _ = Console.write(Array(text.utf8), to: errors) }

    /// Writes diagnostics, a line and its notes each, but for those that were written before: many
    /// variants of one screen say the same.
    func report(_ diagnostics: [Diagnostic]) {
        let fresh = reported.withLock { known in diagnostics.filter { known.insert($0).inserted } }
        guard !fresh.isEmpty else { return }
        writeError(fresh.map { text($0) + "\n" }.joined())
    }

    /// Lets diagnostics be written again, for a new round over the same inputs.
    func forgetReported() { reported.withLock { $0.removeAll() } }

    /// Draws over the last progress line; nothing where standard error is not a terminal.
    func progress(_ text: String?) {
        guard showsProgress else { return }
        writeError("\r\u{1B}[K" + (text ?? ""))
    }

    /// A diagnostic with its severity in colour where that is wanted.
    func text(_ diagnostic: Diagnostic) -> String {
        let plain = diagnostic.description
        guard usesColor, let range = plain.range(of: "\(diagnostic.severity): ") else { return plain }
        let color =
            switch diagnostic.severity {
            case .error: "31"
            case .warning: "33"
            case .note: "36"
            }
        let word = "\u{1B}[1;\(color)m\(diagnostic.severity):\u{1B}[0m "
        return plain.replacingCharacters(in: range, with: word)
    }

    /// Writes all bytes; the system's number for what went wrong, else 0.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : EIO }
                offset += count
            }
            return 0
        }
    }
}
