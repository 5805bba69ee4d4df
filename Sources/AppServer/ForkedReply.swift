import AppFence
import CProcesses
import Glibc
import Maquette

/// A copy of this process that answers one request, so that nothing of what the app's code does is there for the next.
///
/// The limits are those of the fence around both.
struct ForkedReply {
    /// The ends of the pipes of the result, standard output and standard error that are read; -1 once closed.
    private var descriptors: [Int32]
    private var texts: [[UInt8]] = [[], [], []]
    private let identifier: pid_t

    /// How many bytes the size before a result has.
    private static let headerSize = 8

    /// Makes a copy that does some work, and waits for its end.
    ///
    /// - Parameters:
    ///   - socket: A descriptor that the copy must not have.
    ///   - work: What the copy does; the result is sent to this process.
    /// - Returns: How the copy has ended, and the result; an empty one if it has none.
    static func outcome(
        without socket: Int32, of work: () -> [UInt8]
    ) -> (outcome: SourceOutcome, reply: [UInt8]) {
        var pipes: [[Int32]] = []
        for _ in 0..<3 {
            var ends: [Int32] = [-1, -1]
            guard maquette_program_pipe(&ends) == 0 else {
                let reason = String(cString: strerror(errno))
                for end in pipes.joined() { close(end) }
                return (SourceOutcome(.notStarted(reason)), [])
            }
            pipes.append(ends)
        }
        fflush(nil)
        let identifier = maquette_fork()
        if identifier == 0 {
            close(socket)
            run(work, pipes)
        }
        let reason = String(cString: strerror(errno))
        for ends in pipes { close(ends[1]) }
        guard identifier > 0 else {
            for ends in pipes { close(ends[0]) }
            return (SourceOutcome(.notStarted(reason)), [])
        }
        var child = ForkedReply(descriptors: pipes.map { $0[0] }, identifier: identifier)
        return child.wait()
    }

    private init(descriptors: [Int32], identifier: pid_t) {
        self.descriptors = descriptors
        self.identifier = identifier
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    }

    // MARK: The copy

    /// Does the work, sends the result, and ends without running anything else.
    private static func run(_ work: () -> [UInt8], _ pipes: [[Int32]]) -> Never {
        for ends in pipes { close(ends[0]) }
        dup2(pipes[1][1], STDOUT_FILENO)
        dup2(pipes[2][1], STDERR_FILENO)
        close(pipes[1][1])
        close(pipes[2][1])
        maquette_report_traps(TrapReport.mark)
        let bytes = work()
        fflush(nil)
        let message = withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) } + bytes
        var start = 0
        while start < message.count {
            let count = message.withUnsafeBytes {
                write(pipes[0][1], $0.baseAddress?.advanced(by: start), message.count - start)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { _exit(1) }
            start += count
        }
        _exit(0)
    }

    // MARK: This process

    /// Reads what comes until the copy has ended. What it has started may live on with its pipes, and is not waited for.
    private mutating func wait() -> (outcome: SourceOutcome, reply: [UInt8]) {
        var status: Int32 = 0
        var hasEnded = false
        while !hasEnded {
            var polled = descriptors.filter { $0 >= 0 }.map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            // The pipes are closed when the copy ends: then it is waited for without them.
            if polled.isEmpty {
                hasEnded = waitpid(identifier, &status, 0) == identifier || errno == ECHILD
                continue
            }
            poll(&polled, nfds_t(polled.count), 100)
            for index in descriptors.indices { read(index) }
            hasEnded = waitpid(identifier, &status, WNOHANG) == identifier
        }
        for index in descriptors.indices {
            read(index)
            if descriptors[index] >= 0 { close(descriptors[index]) }
        }
        let output = String(decoding: texts[1], as: UTF8.self)
        let errors = String(decoding: texts[2], as: UTF8.self)
        return (
            SourceOutcome(end(status), output: output, errors: errors),
            Array(texts[0].dropFirst(Self.headerSize))
        )
    }

    private func end(_ status: Int32) -> SourceOutcome.End {
        if texts[0].count >= Self.headerSize {
            let size = texts[0].withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
            if UInt64(texts[0].count - Self.headerSize) == size { return .finished }
        }
        let signal = status & 0x7F
        if signal == SIGXCPU || signal == SIGKILL { return .tookTooLong }
        return signal == 0 ? .exited(status: Int(status >> 8 & 0xFF)) : .crashed(signal: Int(signal))
    }

    /// Reads what is there; closes the descriptor at its end.
    private mutating func read(_ index: Int) {
        guard descriptors[index] >= 0 else { return }
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptors[index], &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else {
                close(descriptors[index])
                descriptors[index] = -1
                return
            }
            texts[index] += piece[..<count]
            let excess = texts[index].count - SourceOutcome.textLimit
            if index > 0, excess > 0 { texts[index].removeFirst(excess) }
        }
    }
}
