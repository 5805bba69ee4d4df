import Diagnostics
import Testing

@testable import YAML

/// Reading nodes with their places, and what is refused.
@Suite("Reading YAML")
struct YAMLReadingTests {
    private let problems = ProblemList()

    private func read(_ text: String) -> YAMLNode? {
        readYAML(SourceText(text, file: "a.yaml"), problems: problems, nestingHint: "at most 5 levels")
    }

    @Test("keeps the order of keys, the places of keys and values, and text as it is written")
    func mapping() throws {
        let root = try #require(read("b: 1\na:\n  - yes\n  - \"no\"\n"))
        guard case .mapping(let entries) = root.content else {
            Issue.record("no mapping: \(root)")
            return
        }
        #expect(entries.map(\.key) == ["b", "a"])
        #expect(entries.map(\.place.line) == [1, 2])
        #expect(entries[0].value.place == Place(file: "a.yaml", line: 1, column: 4))
        guard case .sequence(let items) = entries[1].value.content else {
            Issue.record("no sequence: \(entries[1])")
            return
        }
        let texts = items.map { item in
            if case .scalar(let scalar) = item.content { scalar.text } else { "no scalar" }
        }
        #expect(texts == ["yes", "no"])
        #expect(items.map(\.place.line) == [3, 4])
        #expect(problems.errorCount == 0)
    }

    @Test("is silent about an empty file")
    func empty() {
        #expect(read("") == nil)
        #expect(problems.errorCount == 0)
    }

    @Test(
        "refuses with one error",
        arguments: [
            "a: [1", "a: 1\na: 2\n", "a: &x 1\n",
            "a: &a [1]\n" + String(repeating: "b: [*a, *a, *a, *a, *a, *a, *a, *a]\n", count: 9),
        ])
    func refused(text: String) {
        #expect(read(text) == nil)
        #expect(problems.errorCount == 1)
    }
}
