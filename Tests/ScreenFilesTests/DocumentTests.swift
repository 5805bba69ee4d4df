import ScreenDocuments
import ScreenFiles
import TestSupport
import Testing

/// Whole documents: JSON, names and the dump.
@Suite struct DocumentTests {
    @Test func jsonIsTheSameParser() throws {
        let yaml = try parsed("root: { class: UILabel, text: \"a😀/b\\n\", isHidden: no, id: x }")
        let json = try parsed(
            """
            {
            \t"$schema": "screen.schema.json",
            \t"root": {"class": "UILabel", "text": "a\\ud83d\\uDE00\\/b\\n", "isHidden": false, "id": "x"}
            }
            """)
        #expect(json.root.attributes.map(\.value) == yaml.root.attributes.map(\.value))
        #expect(json.root.id == "x")
    }

    @Test func nullInJSONMakesAParameterRequired() {
        let text = #"{"components": {"A": {"parameters": {"t": null}}}, "root": {"component": "A"}}"#
        #expect(problems(text).first?.contains("A needs 't'") == true)
    }

    @Test(arguments: [
        ("screens/guide.screen.yaml", "guide"), ("a.json", "a"), ("引导.yml", "引导"), (".hidden", ".hidden"),
    ])
    func theNameIsTheFilesName(_ file: String, _ name: String) {
        #expect(parseScreenFile("root: {}", file: file).document?.name == name)
    }

    @Test func windowsLineEndsAndMarksAreFine() throws {
        let scene = try parsed("\u{FEFF}root:\r\n  class: UILabel\r\n  text: hello\r\n")
        #expect(scene.root.value("text") == .text("hello"))
    }

    @Test func emptyListsMayBeLeftEmpty() throws {
        let scene = try parsed("components:\ndata:\nstates:\nroot:\n  subviews:\n  constraints:\n")
        #expect(scene.root.id == "root")
    }

    @Test func dumpsOneLineAThing() {
        let text = """
            root:
              backgroundColor: white @ 0.5
              subviews:
                - { id: a, class: UILabel, text: "x\\ny", font: { size: 24, weight: bold } }
              constraints:
                - a.top == safeArea.top + 8 @high "gap"
                - "|-[a]-|"
            states:
              on: { a.text: z }

            """
        let dump = parseScreenFile(text, file: "d.yaml").document?.dump()
        #expect(
            dump == """
                document d
                scene
                  UIView root
                    backgroundColor = white @ 0.5
                    | a.top == root.safeArea.top + 8 @750 "gap"
                    | |-[a]-|
                    UILabel a
                      text = "x\\ny"
                      font = {design: default, size: 24, weight: bold}
                state on
                  a.text = "z"

                """)
    }

    @Test func sameTextSameDocument() throws {
        let text = try PackageFiles.text("docs/screen-format.md")
        let example = try #require(text.components("```yaml\n", "\n```").last)
        let first = parseScreenFile(example, file: "f"), second = parseScreenFile(example, file: "f")
        #expect(first.document == second.document)
        #expect(first.document != nil)
    }
}

extension String {
    /// Returns the text between each start and the following end.
    fileprivate func components(_ start: String, _ end: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let from = rest.firstRange(of: start)?.upperBound,
            let to = rest[from...].firstRange(of: end)?.lowerBound
        {
            parts.append(String(rest[from..<to]))
            rest = rest[to...]
        }
        return parts
    }
}
