import Diagnostics

/// Counts what is worth one note for the whole file instead of one for each view.
final class IBTally {
    private var order: [String] = []
    private var counts: [String: [(name: String, number: Int)]] = [:]

    /// Counts a name under a sentence, which `diagnostics` completes with the names and their number.
    func add(_ name: String, to sentence: String) {
        if counts[sentence] == nil { order.append(sentence) }
        if let index = counts[sentence]?.firstIndex(where: { $0.name == name }) {
            counts[sentence]?[index].number += 1
        } else {
            counts[sentence, default: []].append((name, 1))
        }
    }

    /// A note for each sentence, in the order they first came up.
    func diagnostics(file: String) -> [Diagnostic] {
        order.map { sentence in
            let all = counts[sentence] ?? []
            let shown = all.prefix(8).map(\.name).joined(separator: ", ") + (all.count > 8 ? ", …" : "")
            let number = all.reduce(0) { $0 + $1.number }
            var note = Diagnostic(.note, "\(number) \(sentence): \(shown)", at: Place(file: file))
            note.tally = Diagnostic.Tally(kind: sentence, counts: all)
            return note
        }
    }
}
