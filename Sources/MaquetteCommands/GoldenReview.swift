import Goldens
import Maquette

/// A walk through the results of a run that can become goldens.
struct GoldenReview {
    /// A result, and what was decided.
    struct Item {
        var result: StoredResult
        var decision = Decision.open
    }

    /// What was decided about a result.
    enum Decision {
        case open, approved, skipped
    }

    /// The results in the order of the run.
    private(set) var items: [Item]
    /// The index of the result that is shown; nil if the walk has ended.
    private(set) var current: Int? = 0
    /// Whether the result is to be shown, because it has just become the current one.
    private(set) var isFresh = true
    /// Whether a golden was refused or could not be written.
    private(set) var hasFailed = false
    /// The folder with the evidence of the run.
    let evidence: EvidenceFolder
    private let report: RunReport
    private let approval: GoldenApproval

    /// Creates a walk that begins with the first result.
    init(_ results: [StoredResult], of report: RunReport, in store: GoldenStore) {
        items = results.map { Item(result: $0) }
        self.report = report
        evidence = EvidenceFolder(path: report.folder)
        approval = GoldenApproval(store: store)
    }

    /// The causes of a result as one line for each.
    static func causes(of result: StoredResult) -> [[String?]] { result.causes.map(\.identity) }

    /// The indices of the results with the same causes as another that are not approved, itself included; only
    /// itself if its causes are not known.
    func sharing(_ index: Int) -> [Int] {
        let causes = GoldenReview.causes(of: items[index].result)
        guard !causes.isEmpty else { return [index] }
        return items.indices.filter {
            items[$0].decision != .approved && GoldenReview.causes(of: items[$0].result) == causes
        }
    }

    /// Carries out a key.
    ///
    /// - Parameters:
    ///   - key: The key; unknown ones are answered with a list of the known ones.
    ///   - write: Takes lines about what was done.
    /// - Returns: Why goldens were refused.
    mutating func press(_ key: Character, _ write: (String) -> Void) -> [Diagnostic] {
        guard let index = current else { return [] }
        isFresh = false
        switch key {
        case "a": return approve([index], write)
        case "A": return approve(sharing(index), write)
        case "s":
            if items[index].decision == .open { items[index].decision = .skipped }
            write("skipped    \(items[index].result.fileName.printable)\n")
            advance()
        case "b":
            guard index > 0 else {
                write("this is the first\n")
                return []
            }
            (current, isFresh) = (index - 1, true)
        case "o": write(paths(of: items[index].result))
        case "q": current = nil
        default:
            write("keys: a approve, A approve all with the same causes, s skip, b back, o paths, q quit\n")
        }
        return []
    }

    private mutating func approve(_ indices: [Int], _ write: (String) -> Void) -> [Diagnostic] {
        let places = Dictionary(indices.map { (items[$0].result.fileName, $0) }) { first, _ in first }
        var approved: [Int] = []
        let problems = approval.approve(indices.map { items[$0].result }, of: report) { result in
            if let index = places[result.fileName] { approved.append(index) }
            write("approved   \(result.fileName.printable)\n")
        }
        for index in approved { items[index].decision = .approved }
        guard problems.isEmpty else {
            hasFailed = true
            return problems.map(\.diagnostic)
        }
        advance()
        return []
    }

    /// Goes to the next result that is not approved; the walk ends after the last.
    private mutating func advance() {
        guard let index = current else { return }
        current = items.indices.first { $0 > index && items[$0].decision != .approved }
        isFresh = true
    }

    private func paths(of result: StoredResult) -> String {
        let parts = EvidenceFolder.Part.allCases.map { part in
            (part.rawValue, try? evidence.path(of: part, result))
        }
        return ([("golden", result.golden)] + parts)
            .compactMap { name, path in path.map { "  \(name): \($0.printable)\n" } }.joined()
    }

    /// What was decided, in numbers.
    var summary: String {
        func count(_ decision: Decision) -> Int { items.count { $0.decision == decision } }
        return "\(counted(count(.approved), "golden")) approved, \(count(.skipped)) skipped, "
            + "\(count(.open)) left"
    }
}
