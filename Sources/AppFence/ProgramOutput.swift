import Glibc

/// What a program has written to its standard output and error, read from pipes.
final class ProgramOutput {
    /// One of the two pipes.
    private struct Stream {
        /// The end that is read; -1 once closed.
        var descriptor: Int32
        /// The end of what was read.
        var bytes: [UInt8] = []
    }

    private var streams: [Stream]
    private let limit: Int

    /// Reads two pipes.
    ///
    /// - Parameters:
    ///   - output: The end of the pipe of standard output that is read; closed by this object.
    ///   - errors: That of standard error.
    ///   - limit: The most bytes that are kept of each, from the end.
    init(output: Int32, errors: Int32, limit: Int) {
        streams = [output, errors].map { Stream(descriptor: $0) }
        self.limit = max(0, limit)
        for stream in streams { _ = fcntl(stream.descriptor, F_SETFL, O_NONBLOCK) }
    }

    deinit { close() }

    /// The pipes that something may still come from.
    var descriptors: [Int32] { streams.map(\.descriptor).filter { $0 >= 0 } }

    /// Reads what is there, without waiting; closes a pipe at its end.
    ///
    /// - Parameter ready: The pipes that can be read.
    func read(_ ready: [Int32]) {
        for index in streams.indices where ready.contains(streams[index].descriptor) {
            var piece = [UInt8](repeating: 0, count: 1 << 16)
            // A program that writes without end does not keep this process from anything else.
            for _ in 0..<16 {
                let count = Glibc.read(streams[index].descriptor, &piece, piece.count)
                if count < 0, errno == EAGAIN || errno == EINTR { break }
                guard count > 0 else {
                    Glibc.close(streams[index].descriptor)
                    streams[index].descriptor = -1
                    break
                }
                streams[index].bytes += piece[..<count]
                let excess = streams[index].bytes.count - limit
                if excess > 0 { streams[index].bytes.removeFirst(excess) }
                if count < piece.count { break }
            }
        }
    }

    /// Returns what was read since this was called last: standard output and standard error.
    func take() -> (output: [UInt8], errors: [UInt8]) {
        read(descriptors)
        defer { for index in streams.indices { streams[index].bytes = [] } }
        return (streams[0].bytes, streams[1].bytes)
    }

    /// The end of standard error that was not taken.
    var errors: [UInt8] { streams[1].bytes }

    /// Closes the pipes.
    func close() {
        for index in streams.indices where streams[index].descriptor >= 0 {
            Glibc.close(streams[index].descriptor)
            streams[index].descriptor = -1
        }
    }
}
