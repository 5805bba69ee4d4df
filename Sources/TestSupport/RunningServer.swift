package import Foundation

/// The server as a process, which ends with this object, and requests to it byte by byte.
package final class RunningServer {
    private let process = Process()
    /// The address of the page: `http://127.0.0.1:PORT/TOKEN/`.
    package let address: String
    /// The TCP port.
    package let port: UInt16
    /// The secret of its addresses.
    package let token: String

    /// An HTTP response.
    package struct Answer {
        /// The status code, such as 200.
        package var status: Int
        /// The status line and the headers.
        package var head: String
        /// The body of the response.
        package var body: Data
        /// The body as UTF-8 text.
        package var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// Starts a server, a product of the package that prints its address.
    package convenience init(_ product: String, _ arguments: [String], in folder: String? = nil) throws {
        try self.init(path: BuiltProduct.path(product), arguments, in: folder)
    }

    /// Starts an executable that becomes a server and prints its address.
    package init(path: String, _ arguments: [String], in folder: String? = nil) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .newlines)
        let parts = address.split(separator: "/")
        guard parts.count == 3, let port = parts[1].split(separator: ":").last.flatMap({ UInt16($0) }) else {
            throw POSIXError(.ECONNREFUSED)
        }
        (self.port, token) = (port, String(parts[2]))
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Sends a request and returns the answer; nil if the server closes the connection without one.
    ///
    /// - Parameters:
    ///   - line: The method and the path; `TOKEN` stands for the token.
    ///   - headers: Header lines in addition to `Host` and `Connection: close`.
    ///   - host: The value of `Host`; nil for the server's own.
    ///   - body: The body.
    /// - Returns: The answer.
    /// - Throws: If the server cannot be reached.
    package func send(
        _ line: String, _ headers: [String] = [], host: String? = nil, body: String = ""
    ) throws -> Answer? {
        let lines =
            [
                line.replacing("TOKEN", with: token) + " HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")",
                "Connection: close",
            ] + headers
        return try exchange(Data((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8))
    }

    private func exchange(_ request: Data) throws -> Answer? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw POSIXError(.ECONNREFUSED) }
        request.withUnsafeBytes {
            _ = Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        var answer = Data(), buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 {
            answer += buffer.prefix(count)
        }
        guard let end = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return Answer(status: status, head: head, body: Data(answer[end.upperBound...]))
    }
}
