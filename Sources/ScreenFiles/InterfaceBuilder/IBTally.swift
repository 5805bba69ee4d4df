import Diagnostics

/// Counts cases that are reported with one note per file instead of one per view.
final class IBTally {
    private var order: [String] = []
    private var counts: [String: [(name: String, number: Int)]] = [:]
    /// The index of a name in the counts of its sentence.
    private var indices: [String: [String: Int]] = [:]

    /// The sentence for custom classes without a component.
    static let customClasses = "views of custom classes are drawn as what these extend"

    /// Counts a name for a sentence. `diagnostics` adds the names and the total.
    func add(_ name: String, to sentence: String) {
        if counts[sentence] == nil { order.append(sentence) }
        if let index = indices[sentence]?[name] {
            counts[sentence]?[index].number += 1
        } else {
            indices[sentence, default: [:]][name] = counts[sentence]?.count ?? 0
            counts[sentence, default: []].append((name, 1))
        }
    }

    /// Returns a note for each sentence, in the order of first occurrence.
    func diagnostics(file: String) -> [Diagnostic] {
        order.map { sentence in
            IBTally.note(sentence, counts[sentence] ?? [], at: Place(file: file))
        }
    }

    /// Returns a note that counts names.
    static func note(_ kind: String, _ counts: [(name: String, number: Int)], at place: Place?) -> Diagnostic
    {
        let shown = counts.prefix(8).map(\.name).joined(separator: ", ") + (counts.count > 8 ? ", …" : "")
        let number = counts.reduce(0) { $0 + $1.number }
        var note = Diagnostic(.note, "\(number) \(kind): \(shown)", at: place)
        note.tally = Diagnostic.Tally(kind: kind, counts: counts)
        return note
    }
}
