import Diagnostics

/// Counts what is worth one note for the whole file instead of one for each view.
final class IBTally {
    private var order: [String] = []
    private var counts: [String: [(name: String, number: Int)]] = [:]
    /// Where a name stands among those of its sentence.
    private var indices: [String: [String: Int]] = [:]

    /// The sentence for classes that the project does not say how to draw.
    static let customClasses = "views of custom classes are drawn as what these extend"

    /// Counts a name under a sentence, which `diagnostics` completes with the names and their number.
    func add(_ name: String, to sentence: String) {
        if counts[sentence] == nil { order.append(sentence) }
        if let index = indices[sentence]?[name] {
            counts[sentence]?[index].number += 1
        } else {
            indices[sentence, default: [:]][name] = counts[sentence]?.count ?? 0
            counts[sentence, default: []].append((name, 1))
        }
    }

    /// A note for each sentence, in the order they first came up.
    func diagnostics(file: String) -> [Diagnostic] {
        order.map { sentence in
            IBTally.note(sentence, counts[sentence] ?? [], at: Place(file: file))
        }
    }

    /// A note that counts names.
    static func note(_ kind: String, _ counts: [(name: String, number: Int)], at place: Place?) -> Diagnostic
    {
        let shown = counts.prefix(8).map(\.name).joined(separator: ", ") + (counts.count > 8 ? ", …" : "")
        let number = counts.reduce(0) { $0 + $1.number }
        var note = Diagnostic(.note, "\(number) \(kind): \(shown)", at: place)
        note.tally = Diagnostic.Tally(kind: kind, counts: counts)
        return note
    }
}
