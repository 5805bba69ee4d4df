import AppFence
import CProcesses
import Glibc

/// The process that this one is a copy of.
struct OriginalProcess {
    private let messages, requests: Int32

    /// Makes the pipes those of a copy: what it prints goes to the process that it is a copy of.
    init(_ pipes: [PipeEnds]) {
        for ends in pipes.prefix(3) { close(ends.read) }
        dup2(pipes[1].write, STDOUT_FILENO)
        dup2(pipes[2].write, STDERR_FILENO)
        close(pipes[1].write)
        close(pipes[2].write)
        maquette_report_traps(TrapReport.mark)
        messages = pipes[0].write
        requests = pipes.count > 3 ? pipes[3].read : -1
        if pipes.count > 3 { close(pipes[3].write) }
    }

    /// The descriptors that copies of this process must not have.
    var descriptors: [Int32] { [messages, requests].filter { $0 >= 0 } }

    /// Sends a message, after what was printed.
    ///
    /// - Parameter bytes: The message.
    /// - Returns: Whether the other process is there to read it.
    func send(_ bytes: [UInt8]) -> Bool {
        fflush(nil)
        return MessageBytes.write(bytes, to: messages)
    }

    /// Waits for a request; nil once there will be none.
    func receive() -> [UInt8]? { MessageBytes.read(from: requests) }
}
