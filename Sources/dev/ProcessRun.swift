import Foundation

/// A run of a process whose output is discarded.
struct ProcessRun {
    /// The duration from start to end.
    let milliseconds: Double
    /// The peak memory.
    let peakKilobytes: Int
    /// The exit code; -1 if a signal ended the process.
    let status: Int32

    /// Runs a program and waits for it; nil if it cannot be started.
    init?(_ program: String, _ arguments: [String]) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child = pid_t()
        let start = ContinuousClock.now
        guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else { return nil }
        var state: Int32 = 0
        var usage = rusage()
        while wait4(child, &state, 0, &usage) < 0, errno == EINTR {}
        let duration = (ContinuousClock.now - start).components
        milliseconds = Double(duration.seconds) * 1000 + Double(duration.attoseconds) / 1e15
        peakKilobytes = Int(usage.ru_maxrss)
        status = state & 0x7F == 0 ? state >> 8 & 0xFF : -1
    }
}
