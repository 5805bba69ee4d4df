/// Finds the known name that a misspelled one was probably meant to be.
public enum NearestName {
    /// Returns the candidate with the smallest edit distance to `name`, if it is at most a third of the
    /// longer name's length, or one. Ignores case. Of several candidates with the same distance, returns the
    /// first.
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

    /// Returns a hint for an unknown name: the nearest known name, otherwise the list of known names if it is
    /// short.
    public static func hints(for name: String, among candidates: [String]) -> [String] {
        if let nearest = of(name, among: candidates) { return ["did you mean '\(nearest)'?"] }
        guard !candidates.isEmpty, candidates.count <= 30 else { return [] }
        return ["known: \(candidates.joined(separator: ", "))"]
    }

    /// The number of insertions, deletions, substitutions and transpositions (optimal string alignment).
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
