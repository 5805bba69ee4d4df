import Goldens
import Maquette

/// The causes of the differences of a run: variants that differ because of the same are reported once, and so are
/// goldens that cannot be written or read for the same reason.
struct SharedCauses {
    private var known: [Shared] = []
    private var places: [[Cause]: Int] = [:]
    private var failures: [String: Int] = [:]

    /// The largest number of causes in the lines of one result.
    private static let shownCount = 3

    /// What makes two causes the same: not how much follows, which depends on the variant.
    private struct Cause: Hashable {
        var view: String
        var attribute: String?
        var from: String?
        var to: String?
        var file: String?
        var line: Int?

        init(_ cause: DifferenceCause) {
            (view, attribute, from, to) = (cause.view, cause.attribute, cause.from, cause.to)
            (file, line) = (cause.file, cause.line)
        }
    }

    /// Causes that several results share.
    private struct Shared {
        var message: String
        var count = 0
    }

    /// Counts a result that did not pass; returns whether an earlier one has the same causes.
    mutating func fold(_ result: GoldenResult) -> Bool {
        if case .failed(let diagnostic) = result.outcome { return fold(diagnostic) }
        return fold(result.explanation?.causes ?? [])
    }

    /// Counts a golden that could not be read or written; returns whether an earlier one has the same reason.
    private mutating func fold(_ diagnostic: Diagnostic) -> Bool {
        let path = diagnostic.place.map { " '\($0.file)'" } ?? ""
        let message = path.isEmpty ? diagnostic.message : diagnostic.message.replacing(path, with: "")
        if let place = failures[message] {
            known[place].count += 1
            return true
        }
        failures[message] = known.count
        known.append(Shared(message: message))
        return false
    }

    /// Counts the causes of a difference; returns whether an earlier one has the same.
    mutating func fold(_ causes: [DifferenceCause]) -> Bool {
        guard let first = causes.first else { return false }
        let key = causes.map(Cause.init)
        if let place = places[key] {
            known[place].count += 1
            return true
        }
        places[key] = known.count
        // What follows differs from variant to variant.
        let message = first.message.split(separator: ";").first.map(String.init) ?? first.message
        known.append(Shared(message: message))
        return false
    }

    /// The lines for results that were not reported themselves.
    var lines: String {
        known.filter { $0.count > 0 }.map { "and \($0.count) more, same cause: \($0.message)\n" }.joined()
    }

    /// Returns the lines about what caused a difference.
    static func lines(of result: GoldenResult) -> [String] {
        let causes = result.explanation?.causes ?? []
        let rest = causes.count - shownCount
        return causes.prefix(shownCount).map { "  because \($0.message)" }
            + (rest > 0 ? ["  and \(counted(rest, "more cause"))"] : [])
    }
}
