import CProcesses
import Glibc

/// The two descriptors of a pipe.
struct PipeEnds {
    let read, write: Int32

    /// Opens a pipe; nil with an error number where there are no descriptors left.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard maquette_program_pipe(&ends) == 0 else { return nil }
        (read, write) = (ends[0], ends[1])
    }

    func close() {
        Glibc.close(read)
        Glibc.close(write)
    }
}
