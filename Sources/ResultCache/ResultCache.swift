package import Diagnostics
import Files
import Synchronization

/// Results by the digest of all they depend on, kept from run to run in a folder or in an HTTP store, which many
/// machines may share.
///
/// An entry begins with the digest of its content: one that was cut off or changed is ignored, and replaced by the
/// next result. With a key, so is one that nobody with the key has written. A cache that fails is not used any further;
/// a run without it gives the same results.
package final class ResultCache: Sendable {
    /// Where it is, as the user said it.
    package let location: String

    private let store: any CacheStore
    /// Signs entries; nil for none.
    private let key: [UInt8]?
    private let state = Mutex(State())

    private struct State {
        var problem: CacheProblem?
        var hasNewEntries = false
        var invalidCount = 0
        var unsignedCount = 0
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
    ///   - key: Signs the entries that are kept, and must have signed those that are used; nil or empty for neither.
    package init(
        at location: String, byteLimit: Int = standardByteLimit, token: String? = nil, key: String? = nil
    ) {
        self.location = location
        self.key = key.flatMap { $0.isEmpty ? nil : Array($0.utf8) }
        store =
            ResultCache.isAddress(location)
            ? HTTPStore(address: location, token: token) : FolderStore(path: location, byteLimit: byteLimit)
    }

    /// Whether a location is an address.
    package static func isAddress(_ location: String) -> Bool {
        location.hasPrefix("http://") || location.hasPrefix("https://")
    }

    /// Returns the content of an entry; nil if there is none that is whole and, with a key, signed by it.
    package func content(of name: String) -> [UInt8]? {
        guard isUsable else { return nil }
        do throws(CacheProblem) {
            guard let bytes = try store.content(of: name) else { return nil }
            switch CacheEntry.reading(bytes, named: name, key: key) {
            case .content(let content): return content
            case .damaged: noteInvalidEntry()
            case .unsigned: state.withLock { $0.unsignedCount += 1 }
            }
            return nil
        } catch {
            note(error)
            return nil
        }
    }

    /// Counts an entry whose content is none that its reader understands; it is replaced by the next result.
    package func noteInvalidEntry() { state.withLock { $0.invalidCount += 1 } }

    /// Keeps the content of an entry.
    package func keep(_ content: [UInt8], as name: String) {
        guard isUsable, content.count < ResultCache.entryByteLimit else { return }
        do throws(CacheProblem) {
            try store.keep(CacheEntry.bytes(of: content, named: name, key: key), as: name)
            state.withLock { $0.hasNewEntries = true }
        } catch {
            note(error)
        }
    }

    /// Ends the use of the cache: keeps it within its limit.
    ///
    /// - Returns: What a person should know: one diagnostic if it could not be used, one if entries were damaged, one if
    ///   they were not signed.
    package func finish() -> [Diagnostic] {
        if isUsable, state.withLock({ $0.hasNewEntries }) {
            do throws(CacheProblem) { try store.trim() } catch { note(error) }
        }
        let state = state.withLock { $0 }
        var diagnostics: [Diagnostic] = []
        if let problem = state.problem {
            diagnostics.append(
                Diagnostic(
                    .cacheUnusable, "the cache '\(location)' was not used any further: \(problem.reason)",
                    hints: ["the results are the same without it; --no-cache leaves it out"]))
        }
        if state.invalidCount > 0 {
            diagnostics.append(entries(state.invalidCount, .cacheDamaged, "damaged"))
        }
        if state.unsignedCount > 0 {
            diagnostics.append(entries(state.unsignedCount, .cacheSignature, "not signed with the key"))
        }
        return diagnostics
    }

    /// Returns what is said of entries that were not used.
    private func entries(_ count: Int, _ code: DiagnosticCode, _ reason: String) -> Diagnostic {
        Diagnostic(
            code,
            "\(count == 1 ? "1 entry" : "\(count) entries") of the cache '\(location)' "
                + "\(count == 1 ? "is" : "are") \(reason); the results were made again")
    }

    private var isUsable: Bool { state.withLock { $0.problem == nil } }

    private func note(_ problem: CacheProblem) {
        state.withLock { $0.problem = $0.problem ?? problem }
    }
}
