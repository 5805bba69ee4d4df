import Files
import ImageCodec
import Synchronization

/// Finds the goldens of screens that have got another name: those that belong to no screen any more, and have the
/// content of one that is missing.
package final class GoldenRenames: Sendable {
    private let store: GoldenStore
    private let wanted: @Sendable () -> Set<String>?
    private let names = Mutex<[GoldenKind: [String: [String]]]?>(nil)

    /// Creates a search, which begins when the first golden is missing.
    ///
    /// - Parameters:
    ///   - store: The goldens.
    ///   - wanted: Returns the file names of all goldens that belong to a screen; nil if that is not known.
    package init(in store: GoldenStore, wanted: @escaping @Sendable () -> Set<String>?) {
        (self.store, self.wanted) = (store, wanted)
    }

    /// Returns the name of a golden of the same kind and content that belongs to no screen, of several the one whose
    /// name ends most like that of the subject; nil if there is none.
    func source(of subject: GoldenSubject) -> String? {
        let found = names.withLock { known in
            let all = known ?? index()
            known = all
            return all[subject.kind] ?? [:]
        }
        guard !found.isEmpty else { return nil }
        return found[subject.contentDigest]?.max { first, second in
            let one = GoldenRenames.likeness(first, subject.name)
            let other = GoldenRenames.likeness(second, subject.name)
            return one == other ? first > second : one < other
        }
    }

    /// The names of the goldens without a screen, by kind and digest of the content.
    private func index() -> [GoldenKind: [String: [String]]] {
        guard let files = try? store.files(), let wanted = wanted() else { return [:] }
        var index: [GoldenKind: [String: [String]]] = [:]
        for file in files where !wanted.contains(file) {
            guard let kind = GoldenKind.allCases.first(where: { file.hasSuffix($0.fileExtension) }) else {
                continue
            }
            let name = String(file.dropLast(kind.fileExtension.count))
            guard let bytes = try? store.bytes(of: name, kind),
                let digest = GoldenRenames.digest(of: bytes, kind)
            else { continue }
            index[kind, default: [:]][digest, default: []].append(name)
        }
        return index
    }

    /// Returns the digest of the content of a golden, as of `GoldenSubject.contentDigest`; nil if it has none.
    static func digest(of golden: [UInt8], _ kind: GoldenKind) -> String? {
        if kind.isText { return FastDigest.text(of: golden) }
        if kind == .digest { return GoldenLock.digest(in: golden) }
        return PixelDigest.stored(in: golden) ?? (try? decodeImage(golden)).map { PixelDigest.text(of: $0) }
    }

    /// How many of the last parts of two names between dots are equal, then how many of their first characters.
    private static func likeness(_ first: String, _ second: String) -> (Int, Int) {
        let parts = zip(first.split(separator: ".").reversed(), second.split(separator: ".").reversed())
        return (parts.prefix { $0 == $1 }.count, zip(first, second).prefix { $0 == $1 }.count)
    }
}

extension GoldenRenames: Hashable {
    package static func == (first: GoldenRenames, second: GoldenRenames) -> Bool { first === second }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
