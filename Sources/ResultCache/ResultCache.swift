package import Diagnostics
import Files
import Synchronization

/// Results by the digest of all they depend on, kept from run to run in a folder or in an HTTP store, which many
/// machines may share.
///
/// An entry begins with the digest of its content: one that was cut off or changed is ignored, and replaced by the
/// next result. A cache that fails is not used any further; a run without it gives the same results.
package final class ResultCache: Sendable {
    /// Where it is, as the user said it.
    package let location: String

    private let store: any CacheStore
    private let state = Mutex(State())

    private struct State {
        var problem: CacheProblem?
        var hasNewEntries = false
        var invalidCount = 0
    }

    /// The size of a cache in a folder, in bytes, unless another is given.
    ///
    /// Chosen: entries of a picture take some hundred bytes and a block of 4 KB on disk.
    package static let standardByteLimit = 256 << 20

    /// The largest content, in bytes.
    static let entryByteLimit = 1 << 20

    /// Opens a cache; nothing is created before the first entry.
    ///
    /// - Parameters:
    ///   - location: A folder, or the address of an HTTP store that answers GET and PUT.
    ///   - byteLimit: The size of all entries in a folder; a store limits itself.
    ///   - token: Sent to a store as `Authorization: Bearer`; nil for none.
    package init(at location: String, byteLimit: Int = standardByteLimit, token: String? = nil) {
        self.location = location
        store =
            ResultCache.isAddress(location)
            ? HTTPStore(address: location, token: token) : FolderStore(path: location, byteLimit: byteLimit)
    }

    /// Whether a location is an address.
    package static func isAddress(_ location: String) -> Bool {
        location.hasPrefix("http://") || location.hasPrefix("https://")
    }

    /// Returns the content of an entry; nil if there is none that is whole.
    package func content(of key: String) -> [UInt8]? {
        guard isUsable else { return nil }
        do throws(CacheProblem) {
            guard let bytes = try store.content(of: key) else { return nil }
            if let content = CacheEntry.content(of: bytes) { return content }
            state.withLock { $0.invalidCount += 1 }
            return nil
        } catch {
            note(error)
            return nil
        }
    }

    /// Keeps the content of an entry.
    package func keep(_ content: [UInt8], as key: String) {
        guard isUsable, content.count < ResultCache.entryByteLimit else { return }
        do throws(CacheProblem) {
            try store.keep(CacheEntry.bytes(of: content), as: key)
            state.withLock { $0.hasNewEntries = true }
        } catch {
            note(error)
        }
    }

    /// Ends the use of the cache: keeps it within its limit.
    ///
    /// - Returns: What a person should know: one diagnostic if it could not be used, one if entries were damaged.
    package func finish() -> [Diagnostic] {
        if isUsable, state.withLock({ $0.hasNewEntries }) {
            do throws(CacheProblem) { try store.trim() } catch { note(error) }
        }
        let (problem, invalidCount) = state.withLock { ($0.problem, $0.invalidCount) }
        var diagnostics: [Diagnostic] = []
        if let problem {
            diagnostics.append(
                Diagnostic(
                    .cacheUnusable, "the cache '\(location)' was not used any further: \(problem.reason)",
                    hints: ["the results are the same without it; --no-cache leaves it out"]))
        }
        if invalidCount > 0 {
            diagnostics.append(
                Diagnostic(
                    .cacheDamaged,
                    "\(invalidCount == 1 ? "1 entry" : "\(invalidCount) entries") of the cache '\(location)' "
                        + "\(invalidCount == 1 ? "is" : "are") damaged; the results were made anew"))
        }
        return diagnostics
    }

    private var isUsable: Bool { state.withLock { $0.problem == nil } }

    private func note(_ problem: CacheProblem) {
        state.withLock { $0.problem = $0.problem ?? problem }
    }
}
