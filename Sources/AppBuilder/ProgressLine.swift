import Foundation

/// Shows how far a build has come, on standard error.
package struct ProgressLine {
    /// Whether each step is a line that programs read.
    private let isForPrograms: Bool
    /// Whether standard error is a terminal, where a line can be written over.
    private let isTerminal = isatty(STDERR_FILENO) == 1 && getenv("CI") == nil

    /// Creates a line that is written over on terminals, or one for each step that programs read.
    package init(isForPrograms: Bool) { self.isForPrograms = isForPrograms }

    /// Shows a step.
    package func show(_ progress: BuildProgress) {
        if isForPrograms {
            write(progress.line + "\n")
        } else if isTerminal {
            write("\r\u{1B}[K" + progress.text)
        }
    }

    /// Takes the line away.
    package func clear() {
        if isTerminal, !isForPrograms { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
