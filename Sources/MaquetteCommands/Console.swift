import Foundation
import Maquette
import Synchronization

/// Where results and messages go: results to standard output, the rest to standard error.
final class Console: Sendable {
    /// Whether standard error is a terminal, so that a line may be drawn over.
    private let showsProgress: Bool
    /// Whether messages are coloured.
    private let usesColor: Bool
    private let reported = Mutex<Set<Diagnostic>>([])

    init(showsProgress: Bool, usesColor: Bool) {
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
    func write(_ text: String) { Console.write(Array(text.utf8), to: STDOUT_FILENO) }

    /// Writes a result that is no text.
    func write(_ bytes: [UInt8]) { Console.write(bytes, to: STDOUT_FILENO) }

    /// Writes a message.
    func writeError(_ text: String) { Console.write(Array(text.utf8), to: STDERR_FILENO) }

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

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                offset += count
            }
        }
    }
}
