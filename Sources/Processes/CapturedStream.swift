import Glibc

/// The output or the errors of a program, as they are read from a pipe.
struct CapturedStream {
    /// The descriptor that it is for the program.
    let standard: Int32
    /// The end of the pipe that is read; -1 once closed.
    private(set) var descriptor: Int32
    /// What has been read.
    private(set) var bytes: [UInt8] = []
    private let limit: Int
    private let mayExceed: Bool

    init(standard: Int32, descriptor: Int32, limit: Int, mayExceed: Bool) {
        self.standard = standard
        self.descriptor = descriptor
        self.limit = limit
        self.mayExceed = mayExceed
        // Where two streams are ready, neither may wait for the other.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    /// Whether more may come.
    var isOpen: Bool { descriptor >= 0 }

    /// Reads what is there, and closes the pipe at its end.
    ///
    /// - Returns: The limit, if the program has written more than it may.
    mutating func read() -> Int? {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(descriptor, &piece, piece.count)
        guard count > 0 else {
            if count < 0, [EINTR, EAGAIN].contains(errno) { return nil }
            close()
            return nil
        }
        let room = limit - bytes.count
        bytes += piece[..<min(count, room)]
        return count > room && !mayExceed ? limit : nil
    }

    /// Closes the pipe.
    mutating func close() {
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
        descriptor = -1
    }
}
