import Glibc
import Synchronization

/// What became of a program.
enum ProgramResult: Equatable {
    /// It ended well, after these bytes.
    case finished([UInt8])
    /// It says that it failed.
    case failed
    /// There is no such program.
    case missing
    /// It did not end in time, and was stopped.
    case timedOut
    /// It wrote more than was asked for, and was stopped.
    case tooLong
}

/// Runs a program without input, and gives what it writes; what it complains of is dropped.
func runProgram(_ name: String, _ arguments: [String], timeout: Double, byteLimit: Int) -> ProgramResult {
    guard let (process, output) = Spawning.start(name, arguments) else { return .missing }
    defer { close(output) }
    let (bytes, problem) = readAll(output, deadline: monotonicSeconds() + timeout, byteLimit: byteLimit)
    if problem != nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if let problem { return problem }
    // The shell's answer, and that of some systems, where the program is not there.
    if status == 127 << 8 { return .missing }
    return status == 0 ? .finished(bytes) : .failed
}

/// Starts programs one after the other, so that none is handed the pipe of another, which would stay open with it.
private enum Spawning {
    private static let turn = Mutex(())

    /// Starts a program found on `PATH`: its number, and where its output is read; nil where there is none.
    static func start(_ name: String, _ arguments: [String]) -> (process: pid_t, output: Int32)? {
        turn.withLock { _ in
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            defer { close(ends[1]) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            guard let process = spawn(name, arguments, output: ends[1]) else {
                close(ends[0])
                return nil
            }
            return (process, ends[0])
        }
    }

    private static func spawn(_ name: String, _ arguments: [String], output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        guard posix_spawnp(&process, name, &actions, nil, &words, environ) == 0 else { return nil }
        return process
    }
}

/// Reads a pipe to its end, or to the deadline or limit.
private func readAll(_ pipe: Int32, deadline: Double, byteLimit: Int) -> ([UInt8], ProgramResult?) {
    var bytes: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let left = deadline - monotonicSeconds()
        guard left > 0 else { return (bytes, .timedOut) }
        var wait = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        let ready = poll(&wait, 1, Int32(min(left, 1000) * 1000) + 1)
        if ready == 0 || ready < 0 && errno == EINTR { continue }
        let count = read(pipe, &buffer, buffer.count)
        if count == 0 { return (bytes, nil) }
        guard count > 0 else {
            if errno == EINTR { continue }
            return (bytes, .failed)
        }
        bytes += buffer[..<count]
        if bytes.count > byteLimit { return (bytes, .tooLong) }
    }
}

/// Seconds of a clock that only goes forwards; they decide how long is waited, never what is drawn.
private func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
