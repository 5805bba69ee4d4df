import Glibc
import Synchronization

/// The result of running a program.
enum ProgramResult: Equatable {
    /// It succeeded with this output.
    case finished([UInt8])
    /// It failed.
    case failed
    /// It was not found.
    case missing
    /// It exceeded the timeout and was killed.
    case timedOut
    /// Its output exceeded the limit and it was killed.
    case tooLong
}

/// Runs a program without input and returns its standard output; standard error is discarded.
func runProgram(_ name: String, _ arguments: [String], timeout: Double, byteLimit: Int) -> ProgramResult {
    guard let (process, output) = Spawning.start(name, arguments) else { return .missing }
    defer { close(output) }
    let (bytes, problem) = readAll(output, deadline: monotonicSeconds() + timeout, byteLimit: byteLimit)
    if problem != nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if let problem { return problem }
    // The status of the shell, and of some systems, for a program that is not found.
    if status == 127 << 8 { return .missing }
    return status == 0 ? .finished(bytes) : .failed
}

/// Serializes starting of programs, so that none inherits the pipe of another, which would keep it open.
private enum Spawning {
    private static let turn = Mutex(())

    /// Starts a program found on `PATH` and returns its process id and the read end of its output; nil if it
    /// cannot be started.
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
        for _ in 0..<spawnAttempts {
            let error = posix_spawnp(&process, name, &actions, nil, &words, environ)
            if error == 0 { return process }
            // A program that was just written is busy while another process that was started meanwhile has it open.
            guard error == ETXTBSY else { return nil }
            usleep(5000)
        }
        return nil
    }

    /// How often a program that is being written is tried, every 5 milliseconds.
    private static let spawnAttempts = 20
}

/// Reads a pipe up to its end, the deadline or the limit.
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

/// Returns monotonic seconds; they affect timeouts only, never pixels.
private func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
