import CCurl
import Synchronization

/// Contents at addresses below that of a store, such as an object store or the store of a build cache.
final class HTTPStore: CacheStore {
    private let address: String
    private let token: String?
    /// Connections that no thread uses now.
    private let idle = Mutex<[Connection]>([])
    private let isWritable = Atomic(true)

    /// - Parameters:
    ///   - address: The address, to which a slash and the name of a content are added.
    ///   - token: Sent as `Authorization: Bearer`; nil for none.
    init(address: String, token: String?) {
        self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
        self.token = token.flatMap { $0.isEmpty ? nil : $0 }
    }

    func content(of name: String) throws(CacheProblem) -> [UInt8]? {
        let connection = try connection()
        defer { idle.withLock { $0.append(connection) } }
        let (status, bytes) = try connection.get("\(address)/\(name)", limit: 2 * ResultCache.entryByteLimit)
        switch status {
        case 200: return bytes
        case 404, 410: return nil
        default: throw CacheProblem(reason: "the store answers GET with status \(status)")
        }
    }

    func keep(_ content: [UInt8], as name: String) throws(CacheProblem) {
        guard isWritable.load(ordering: .relaxed) else { return }
        let connection = try connection()
        defer { idle.withLock { $0.append(connection) } }
        let status = try connection.put(content, to: "\(address)/\(name)")
        switch status {
        case 200..<300: return
        // Some may read only, as builds of changes by strangers do.
        case 401, 403, 405: isWritable.store(false, ordering: .relaxed)
        default: throw CacheProblem(reason: "the store answers PUT with status \(status)")
        }
    }

    /// A store limits itself.
    func trim() {}

    private func connection() throws(CacheProblem) -> Connection {
        if let connection = idle.withLock({ $0.popLast() }) { return connection }
        guard let connection = Connection(header: token.map { "Authorization: Bearer \($0)" }) else {
            throw CacheProblem(
                reason: "libcurl.so.4 is missing (Debian and Ubuntu: apt-get install libcurl4)")
        }
        return connection
    }
}

/// A connection of libcurl.
private final class Connection: @unchecked Sendable {  // Used by one thread at a time.
    private let handle: OpaquePointer

    init?(header: String?) {
        guard let handle = header.map({ ccurl_open($0) }) ?? ccurl_open(nil) else { return nil }
        self.handle = handle
    }

    deinit { ccurl_close(handle) }

    func get(_ url: String, limit: Int) throws(CacheProblem) -> (status: Int, bytes: [UInt8]) {
        var status: Int32 = 0, message = ""
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            message = Connection.message {
                status = ccurl_get(handle, url, buffer.baseAddress, limit, &count, $0)
            }
        }
        guard status > 0 else { throw CacheProblem(reason: message) }
        return (Int(status), bytes)
    }

    func put(_ bytes: [UInt8], to url: String) throws(CacheProblem) -> Int {
        var status: Int32 = 0
        let message = Connection.message { status = ccurl_put(handle, url, bytes, bytes.count, $0) }
        guard status > 0 else { throw CacheProblem(reason: message) }
        return Int(status)
    }

    private static func message(_ body: (UnsafeMutablePointer<CChar>) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CCURL_MESSAGE_CAPACITY)) { buffer in
            buffer.initialize(repeating: 0)
            guard let start = buffer.baseAddress else { return "" }
            body(start)
            return String(cString: start)
        }
    }
}
