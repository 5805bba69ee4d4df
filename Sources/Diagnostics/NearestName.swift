/// Finds the known name that a misspelt one probably meant.
public enum NearestName {
    /// The candidate fewest edits away from `name`, if it is near enough to be worth suggesting:
    /// at most a third of the longer name's letters, at least one. Case does not count.
    /// Of equally near candidates the first wins.
    public static func of(_ name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.lowercased())
        var best: (distance: Int, name: String)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased())
            let limit = max(1, max(wanted.count, letters.count) / 3)
            guard abs(wanted.count - letters.count) <= limit, wanted.count <= 200 else { continue }
            let distance = editDistance(wanted, letters)
            if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
        }
        return best?.name
    }

    /// A hint sentence for an unknown name: the nearest known one, else the list of all that are known
    /// where it is short enough to read.
    public static func hints(for name: String, among candidates: [String]) -> [String] {
        if let nearest = of(name, among: candidates) { return ["did you mean '\(nearest)'?"] }
        guard !candidates.isEmpty, candidates.count <= 30 else { return [] }
        return ["known: \(candidates.joined(separator: ", "))"]
    }

    /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
    private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            row.reserveCapacity(b.count + 1)
            for j in 1...b.count {
                var value = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    value = min(value, beforeLast[j - 2] + 1)
                }
                row.append(value)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
