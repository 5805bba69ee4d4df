import CProcesses
import Glibc
import Maquette

/// A copy of this process, of which this process reads what it sends and prints.
///
/// The limits are those of the fence around both.
final class ProcessCopy {
    /// The ends of the pipes of messages, standard output and standard error that are read; -1 once closed.
    private var descriptors: [Int32]
    /// The end of the pipe of requests; -1 for a copy that takes none.
    private var requests: Int32
    private var texts: [[UInt8]] = [[], [], []]
    private let identifier: pid_t
    /// How the copy has ended; nil while it runs.
    private var status: Int32?

    /// The two processes after one has been copied.
    enum Side {
        /// In this process: the copy.
        case original(ProcessCopy)
        /// In the copy: the process that it is one of.
        case copy(OriginalProcess)
        /// There is no copy, because the system has refused one.
        case failure(String)
    }

    private init(_ pipes: [PipeEnds], identifier: pid_t) {
        descriptors = pipes.prefix(3).map(\.read)
        requests = pipes.count > 3 ? pipes[3].write : -1
        self.identifier = identifier
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    }

    deinit { terminate() }

    /// Copies this process.
    ///
    /// - Parameters:
    ///   - takesRequests: Whether the copy is sent requests.
    ///   - closed: Descriptors that the copy must not have.
    /// - Returns: In each of the two processes the other one.
    static func make(takingRequests takesRequests: Bool, without closed: [Int32]) -> Side {
        var pipes: [PipeEnds] = []
        for _ in 0..<(takesRequests ? 4 : 3) {
            guard let ends = PipeEnds() else {
                let reason = String(cString: strerror(errno))
                for ends in pipes { ends.close() }
                return .failure(reason)
            }
            pipes.append(ends)
        }
        fflush(nil)
        let identifier = maquette_fork()
        if identifier == 0 {
            for descriptor in closed { close(descriptor) }
            return .copy(OriginalProcess(pipes))
        }
        let reason = String(cString: strerror(errno))
        guard identifier > 0 else {
            for ends in pipes { ends.close() }
            return .failure(reason)
        }
        for ends in pipes.prefix(3) { close(ends.write) }
        if takesRequests { close(pipes[3].read) }
        return .original(ProcessCopy(pipes, identifier: identifier))
    }

    /// The descriptors that other copies must not have: those of this process to this copy.
    var ownDescriptors: [Int32] { (descriptors + [requests]).filter { $0 >= 0 } }

    // MARK: Messages

    /// Sends a request.
    ///
    /// - Parameter bytes: The request.
    /// - Returns: Whether the copy is there to read it.
    func send(_ bytes: [UInt8]) -> Bool { MessageBytes.write(bytes, to: requests) }

    /// Waits for a message, or for the end of the copy.
    ///
    /// - Returns: The message; nil if the copy has ended without one.
    func receive() -> [UInt8]? {
        while true {
            if let message = MessageBytes.take(from: &texts[0]) {
                // What it printed before is there.
                for index in 1...2 { read(index) }
                return message
            }
            guard status == nil else { return nil }
            waitForMore()
        }
    }

    /// Waits for the end of the copy. What it has started may live on with its pipes, and is not waited for.
    func waitForEnd() { while status == nil { waitForMore() } }

    private func waitForMore() {
        var polled = descriptors.filter { $0 >= 0 }.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var status: Int32 = 0
        // The pipes are closed when the copy ends: then it is waited for without them.
        if polled.isEmpty {
            let found = waitpid(identifier, &status, 0)
            if found == identifier || errno == ECHILD { self.status = status }
            return
        }
        poll(&polled, nfds_t(polled.count), 100)
        for index in descriptors.indices { read(index) }
        guard waitpid(identifier, &status, WNOHANG) == identifier else { return }
        self.status = status
        for index in descriptors.indices { read(index) }
    }

    /// Reads what is there; closes the descriptor at its end.
    private func read(_ index: Int) {
        guard descriptors[index] >= 0 else { return }
        while true {
            let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
                let count = Glibc.read(descriptors[index], buffer.baseAddress, buffer.count)
                if count > 0 { texts[index] += buffer.prefix(count) }
                return count
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else {
                close(descriptors[index])
                descriptors[index] = -1
                return
            }
            let excess = texts[index].count - SourceOutcome.textLimit
            if index > 0, excess > 0 { texts[index].removeFirst(excess) }
        }
    }

    // MARK: The end

    /// How the copy has ended that has sent no message, with what it printed.
    var outcome: SourceOutcome { outcome(exitReason) }

    /// An end with what the copy has printed so far.
    func outcome(_ end: SourceOutcome.End) -> SourceOutcome {
        SourceOutcome(
            end, output: String(decoding: texts[1], as: UTF8.self),
            errors: String(decoding: texts[2], as: UTF8.self))
    }

    private var exitReason: SourceOutcome.End {
        let status = status ?? 0, signal = status & 0x7F
        if signal == SIGXCPU || signal == SIGKILL { return .tookTooLong }
        return signal == 0 ? .exited(status: Int(status >> 8 & 0xFF)) : .crashed(signal: Int(signal))
    }

    /// Ends the copy.
    func terminate() {
        for descriptor in ownDescriptors { close(descriptor) }
        (descriptors, requests) = ([-1, -1, -1], -1)
        guard status == nil else { return }
        kill(identifier, SIGKILL)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        self.status = status
    }
}
