import Foundation
import Synchronization

/// A plain HTTP server on the loopback interface that keeps what is put, for one test.
final class TestServer: Sendable {
    /// What it holds by path, and what it was asked for.
    struct State {
        var contents: [String: [UInt8]] = [:]
        var requests: [String] = []
        var headers: [String] = []
        /// The status of answers to PUT.
        var putStatus = 201
        /// The status of all answers; nil for the right ones.
        var status: Int?
    }

    let state = Mutex(State())
    /// The address, without a slash at the end.
    let address: String
    private let descriptor: Int32

    init() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
                bind(descriptor, name, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, name, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EIO) }
        self.descriptor = descriptor
        address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(self.descriptor, nil, nil)
                guard connection >= 0 else { return }
                answer(connection)
                close(connection)
            }
        }
    }

    /// Refuses connections from now on.
    func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private func answer(_ connection: Int32) {
        var bytes: [UInt8] = [], piece = [UInt8](repeating: 0, count: 65_536)
        let end = Array("\r\n\r\n".utf8)
        var head: Range<Int>?
        while head == nil {
            let count = read(connection, &piece, piece.count)
            guard count > 0 else { return }
            bytes += piece[..<count]
            head = bytes.indices.first { bytes[$0...].starts(with: end) }.map { 0..<$0 }
        }
        let lines = String(decoding: bytes[head ?? 0..<0], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        let length =
            lines.first { $0.lowercased().hasPrefix("content-length:") }
            .flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) } ?? 0
        var body = Array(bytes[((head?.upperBound ?? 0) + 4)...])
        while body.count < length {
            let count = read(connection, &piece, piece.count)
            guard count > 0 else { return }
            body += piece[..<count]
        }
        let (status, content) = state.withLock { state -> (Int, [UInt8]) in
            state.requests.append("\(words[0]) \(words[1])")
            state.headers += lines.dropFirst()
            if let status = state.status { return (status, []) }
            if words[0] == "PUT" {
                if state.putStatus < 300 { state.contents[words[1]] = body }
                return (state.putStatus, [])
            }
            return state.contents[words[1]].map { (200, $0) } ?? (404, [])
        }
        let reply =
            "HTTP/1.1 \(status) Status\r\nContent-Length: \(content.count)\r\nConnection: close\r\n\r\n"
        let all = Array(reply.utf8) + content
        _ = all.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
    }
}
