import SeededRandom
import Testing

@testable import Goldens

@Suite struct LineMatchingTests {
    @Test func changesInSeveralPlacesAreSeparate() {
        let difference = compareTexts(
            expected: "a\nb\nc\nd\ne\n", actual: "a\nB\nc\nd\nnew\ne\n")
        #expect(
            difference?.changes == [
                .init(line: 2, removed: ["b"], added: ["B"]), .init(line: 5, removed: [], added: ["new"]),
            ])
        #expect(difference?.text() == "@@ line 2\n-b\n+B\n@@ line 5\n+new")
        #expect(difference?.lineCount == 3)
    }

    /// The example of Myers' paper: ABCABBA becomes CBABAC with five edits, the fewest.
    @Test func theFewestEditsAreFound() {
        let matching = LineMatching(Array("ABCABBA".utf8).map(Int.init), Array("CBABAC".utf8).map(Int.init))
        let edits = matching.changes.reduce(0) { $0 + $1.expected.count + $1.actual.count }
        #expect(edits == 5)
    }

    @Test(arguments: 0..<200) func applyingTheChangesGivesTheActualText(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        let expected = (0..<random.number(0...30)).map { _ in
            random.number(0...9)
        }
        let actual = (0..<random.number(0...30)).map { _ in
            random.number(0...9)
        }
        var result: [Int] = [], place = 0
        for change in LineMatching(expected, actual).changes {
            result += expected[place..<change.expected.lowerBound]
            #expect(result.count == change.actual.lowerBound)
            result += actual[change.actual]
            place = change.expected.upperBound
        }
        result += expected[place...]
        #expect(result == actual)
    }

    @Test func longTextsWithoutCommonLinesAreOneChange() {
        let matching = LineMatching(Array(repeating: 1, count: 3000), Array(repeating: 2, count: 3000))
        #expect(matching.changes.count == 1)
        #expect(matching.changes.first?.expected == 0..<3000)
    }
}
