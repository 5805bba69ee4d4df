import Glibc
import Testing

@testable import AppFence

@Suite("Messages")
struct MessageChannelTests {
    /// Two ends of a socket.
    private struct Ends {
        let near: Int32, far: Int32

        init() {
            var ends: [Int32] = [-1, -1]
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
            (near, far) = (ends[0], ends[1])
        }

        func write(_ bytes: [UInt8]) { _ = Glibc.write(far, bytes, bytes.count) }
    }

    @Test("are received as they were sent")
    func roundTrip() throws {
        let ends = Ends()
        let near = MessageChannel(descriptor: ends.near, limit: 1000),
            far = MessageChannel(
                descriptor: ends.far, limit: 1000)
        for message in [[], [7], [UInt8](repeating: 3, count: 1000)] {
            try near.send(message, timeout: 1)
            #expect(try far.receive(timeout: 1) == message)
        }
        #expect(throws: FenceError.tooLong(1001)) { try near.send([UInt8](repeating: 0, count: 1001)) }
    }

    @Test("that announce more than they may are refused")
    func hostileLengths() {
        for length in [[0xFF, 0xFF, 0xFF, 0xFF], [0xE9, 3, 0, 0], [0, 0, 0, 0x80]] as [[UInt8]] {
            let ends = Ends(), channel = MessageChannel(descriptor: ends.near, limit: 1000)
            ends.write(length)
            #expect(throws: FenceError.self) { try channel.receive(timeout: 1) }
        }
    }

    @Test("that announce much and send little take no memory, and end with the socket")
    func unkeptPromises() {
        let ends = Ends(), channel = MessageChannel(descriptor: ends.near, limit: 4 << 30)
        ends.write([0xFF, 0xFF, 0xFF, 0xFE, 1, 2, 3])
        #expect(throws: FenceError.timedOut) { try channel.receive(timeout: 0.1) }
        ends.write([0xFF, 0xFF])
        close(ends.far)
        #expect(throws: FenceError.closed) { try channel.receive(timeout: 1) }
    }

    @Test("nobody reads are given up, without a signal")
    func noReader() {
        let ends = Ends(), channel = MessageChannel(descriptor: ends.near, limit: 1 << 30)
        #expect(throws: FenceError.timedOut) {
            try channel.send([UInt8](repeating: 0, count: 4 << 20), timeout: 0.1)
        }
        close(ends.far)
        #expect(throws: FenceError.closed) { try channel.send([1], timeout: 1) }
    }
}
