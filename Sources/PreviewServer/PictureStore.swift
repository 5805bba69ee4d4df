import Foundation
import Synchronization

/// Encoded pictures by name, in memory. Those that were asked for least recently give way.
final class PictureStore: Sendable {
    private struct Entries {
        var data: [String: (bytes: Data, use: Int)] = [:]
        var size = 0
        var uses = 0
    }

    private let limit: Int
    private let entries = Mutex(Entries())

    /// Creates a store of at most `limit` bytes; the one added last is kept, whatever its size.
    init(limit: Int) { self.limit = limit }

    /// Adds a picture.
    func add(_ bytes: [UInt8], as name: String) {
        entries.withLock { entries in
            guard entries.data[name] == nil else { return }
            entries.uses += 1
            entries.data[name] = (Data(bytes), entries.uses)
            entries.size += bytes.count
            guard entries.size > limit else { return }
            for (other, entry) in entries.data.sorted(by: { $0.value.use < $1.value.use })
            where entries.size > limit && other != name {
                entries.data[other] = nil
                entries.size -= entry.bytes.count
            }
        }
    }

    /// Returns a picture; nil if it is not there.
    func picture(_ name: String) -> Data? {
        entries.withLock { entries in
            entries.uses += 1
            entries.data[name]?.use = entries.uses
            return entries.data[name]?.bytes
        }
    }

    /// Whether a picture is there.
    func holds(_ name: String) -> Bool { entries.withLock { $0.data[name] != nil } }
}
