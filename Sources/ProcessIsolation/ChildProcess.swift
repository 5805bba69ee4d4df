import CSandbox
import Glibc

/// A process that was forked to do one job.
struct ChildProcess {
    private let identifier: pid_t
    /// The ends of the pipes for the result, standard error and standard output; -1 once closed, or without.
    private var result: Int32, errors: Int32, output: Int32
    private var bytes: [UInt8] = []
    private var errorBytes: [UInt8] = []
    private var outputBytes: [UInt8] = []
    private let limits: ProcessLimits
    private let deadline: Int
    private var isKilled = false

    /// The bytes of standard error that are kept: the end, where the reason for a crash stands before a backtrace.
    private static let errorSize = 64 << 10
    /// The bytes of standard output that are kept: the start. Chosen: some thousand lines.
    private static let outputSize = 256 << 10

    /// Why a process was not started.
    struct StartError: Error {
        var reason: String
    }

    /// The descriptors that are read from.
    var descriptors: [Int32] { [result, errors, output].filter { $0 >= 0 } }

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - limits: What it may use.
    ///   - isFenced: Whether this process is within the fence, so that the child is as well, and what it prints is kept.
    ///   - open: The descriptors of other processes, which this one must not keep open.
    ///   - work: What it does.
    /// - Returns: The process, or why there is none.
    static func start(
        _ limits: ProcessLimits, isFenced: Bool, open: [Int32], work: () -> [UInt8]
    ) -> Result<ChildProcess, StartError> {
        // For the result, standard error and standard output.
        var pipes: [[Int32]] = []
        for _ in 0..<(isFenced ? 3 : 2) {
            var ends: [Int32] = [-1, -1]
            guard maquette_pipe(&ends) == 0 else {
                let reason = errorText()
                for descriptor in pipes.joined() { close(descriptor) }
                return .failure(StartError(reason: reason))
            }
            pipes.append(ends)
        }
        fflush(nil)
        let identifier = maquette_fork()
        if identifier == 0 {
            for descriptor in open + pipes.map({ $0[0] }) { close(descriptor) }
            run(work, limits, isFenced: isFenced, pipes.map { $0[1] })
        }
        let reason = errorText()
        for ends in pipes { close(ends[1]) }
        guard identifier > 0 else {
            for ends in pipes { close(ends[0]) }
            return .failure(StartError(reason: reason))
        }
        return .success(ChildProcess(identifier, pipes.map { $0[0] }, limits))
    }

    private init(_ identifier: pid_t, _ pipes: [Int32], _ limits: ProcessLimits) {
        self.identifier = identifier
        result = pipes[0]
        errors = pipes[1]
        output = pipes.count > 2 ? pipes[2] : -1
        self.limits = limits
        deadline = Self.now + limits.clockSeconds
        for descriptor in pipes { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    }

    private static func errorText() -> String { String(cString: strerror(errno)) }

    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec
    }

    // MARK: The child

