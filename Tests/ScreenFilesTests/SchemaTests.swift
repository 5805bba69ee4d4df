import ScreenDocuments
import ScreenFiles
import TestSupport
import Testing

/// Compares the schema with the parser: both accept the same files.
@Suite struct SchemaTests {
    private func accepts(_ text: String) throws -> Bool {
        let validator = try SchemaValidator(try PackageFiles.text("assets/screen.schema.json"))
        return validator.accepts(try #require(SchemaValue(yaml: text), "\(text)"))
    }

    @Test(arguments: try DocumentationTests.examples().filter(\.isValid))
    func acceptsTheExamples(_ example: DocumentationTests.Example) throws {
        #expect(try accepts(example.text))
    }

    @Test(arguments: [
        "alpha: 0.5", "alpha: 2", "alpha: x", "alpha: $d", "isHidden: yes", "isHidden: true", "isHidden: 1",
        "tintColor: red", "tintColor: '#FFF'", "tintColor: { light: red, dark: blue }",
        "tintColor: { light: red }",
        "tintColor: [1]", "contentMode: top", "contentMode: tip", "autoresizingMask: [flexibleWidth]",
        "autoresizingMask: flexibleWidth", "autoresizingMask: [x]", "frame: [1, 2, 3, 4]", "frame: [1, 2, 3]",
        "frame: { x: 1, y: 2, width: 3, height: 4 }", "frame: { x: 1 }", "layoutMargins: 8",
        "layoutMargins: { top: 1 }", "layoutMargins: { tip: 1 }", "layoutMargins: [1, 2, 3, 4]",
        "contentHuggingPriority: 251", "contentHuggingPriority: 1001", "contentHuggingPriority: low+1",
        "contentHuggingPriority: { vertical: high }", "contentHuggingPriority: { diagonal: high }",
        "class: UILabel, text: no", "class: UILabel, text: 12", "class: UILabel, text: [a]",
        "class: UILabel, font: 24", "class: UILabel, font: body", "class: UILabel, font: bodi",
        "class: UILabel, font: { size: 24, weight: bold }", "class: UILabel, font: { wieght: bold }",
        "class: UILabel, numberOfLines: 1.5", "class: UILabel, txt: a", "class: UILable", "text: a",
        "class: UILabel, runs: [a, { text: b, kern: 2, underline: double }]", "class: UILabel, runs: a",
        "class: UILabel, runs: [{ image: a, baselineOffset: -2 }]", "class: UILabel, runs: [{ kern: 2 }]",
        "class: UILabel, runs: [{ text: a, image: b }]",
        "class: UILabel, runs: [{ text: a, underline: wavy }]",
        "class: UILabel, runs: [{ text: a, underline: [single, patternDot], shadow: { offset: [0, 1] } }]",
        "class: UILabel, runs: [{ text: a, shadow: { radius: 1 } }]",
        "class: UILabel, runs: [{ text: a, strokeWidth: 200 }]",
        "class: UITextView, runs: [a], paragraphStyle: { tabStops: [1, { location: 2, alignment: center }] }",
        "class: UILabel, paragraphStyle: { tabStops: [{ alignment: center }] }",
        "class: UILabel, paragraphStyle: { tabStops: 4 }",
        "class: UILabel, paragraphStyle: { hyphenationFactor: 2 }",
        "class: UILabel, paragraphStyle: { lineBreakStrategy: [pushOut, standard] }",
        "class: UITextField, placeholderRuns: [{ text: a, textColor: red }]",
        "class: UILabel, paragraphStyle: { lineSpacing: 4, tailIndent: -8 }",
        "class: UILabel, paragraphStyle: { lineSpacing: -4 }", "class: UILabel, paragraphStyle: 4",
        "class: UILabel, paragraphStyle: { linespacing: 4 }",
        "class: UIImageView, image: a", "class: UIImageView, image: { name: a, capInsets: 3 }",
        "class: UIImageView, image: { capInsets: 3 }", "class: BubbleView, subviews: [ {} ]",
        "class: UIScrollView, page: 1", "class: UIScrollView, contentSize: [1, 2]", "subviews: a",
        "subviews:",
        "constraints: [ self.width == 1 ]", "constraints: a", "component: A", "component: A, with: { p: 1 }",
        "component: A, with: 1", "component: A, subviews: []", "with: {}", "alhpa: 1", "id: x",
    ])
    func agreesWithTheParser(_ entries: String) throws {
        // The root cannot be repeated and requires nothing else, so that only the entries are relevant.
        let text = "data: { d: 1 }\ncomponents: { A: { parameters: { p: 1 } } }\nroot: { \(entries) }\n"
        let isTaken = parseScreenFile(text, file: "f").document != nil
        #expect(try accepts(text) == isTaken)
    }

    @Test(arguments: [
        "root: {}\nstats: {}", "components: {}", "root: {}\ncomponents: { A: { paramters: {} } }",
    ])
    func refusesUnknownKeys(_ text: String) throws {
        #expect(try !accepts(text))
        #expect(parseScreenFile(text, file: "f").document == nil)
    }
}
