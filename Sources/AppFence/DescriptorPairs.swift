import CProcesses
import Glibc

/// The sockets and pipes between this process and a program within the fence.
struct DescriptorPairs {
    /// Two ends that belong together.
    struct Pair {
        /// That of this process.
        var near: Int32
        /// That of the broker and the program.
        var far: Int32
    }

    let socket: Pair, control: Pair, output: Pair, errors: Pair

    /// Opens all of them.
    ///
    /// - Returns: The pairs; nil if the system refuses one, with the reason in `errno`.
    static func open() -> DescriptorPairs? {
        let pairs = DescriptorPairs(
            socket: socketPair(), control: socketPair(), output: pipePair(), errors: pipePair())
        let reason = errno
        if [pairs.socket, pairs.control, pairs.output, pairs.errors].allSatisfy({ $0.near >= 0 }) {
            return pairs
        }
        pairs.closeNear()
        pairs.closeFar()
        errno = reason
        return nil
    }

    /// Closes the ends of this process.
    func closeNear() { close([socket.near, control.near, output.near, errors.near]) }

    /// Closes the ends of the others, which have their own copies.
    func closeFar() { close([socket.far, control.far, output.far, errors.far]) }

    private func close(_ descriptors: [Int32]) {
        for descriptor in descriptors where descriptor >= 0 { Glibc.close(descriptor) }
    }

    private static func socketPair() -> Pair {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        return socketpair(AF_UNIX, kind, 0, &ends) == 0
            ? Pair(near: ends[0], far: ends[1]) : Pair(near: -1, far: -1)
    }

    private static func pipePair() -> Pair {
        var ends: [Int32] = [-1, -1]
        return maquette_program_pipe(&ends) == 0
            ? Pair(near: ends[0], far: ends[1]) : Pair(near: -1, far: -1)
    }
}
