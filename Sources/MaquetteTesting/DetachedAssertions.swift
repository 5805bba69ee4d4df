import Foundation
import Synchronization

/// Assertions outside of any known running test: no test can fail, so the process does.
enum DetachedAssertions {
    private struct State {
        var isWatching = false
        var hasFailed = false
        var runningCount = 0
    }

    private static let state = Mutex(State())

    /// Registers the start of an assertion, which must end before the process does.
    static func begin() {
        let isFirst = state.withLock { state in
            defer { state.isWatching = true }
            state.runningCount += 1
            return !state.isWatching
        }
        if isFirst { atexit { DetachedAssertions.failProcess() } }
    }

    /// Registers the end of an assertion.
    static func end() { state.withLock { $0.runningCount -= 1 } }

    /// Registers and reports the failure of an assertion that was started.
    static func fail(_ message: String) {
        state.withLock { $0.hasFailed = true }
        write(message)
    }

    /// Exits with a failure code at the end of a process in which an assertion failed.
    private static func failProcess() {
        let (hasFailed, runningCount) = state.withLock { ($0.hasFailed, $0.runningCount) }
        if runningCount > 0 {
            write("error: the tests ended before assertScreen had compared; wait for the tasks that call it")
        }
        guard hasFailed || runningCount > 0 else { return }
        fflush(nil)
        _exit(EXIT_FAILURE)
    }

    private static func write(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }
}
