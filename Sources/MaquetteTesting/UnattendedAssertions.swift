import Foundation
import Synchronization

/// Assertions outside of any test that is known to run: no test fails by them, so the process does.
enum UnattendedAssertions {
    private struct State {
        var isWatching = false
        var hasFailed = false
        var runningCount = 0
    }

    private static let state = Mutex(State())

    /// Notes that an assertion begins, which is to end before the process does.
    static func begin() {
        let isFirst = state.withLock { state in
            defer { state.isWatching = true }
            state.runningCount += 1
            return !state.isWatching
        }
        if isFirst { atexit { UnattendedAssertions.failProcess() } }
    }

    /// Notes that an assertion has compared all it was to compare.
    static func end() { state.withLock { $0.runningCount -= 1 } }

    /// Notes that an assertion that began has failed, and says so.
    static func fail(_ message: String) {
        state.withLock { $0.hasFailed = true }
        write(message)
    }

    /// The last act of a process in which something failed.
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
