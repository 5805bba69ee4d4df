import Goldens
import Testing

@Suite struct TextDifferenceTests {
    @Test func equalTextsDoNotDiffer() {
        #expect(compareTexts(expected: "a\nb\n", actual: "a\nb\n") == nil)
    }

    @Test func findsTheStretchThatDiffers() {
        let difference = compareTexts(expected: "a\nb\nc\nd\n", actual: "a\nx\ny\nd\n")
        #expect(difference?.firstLine == 2)
        #expect(difference?.expected == ["b", "c"])
        #expect(difference?.actual == ["x", "y"])
        #expect(difference?.text() == "@@ line 2\n-b\n-c\n+x\n+y")
    }

    @Test func anAddedLineAmongEqualOnes() {
        let difference = compareTexts(expected: "a\na\n", actual: "a\na\na\n")
        #expect(difference?.expected == [])
        #expect(difference?.actual == ["a"])
    }

    /// Two normalization forms of one letter are equal strings but not equal goldens.
    @Test func bytesCount() {
        #expect(compareTexts(expected: "\u{E9}", actual: "e\u{301}") != nil)
    }

    @Test func longDifferencesAreCut() {
        let lines = (0..<100).map { "\($0)" }.joined(separator: "\n")
        let text = compareTexts(expected: "", actual: lines)?.text(limit: 3) ?? ""
        #expect(text.hasSuffix("+0\n+1\n+2\n+… 97 more lines"))
    }
}
