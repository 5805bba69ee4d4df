/// Matches the lines of two texts, given as numbers that are equal for equal lines.
///
/// Lines that both texts have once are matched first, as in Bram Cohen's patience diff, which keeps what belongs
/// together in one place; the lines between them are matched by Eugene Myers' algorithm (An O(ND) Difference
/// Algorithm and Its Variations, 1986).
struct LineMatching {
    /// Ranges that replace each other, from the top.
    private(set) var changes: [(expected: Range<Int>, actual: Range<Int>)] = []
    private let expected: [Int]
    private let actual: [Int]

    /// The largest number of edits that is searched for between two lines that are matched.
    ///
    /// Chosen: the search takes memory and time in its square; a longer stretch is shown as replaced.
    private static let editLimit = 600

    /// Matches two texts.
    init(_ expected: [Int], _ actual: [Int]) {
        self.expected = expected
        self.actual = actual
        var start = (expected: 0, actual: 0)
        for (left, right) in uniquePairs + [(expected.count, actual.count)] {
            match(start.expected..<left, start.actual..<right)
            start = (left + 1, right + 1)
        }
    }

    /// The places of lines that both texts have exactly once, in the longest sequence that is in order in both.
    private var uniquePairs: [(Int, Int)] {
        func singles(_ lines: [Int]) -> [Int: Int] {
            var places: [Int: Int] = [:]
            for (index, line) in lines.enumerated() { places[line] = places[line] == nil ? index : -1 }
            return places
        }
        let others = singles(actual)
        let pairs = singles(expected).filter { $0.value >= 0 }.sorted { $0.value < $1.value }
            .compactMap { line, place in others[line].flatMap { $0 >= 0 ? (place, $0) : nil } }
        // The last pair of the best sequence of each length, and the pair before each.
        var ends: [Int] = [], before = [Int?](repeating: nil, count: pairs.count)
        for index in pairs.indices {
            var low = 0, high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].1 < pairs[index].1 { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var sequence: [(Int, Int)] = [], place = ends.last
        while let index = place {
            sequence.append(pairs[index])
            place = before[index]
        }
        return sequence.reversed()
    }

    /// Adds the changes of a range of both texts.
    private mutating func match(_ left: Range<Int>, _ right: Range<Int>) {
        var left = left, right = right
        while let first = left.first, let other = right.first, expected[first] == actual[other] {
            (left, right) = (left.dropFirst(), right.dropFirst())
        }
        while let last = left.last, let other = right.last, expected[last] == actual[other] {
            (left, right) = (left.dropLast(), right.dropLast())
        }
        guard !left.isEmpty || !right.isEmpty else { return }
        guard !left.isEmpty, !right.isEmpty, let steps = edits(left, right) else {
            return add(left, right)
        }
        var place = (left.lowerBound, right.lowerBound)
        for pair in steps + [(left.upperBound, right.upperBound)] {
            if place != pair { add(place.0..<pair.0, place.1..<pair.1) }
            place = (pair.0 + 1, pair.1 + 1)
        }
    }

    private mutating func add(_ left: Range<Int>, _ right: Range<Int>) {
        if let last = changes.last, last.expected.upperBound == left.lowerBound,
            last.actual.upperBound == right.lowerBound
        {
            changes[changes.count - 1] = (
                last.expected.lowerBound..<left.upperBound, last.actual.lowerBound..<right.upperBound
            )
        } else {
            changes.append((left, right))
        }
    }

    /// Returns the places of matching lines with the fewest edits; nil if there are too many edits.
    private func edits(_ left: Range<Int>, _ right: Range<Int>) -> [(Int, Int)]? {
        let count = left.count, otherCount = right.count
        let limit = min(count + otherCount, LineMatching.editLimit)
        // The farthest line of the expected text on each diagonal, for each number of edits.
        var farthest = [Int](repeating: 0, count: 2 * limit + 3), history: [[Int]] = []
        for edit in 0...limit {
            history.append(farthest)
            for diagonal in stride(from: -edit, through: edit, by: 2) {
                let place = diagonal + limit + 1
                let isDown =
                    diagonal == -edit || diagonal != edit && farthest[place - 1] < farthest[place + 1]
                var x = isDown ? farthest[place + 1] : farthest[place - 1] + 1
                while x < count, x - diagonal < otherCount, x - diagonal >= 0,
                    expected[left.lowerBound + x] == actual[right.lowerBound + x - diagonal]
                {
                    x += 1
                }
                farthest[place] = x
                if x >= count, x - diagonal >= otherCount {
                    return pairs(history, limit, count, otherCount).map {
                        (left.lowerBound + $0.0, right.lowerBound + $0.1)
                    }
                }
            }
        }
        return nil
    }

    /// Follows the edits back from the ends of both texts; returns the matches in order.
    private func pairs(_ history: [[Int]], _ limit: Int, _ count: Int, _ otherCount: Int) -> [(Int, Int)] {
        var (x, y) = (count, otherCount)
        var found: [(Int, Int)] = []
        for edit in stride(from: history.count - 1, through: 0, by: -1) {
            let farthest = history[edit], diagonal = x - y, place = diagonal + limit + 1
            let isDown = diagonal == -edit || diagonal != edit && farthest[place - 1] < farthest[place + 1]
            let earlier = isDown ? diagonal + 1 : diagonal - 1
            let earlierX = edit == 0 ? 0 : farthest[earlier + limit + 1]
            let earlierY = edit == 0 ? 0 : earlierX - earlier
            while x > earlierX, y > earlierY {
                (x, y) = (x - 1, y - 1)
                found.append((x, y))
            }
            (x, y) = (earlierX, earlierY)
        }
        return found.reversed()
    }
}
