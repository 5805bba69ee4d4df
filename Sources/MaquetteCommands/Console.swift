import Foundation
import Maquette
import Synchronization

/// Writes results to standard output and messages to standard error.
final class Console: Sendable {
    /// Whether standard error is a terminal, so that a progress line can be overwritten.
    private let showsProgress: Bool
    /// Whether messages are colored.
    private let usesColor: Bool
    private let output: Int32
    private let errors: Int32
    private let reported = Mutex<Set<Diagnostic>>([])
    /// Folders in messages, and what stands for them.
    private let folderNames = Mutex<[(path: String, name: String)]>([])
    /// The `errno` of the first failed write to standard output; 0 if none failed.
    private let outputError = Mutex<Int32>(0)

    /// Creates a console.
    ///
    /// - Parameters:
    ///   - output: The file descriptor for results.
    ///   - errors: The file descriptor for messages.
    ///   - showsProgress: Whether a progress line can be overwritten.
    ///   - usesColor: Whether messages are colored.
    init(
        output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO, showsProgress: Bool, usesColor: Bool
    ) {
        self.output = output
        self.errors = errors
        self.showsProgress = showsProgress
        self.usesColor = usesColor
    }

    /// The console of the process, configured by the terminal and `NO_COLOR` or `FORCE_COLOR`.
    static var standard: Console {
        let isTerminal = isatty(STDERR_FILENO) == 1
        func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
        return Console(
            showsProgress: isTerminal && !isSet("CI"),
            usesColor: !isSet("NO_COLOR") && (isTerminal || isSet("FORCE_COLOR")))
    }

    /// Writes a result.
    func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes a binary result. If a write fails, this and all later results are discarded, and
    /// `status(after:)` reports the error.
    func write(_ bytes: [UInt8]) {
        outputError.withLock { error in
            if error == 0 { error = Console.write(bytes, to: output) }
        }
    }

    /// Whether results are written to a terminal.
    var isTerminal: Bool { isatty(output) == 1 }

    /// Whether a write to standard output has failed.
    var lostOutput: Bool { outputError.withLock { $0 != 0 } }

    /// Returns the exit status of a run, which is a failure if results could not be written. Reports the
    /// reason, except for a closed pipe.
    func status(after status: RunStatus) -> RunStatus {
        let error = outputError.withLock { $0 }
        guard error != 0 else { return status }
        if error != EPIPE {
            let reason = String(cString: strerror(error))
            let text = reason.prefix(1).lowercased() + reason.dropFirst()
            report([Diagnostic(.commandOutput, "cannot write standard output: \(text)")])
        }
        return max(status, .failure)
    }

    /// Writes a message.
    func writeError(_ text: String) { _ = Console.write(Array(text.utf8), to: errors) }

    /// Writes diagnostics, each followed by its hints. A diagnostic is written once, because many variants of
    /// one screen report the same.
    func report(_ diagnostics: [Diagnostic]) {
        let fresh = reported.withLock { known in diagnostics.filter { known.insert($0).inserted } }
        guard !fresh.isEmpty else { return }
        writeError(fresh.map { text($0) + "\n" }.joined())
    }

    /// Replaces a folder's path in messages by another name, such as that of a temporary folder.
    func show(_ folder: String, as name: String) {
        folderNames.withLock { $0.append((folder, name)) }
    }

    /// Forgets the written diagnostics, before another pass over the same inputs.
    func resetReported() { reported.withLock { $0.removeAll() } }

    /// Replaces the progress line; does nothing if standard error is not a terminal.
    func progress(_ text: String?) {
        guard showsProgress else { return }
        writeError("\r\u{1B}[K" + (text ?? ""))
    }

    /// Returns the text of a diagnostic, with its severity in color if enabled.
    func text(_ diagnostic: Diagnostic) -> String {
        let plain = folderNames.withLock { $0 }.reduce(diagnostic.description) { text, folder in
            text.replacingOccurrences(of: folder.path, with: folder.name)
        }
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

    /// Writes all bytes; returns the `errno` of a failure, otherwise 0.
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
