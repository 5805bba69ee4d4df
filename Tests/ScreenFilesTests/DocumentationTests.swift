import Diagnostics
import ScreenDocuments
import ScreenFiles
import TestSupport
import Testing

/// Parses every example of the format's documentation.
@Suite struct DocumentationTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var page: String
        var line: Int
        var isValid: Bool
        var text: String
        var testDescription: String { "\(page):\(line)" }
    }

    static func examples() throws -> [Example] {
        try ["docs/screen-format.md", "docs/scripts.md"].flatMap(examples)
    }

    private static func examples(in page: String) throws -> [Example] {
        var examples: [Example] = []
        var current: Example?
        let text = try PackageFiles.text(page)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line == "```", let example = current {
                examples.append(example)
                current = nil
            } else if line.hasPrefix("```yaml") {
                current = Example(page: page, line: index + 1, isValid: line == "```yaml", text: "")
            } else {
                current?.text += line + "\n"
            }
        }
        return examples
    }

    @Test(arguments: try examples()) func isAsTheDocumentationSays(_ example: Example) {
        let result = parseScreenFile(example.text, file: "docs")
        #expect((result.document != nil) == example.isValid, "\(result.diagnostics)")
        #expect(result.diagnostics.isEmpty == example.isValid)
    }

    @Test func thereAreExamplesOfBothKinds() throws {
        let examples = try Self.examples()
        #expect(examples.count { $0.isValid } >= 8)
        #expect(examples.count { !$0.isValid } >= 2)
    }
}