    /// Does the work in the child, sends the result and ends.
    ///
    /// The pipes are those that the result, standard error and, within the fence, standard output are written to.
    private static func run(
        _ work: () -> [UInt8], _ limits: ProcessLimits, isFenced: Bool, _ pipes: [Int32]
    ) -> Never {
        let result = pipes[0]
        // Standard error is where the runtime says why it stops. Within the fence, standard input is nothing already.
        if isFenced {
            dup2(pipes[2], STDOUT_FILENO)
        } else {
            let null = open("/dev/null", O_RDWR)
            dup2(null, STDIN_FILENO)
            dup2(null, STDOUT_FILENO)
        }
        dup2(pipes[1], STDERR_FILENO)
        // What the code prints must not end up in the result.
        for descriptor in Int32(3)..<1024 where descriptor != result { close(descriptor) }
        for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGTERM, SIGINT] {
            Glibc.signal(signal, SIG_DFL)
        }
        var refusal = maquette_limit(UInt64(limits.processorSeconds), UInt64(limits.memory))
        if refusal == 0, !isFenced { refusal = maquette_forbid_side_effects() }
        guard refusal == 0 else {
            let reason = "the system cannot forbid side effects: \(String(cString: strerror(refusal)))"
            _ = Array(reason.utf8).withUnsafeBytes { write($0, to: STDERR_FILENO) }
            _exit(ChildProcess.noSandbox)
        }
        let bytes = work()
        fflush(nil)
        var size = UInt64(bytes.count)
        let isSent =
            withUnsafeBytes(of: &size) { write($0, to: result) }
            && bytes.withUnsafeBytes { write($0, to: result) }
        _exit(isSent ? 0 : 1)
    }

    /// The exit status of a child that was not allowed to begin.
    static let noSandbox: Int32 = 97

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            let count = Glibc.write(
                descriptor, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }

    // MARK: The parent

    /// Reads what has been sent; returns the outcome once the process has ended.
    mutating func proceed(_ ready: Set<Int32>) -> ProcessOutcome? {
        if ready.contains(errors) {
            Self.read(&errors, into: &errorBytes, keeping: Self.errorSize, isEnd: true)
        }
        if ready.contains(output) {
            Self.read(&output, into: &outputBytes, keeping: Self.outputSize, isEnd: false)
            // More is not kept, but the process does not wait for it either.
            if outputBytes.count > Self.outputSize {
                outputBytes.removeLast(outputBytes.count - Self.outputSize)
            }
        }
        if ready.contains(result) {
            Self.read(&result, into: &bytes, keeping: limits.resultSize + 9, isEnd: false)
        }
        if !isKilled, Self.now > deadline || bytes.count > limits.resultSize + 8 {
            isKilled = true
            // A fence without namespaces lets no process signal another; then the broker ends it, at the limit of all.
            if kill(identifier, SIGKILL) != 0 { return outcome(SIGKILL) }
        }
        var status: Int32 = 0
        let mayHaveEnded = result < 0 || isKilled
        guard mayHaveEnded, waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
        return outcome(status)
    }

    /// Reads the rest, closes the pipes, and says how the process ended.
    private mutating func outcome(_ status: Int32) -> ProcessOutcome {
        Self.read(&errors, into: &errorBytes, keeping: Self.errorSize, isEnd: true)
        Self.read(&output, into: &outputBytes, keeping: Self.outputSize, isEnd: false)
        for descriptor in descriptors { close(descriptor) }
        var outcome = ProcessOutcome(end: end(status, String(decoding: errorBytes, as: UTF8.self)))
        outcome.output = Array(outputBytes.prefix(Self.outputSize))
        outcome.errors = errorBytes
        return outcome
    }

    private func end(_ status: Int32, _ errors: String) -> ProcessOutcome.End {
        if bytes.count >= 8 {
            let size = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
            if UInt64(bytes.count - 8) == size { return .finished(Array(bytes.dropFirst(8))) }
        }
        let signal = status & 0x7F
        if isKilled || signal == SIGXCPU || signal == SIGKILL { return .tookTooLong }
        if signal != 0 { return .crashed(ProcessFault(signal: Int(signal), errors: errors)) }
        let code = status >> 8 & 0xFF
        return code == Self.noSandbox ? .notStarted(errors) : .exited(status: Int(code))
    }

    /// Reads what is there; closes the descriptor at its end.
    private static func read(
        _ descriptor: inout Int32, into bytes: inout [UInt8], keeping limit: Int, isEnd: Bool
    ) {
        guard descriptor >= 0 else { return }
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else {
                close(descriptor)
                descriptor = -1
                return
            }
            bytes += piece[..<count]
            if isEnd {
                if bytes.count > limit { bytes.removeFirst(bytes.count - limit) }
            } else if bytes.count > limit {
                return
            }
        }
    }
}
