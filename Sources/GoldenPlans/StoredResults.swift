import Assets
import Files
import Goldens
import Maquette
import ResultCache

/// The results of comparisons that a cache keeps: the digests of all contents, and the diagnostics.
///
/// A comparison has one entry, under all that is known before its render. It holds the latest results with the digest of
/// what each render asks for by name, so that branches with different images do not replace each other's results.
final class StoredResults: Sendable {
    private let cache: ResultCache
    private let fingerprint: RenderFingerprint

    /// What a cache knows about a comparison before it is rendered.
    struct Lookup {
        /// The name of its entry; nil if its results are not kept.
        fileprivate var name: String?
        /// The results of the entry, the latest first.
        fileprivate var results: [CachedResult] = []
        /// The outcome; nil if it is not known, or if not all goldens are the same.
        fileprivate(set) var outcome: GoldenOutcome?
    }

    init(_ cache: ResultCache, _ fingerprint: RenderFingerprint) {
        (self.cache, self.fingerprint) = (cache, fingerprint)
    }

    /// Looks up a comparison.
    func lookUp(_ item: GoldenPlan.Item, _ check: GoldenCheck) -> Lookup {
        var found = Lookup(name: fingerprint.name(of: item))
        guard check.mode != .all, let name = found.name, let content = cache.content(of: name) else {
            return found
        }
        guard let results = CachedResult.all(in: content) else {
            cache.noteInvalidEntry()
            return found
        }
        found.results = results
        let stored = found.results.first { $0.assets == fingerprint.assets($0.requests, of: item) }
        found.outcome = stored.flatMap { outcome(of: item, check, $0) }
        return found
    }

    private func outcome(
        of item: GoldenPlan.Item, _ check: GoldenCheck, _ stored: CachedResult
    ) -> GoldenOutcome? {
        let output = item.request.outputName, recipe = item.request.recipe
        let results = item.kinds.compactMap { kind in
            stored.digests[kind].flatMap {
                check.result(output, kind, digest: $0, origin: GoldenOrigin(input: recipe.input))
            }
        }
        guard results.count == item.kinds.count else { return nil }
        return GoldenOutcome(
            name: output, input: recipe.input, results: results, diagnostics: stored.diagnostics,
            hasFailed: false, isCached: true)
    }

    /// Chosen: the results that an entry keeps, of as many versions of the images and colors of a screen.
    private static let keptCount = 4

    /// Keeps the results of a render that has not failed; `lookup` is what was known before it.
    func keep(
        _ subjects: [GoldenSubject], _ diagnostics: [Diagnostic], of item: GoldenPlan.Item,
        asking requests: AssetRequests, after lookup: Lookup
    ) {
        guard let name = lookup.name, let lines = requests.lines else { return }
        let result = CachedResult(
            assets: fingerprint.assets(lines, of: item), requests: lines,
            digests: Dictionary(subjects.map { ($0.kind, $0.contentDigest) }) { first, _ in first },
            diagnostics: diagnostics)
        // What is known already differs from the goldens.
        guard !lookup.results.contains(result) else { return }
        let others = lookup.results.filter { $0.assets != result.assets }
        let results = [result] + others.prefix(StoredResults.keptCount - 1)
        cache.keep(Array(results.map(\.text).joined().utf8), as: name)
    }
}
