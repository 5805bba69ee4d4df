import Glibc

/// Messages over a socket: each is its length in four bytes, the lowest first, and then its bytes.
///
/// The other end is not trusted: no memory is taken for bytes that have not come, and a length above the limit is an
/// error.
package struct MessageChannel: Sendable {
    /// The socket of a program within the fence, in that program.
    package static var ofFencedProgram: MessageChannel {
        var channel = MessageChannel(descriptor: 3, limit: 512 << 20)
        channel.isFenced = true
        return channel
    }

    /// The descriptor of the socket.
    package let descriptor: Int32
    /// The most bytes of a message.
    package let limit: Int
    /// Whether the filter of the fence lets this process only write.
    private var isFenced = false

    private static let pieceSize = 1 << 18

    /// Creates a channel.
    ///
    /// - Parameters:
    ///   - descriptor: A connected socket.
    ///   - limit: The most bytes of a message; at most 4 GB.
    package init(descriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.limit = min(max(0, limit), Int(UInt32.max))
    }

    /// Sends a message.
    ///
    /// - Parameters:
    ///   - message: The bytes.
    ///   - timeout: The seconds that all of it may take; nil for any time.
    /// - Throws: `FenceError.tooLong`, `.closed` or `.timedOut`.
    package func send(_ message: [UInt8], timeout: Double? = nil) throws(FenceError) {
        try send(message, timeout: timeout, reading: nil)
    }

    /// Receives a message.
    ///
    /// - Parameter timeout: The seconds until all of it must be there; nil for any time.
    /// - Returns: The bytes.
    /// - Throws: `FenceError.tooLong`, `.closed` or `.timedOut`.
    package func receive(timeout: Double? = nil) throws(FenceError) -> [UInt8] {
        try receive(timeout: timeout, reading: nil)
    }

    /// Sends a message, and reads the output of the program meanwhile.
    func send(_ message: [UInt8], timeout: Double?, reading output: ProgramOutput?) throws(FenceError) {
        guard message.count <= limit else { throw .tooLong(message.count) }
        let deadline = Deadline(in: timeout)
        let length = UInt32(message.count).littleEndian
        try write(withUnsafeBytes(of: length) { Array($0) }, until: deadline, reading: output)
        try write(message, until: deadline, reading: output)
    }

    /// Receives a message, and reads the output of the program meanwhile.
    func receive(timeout: Double?, reading output: ProgramOutput?) throws(FenceError) -> [UInt8] {
        let deadline = Deadline(in: timeout)
        let header = try bytes(4, until: deadline, reading: output)
        let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard count <= limit else { throw .tooLong(count) }
        return try bytes(count, until: deadline, reading: output)
    }

    private func write(_ bytes: [UInt8], until deadline: Deadline, reading output: ProgramOutput?)
        throws(FenceError)
    {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[start...])) }
            if count > 0 {
                start += count
            } else if count < 0, errno == EAGAIN {
                try wait(for: Int16(POLLOUT), until: deadline, reading: output)
            } else if count == 0 || errno != EINTR {
                throw .closed
            }
        }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        isFenced
            ? Glibc.write(descriptor, bytes.baseAddress, bytes.count)
            : Glibc.send(
                descriptor, bytes.baseAddress, bytes.count,
                Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
    }

    private func bytes(_ count: Int, until deadline: Deadline, reading output: ProgramOutput?)
        throws(FenceError)
        -> [UInt8]
    {
        var bytes: [UInt8] = []
        while bytes.count < count {
            try wait(for: Int16(POLLIN), until: deadline, reading: output)
            let most = min(count - bytes.count, Self.pieceSize)
            var received = 0
            let piece = [UInt8](unsafeUninitializedCapacity: most) { buffer, initialized in
                received = Glibc.read(descriptor, buffer.baseAddress, most)
                initialized = max(0, received)
            }
            if received < 0, errno == EINTR || errno == EAGAIN { continue }
            guard received > 0 else { throw .closed }
            bytes += piece
        }
        return bytes
    }

    /// Waits until the socket can be read or written.
    private func wait(for events: Int16, until deadline: Deadline, reading output: ProgramOutput?)
        throws(FenceError)
    {
        while true {
            var polled =
                [pollfd(fd: descriptor, events: events, revents: 0)]
                + (output?.descriptors ?? []).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let count = poll(&polled, nfds_t(polled.count), deadline.milliseconds)
            if count > 0 {
                output?.read(polled.dropFirst().filter { $0.revents != 0 }.map(\.fd))
                if polled[0].revents != 0 { return }
            }
            if deadline.hasPassed { throw .timedOut }
            guard count >= 0 || errno == EINTR else { throw .closed }
        }
    }
}
