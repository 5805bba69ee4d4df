import Diagnostics

/// Counts what is worth one note for the whole file instead of one for each view.
final class IBTally {
    private var order: [String] = []
    private var counts: [String: Int] = [:]
    private var names: [String: [String]] = [:]

    /// Counts a name under a sentence, which `diagnostics` completes with the names and their number.
    func add(_ name: String, to sentence: String) {
        if counts[sentence] == nil { order.append(sentence) }
        counts[sentence, default: 0] += 1
        if names[sentence]?.contains(name) != true { names[sentence, default: []].append(name) }
    }

    /// A note for each sentence, in the order they first came up.
    func diagnostics(file: String) -> [Diagnostic] {
        order.map { sentence in
            let all = names[sentence] ?? []
            let shown = all.prefix(8).joined(separator: ", ") + (all.count > 8 ? ", …" : "")
            return Diagnostic(
                .note, "\(counts[sentence] ?? 0) \(sentence): \(shown)", at: Place(file: file))
        }
    }
}
