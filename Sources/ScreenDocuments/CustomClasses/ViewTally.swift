package import Diagnostics

/// Counts cases that are reported with one note per file instead of one per view.
package final class ViewTally {
    /// A kind of note.
    package struct Kind: Hashable {
        /// The code of the note.
        var code: DiagnosticCode
        /// The message after the number.
        var sentence: String

        /// Custom classes without a component.
        package static let customClasses = Kind(
            code: .storyboardCustomClass, sentence: "views of custom classes are drawn as what these extend")
        /// Elements of unknown kinds.
        package static let unknownElements = Kind(
            code: .storyboardClass, sentence: "views of unknown kinds are drawn as plain views")
        /// Apple's classes that are not supported yet.
        package static let unsupportedClasses = Kind(
            code: .storyboardClass, sentence: "views of classes not supported yet are drawn as plain views")
    }

    /// Creates a tally without views.
    package init() {}

    private var order: [Kind] = []
    private var counts: [Kind: [Diagnostic.Subject]] = [:]
    /// The index of a name among those of its kind.
    private var indices: [Kind: [String: Int]] = [:]

    /// Counts a name for a kind. `diagnostics` adds the names and the total.
    package func add(_ name: String, to kind: Kind) {
        if counts[kind] == nil { order.append(kind) }
        if let index = indices[kind]?[name] {
            counts[kind]?[index].count += 1
        } else {
            indices[kind, default: [:]][name] = counts[kind]?.count ?? 0
            counts[kind, default: []].append(Diagnostic.Subject(name))
        }
    }

    /// Returns a note for each sentence, in the order of first occurrence.
    package func diagnostics(file: String) -> [Diagnostic] {
        order.map { ViewTally.note($0, counts[$0] ?? [], at: Place(file: file)) }
    }

    /// Returns a note that counts names.
    static func note(_ kind: Kind, _ counts: [Diagnostic.Subject], at place: Place?) -> Diagnostic {
        let shown = counts.prefix(8).map(\.name).joined(separator: ", ") + (counts.count > 8 ? ", …" : "")
        let number = counts.reduce(0) { $0 + $1.count }
        return Diagnostic(kind.code, "\(number) \(kind.sentence): \(shown)", of: counts, at: place)
    }
}
