import Diagnostics
import Foundation
import InterfaceFiles
import ScreenDocuments
import ScreenFiles
import Testing

/// Invalid screen files: one clear diagnostic each, and never a crash.
@Suite struct BadFileTests {
    private func only(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Diagnostic
    {
        let found = parseScreenFile(text, file: "f")
        #expect(found.document == nil, sourceLocation: sourceLocation)
        #expect(found.diagnostics.count == 1, "\(found.diagnostics)", sourceLocation: sourceLocation)
        return try #require(found.diagnostics.first, sourceLocation: sourceLocation)
    }

    @Test(
        arguments: [
            ("", "the file is empty", nil, nil),
            ("# only words\n", "the file is empty", nil, nil),
            ("hello world", "a screen file is a mapping with the key root, found 'hello world'", 1, 1),
            ("- a\n- b\n", "a screen file is a mapping with the key root, found a list", 1, 1),
            ("{}", "the screen has no root view", 1, 1),
            ("root: 12", "a view takes a mapping, found '12'", 1, 7),
            ("root: {}\nstats: {}", "a screen file has no key 'stats'", 2, 1),
            ("root: {}\nroot: {}", "'root' is given more than once in one mapping", 1, 1),
            ("root: { alpha: 1, alpha: 0 }", "'alpha' is given more than once in one mapping", 1, 9),
            ("root: &r {}", "anchors and aliases (&name, *name) are not supported", 1, 7),
            (
                "root: {}\n---\nroot: {}",
                "this is not YAML: expected a single document in the stream but found another document", 2, 1
            ),
            ("root: { alpha: \u{7} }", "this is not YAML: control characters are not allowed", 1, 16),
            ("root: {}\ncomponents: [ a ]", "components takes a mapping, found a list", 2, 13),
            ("root: {}\ndata: a", "data takes a mapping, found 'a'", 2, 7),
            ("root: {}\nstates: a", "states takes a mapping of names, found 'a'", 2, 9),
            (
                "root: {}\ncomponents: { UILabel: {} }", "'UILabel' is a class and cannot name a component",
                2, 15
            ),
            (
                "root: {}\ncomponents: { A: { parameters: [ b ] } }",
                "the parameters of A are a mapping of names to defaults, found a list", 2, 32
            ),
            ("root: {}\ncomponents: { A: b }", "component A takes a mapping, found 'b'", 2, 18),
            ("root: { class: UIVeiw }", "unknown class 'UIVeiw'", 1, 16),
            (
                "root: { id: self }", "'self' is a keyword of the constraint language and cannot be an id", 1,
                13
            ),
            ("root: { id: a b }", "an id consists of letters, digits and underscores, found 'a b'", 1, 13),
            ("root: { subviews: a }", "subviews takes a list, found 'a'", 1, 19),
            ("root: { constraints: a }", "constraints takes a list of lines, found 'a'", 1, 22),
            ("root: { subviews: [ { id: a }, { id: a } ] }", "the id 'a' is used twice", 1, 38),
            (
                "root: { class: BubbleView, subviews: [ {} ] }",
                "BubbleView arranges its own parts and takes no subviews", 1, 38
            ),
            (
                "root: { 1: [x }",
                "this is not YAML: while parsing a flow sequence did not find expected ',' or ']'", 1, 15
            ),
            ("root: { [a]: b }", "a key is text, found a list", 1, 9),
        ] as [(String, String, Int?, Int?)])
    func saysWhatAndWhere(_ text: String, _ message: String, _ line: Int?, _ column: Int?) throws {
        let found = try only(text)
        #expect(found.message == message)
        #expect(found.place == Place(file: "f", line: line, column: column))
        #expect(found.severity == .error)
    }

    @Test(arguments: [
        ("alpha: .nan", "alpha takes a finite number, found '.nan'"),
        ("alpha: 2", "alpha takes 0 to 1, found '2'"),
        ("cornerRadius: 1e400", "cornerRadius takes a finite number, found '1e400'"),
        ("cornerRadius: -1", "cornerRadius takes 0 to 10000000, found '-1'"),
        ("cornerRadius: wide", "cornerRadius takes a number, found 'wide'"),
        ("frame: [1, 2, 3]", "frame takes [x, y, width, height] or {x:, y:, width:, height:}, found a list"),
        ("frame: [0, 0, -1, 0]", "frame takes a width and a height that are not negative"),
        ("frame: [0, 0, .inf, 0]", "frame.width takes a finite number, found '.inf'"),
        ("layoutMargins: { tip: 1 }", "layoutMargins has no key 'tip'"),
        ("tintColor: '#12345'", "tintColor takes a colour, found '#12345'"),
        ("tintColor: red @ 2", "tintColor's opacity takes 0 to 1, found '2'"),
        ("tintColor: { light: red }", "tintColor takes {color:, alpha:} or {light:, dark:}, found a mapping"),
        ("tintColor: [1, 0, 0]", "tintColor takes a colour, found a list"),
        ("isHidden: 1", "isHidden takes true or false, found '1'"),
        ("contentMode: fit", "contentMode cannot be 'fit'"),
        (
            "contentMode: [top]",
            "contentMode takes one of scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, found a list"
        ),
        ("autoresizingMask: [flexibleWith]", "autoresizingMask cannot be 'flexibleWith'"),
        (
            "contentHuggingPriority: 1001",
            "contentHuggingPriority: a priority is above 0 and at most 1000, found '1001'"
        ),
        (
            "contentHuggingPriority: { horizontal: x }",
            "contentHuggingPriority.horizontal: unknown priority 'x'"
        ),
        ("contentHuggingPriority: []", "contentHuggingPriority takes a priority, found a list"),
        ("class: UILabel, font: bodi", "font cannot be 'bodi'"),
        ("class: UILabel, font: 0", "font takes 0.1 to 2000, found '0'"),
        ("class: UILabel, font: { size: x }", "font.size takes a number, found 'x'"),
        (
            "class: UILabel, font: { style: body, family: A }",
            "font names its face by one of family, design and style, not by two"
        ),
        ("class: UILabel, font: { wieght: bold }", "font has no key 'wieght'"),
        ("class: UILabel, numberOfLines: 1.5", "numberOfLines takes a whole number, found '1.5'"),
        ("class: UILabel, numberOfLines: .nan", "numberOfLines takes a finite number, found '.nan'"),
        ("class: UILabel, text: [a]", "text takes text, found a list"),
        ("class: UILabel, text: ", "text has no value"),
        ("class: UIImageView, image: { capInsets: 1 }", "image has no name"),
        ("class: UIImageView, image: []", "image takes the name of an image, found a list"),
        ("class: UIImageView, image: { name: a, resizingMode: till }", "image.resizingMode cannot be 'till'"),
        ("txet: a", "UIView has no attribute 'txet'"),
    ])
    func valuesAreChecked(_ entry: String, _ message: String) throws {
        let found = try only("root: { \(entry) }")
        #expect(found.message == message)
        #expect(found.place?.line == 1 && found.place?.column != nil)
    }

    @Test func aTreeTenThousandDeepIsOneDiagnostic() throws {
        for depth in [450, 10_000] {
            let text =
                "root: " + String(repeating: "{subviews: [", count: depth) + "{}"
                + String(repeating: "]}", count: depth)
            let found = try only(text)
            #expect(found.message.contains("nest"))
        }
        // The maximum depth.
        let text =
            "root: " + String(repeating: "{subviews: [", count: 400) + "{}"
            + String(repeating: "]}", count: 400)
        #expect(parseScreenFile(text, file: "f").diagnostics.isEmpty)
    }

    @Test func componentsNestedTenThousandDeepAreOneDiagnostic() throws {
        var text = "components:\n"
        for number in 0..<2_000 { text += "  C\(number): { subviews: [ { component: C\(number + 1) } ] }\n" }
        text += "  C2000: {}\nroot: { component: C0 }\n"
        #expect(try only(text).message == "more than 400 views are nested in one another here")
    }

    @Test func componentsThatDoubleAreOneDiagnostic() throws {
        var text = "components:\n"
        for number in 0..<30 {
            text +=
                "  C\(number): { subviews: [ { component: C\(number + 1) }, { component: C\(number + 1) } ] }\n"
        }
        text += "  C30: {}\nroot: { component: C0 }\n"
        #expect(try only(text).message == "the screen has more than 50000 views")
    }

    @Test func wordsThatDoubleAreOneDiagnostic() throws {
        var text = "components:\n"
        for number in 0..<40 {
            text +=
                "  C\(number): { parameters: { t: }, component: C\(number + 1), with: { t: \"${t}${t}\" } }\n"
        }
        text +=
            "  C40: { parameters: { t: }, class: UILabel, text: $t }\nroot: { component: C0, with: { t: aa } }\n"
        #expect(try only(text).message == "the text put together here is too long")
    }

    @Test func aliasesOfAliasesAreRefusedBeforeTheyAreFollowed() throws {
        var text = "a0: &a0 [x, x]\n"
        for number in 1..<60 { text += "a\(number): &a\(number) [*a\(number - 1), *a\(number - 1)]\n" }
        #expect(try only(text + "? *a59\n: 1\n").message.hasPrefix("anchors and aliases"))
    }

    @Test func tabsAreExplained() throws {
        let found = try only("root:\n\tclass: UIView\n")
        #expect(found.place == Place(file: "f", line: 2, column: 1))
        #expect(found.hints == ["indent with spaces, not tabs, and quote text that begins with @, ` or %"])
    }

    @Test func bytesThatAreNoText() {
        #expect(
            parseScreenFile([0x72, 0xFF], file: "f").diagnostics.map(\.message) == [
                "the file is neither UTF-8 nor UTF-16 text"
            ])
        let huge = [UInt8](repeating: 0x20, count: ScreenLimits.fileBytes + 1)
        #expect(
            parseScreenFile(huge, file: "f").diagnostics.map(\.message) == ["the file is larger than 8 MB"])
    }

    /// A byte-order mark, UTF-16 and every line end give the same document, and errors keep their line.
    @Test(arguments: ["\n", "\r\n", "\r"]) func everyEncodingOfAScreenFile(end: String) throws {
        func bytes(_ text: String) -> [[UInt8]] {
            let units = ("\u{FEFF}" + text).utf16
            return [
                [0xEF, 0xBB, 0xBF] + Array(text.utf8), units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
                units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
            ]
        }
        let yaml = ["root:", "  subviews:", "    - {id: a, class: UILabel, text: Größe}", ""]
        let json = ["{\"root\": {\"subviews\": [", "{\"id\": \"a\", \"class\": \"UILabel\"}", "]}}"]
        for lines in [yaml, json] {
            let plain = parseScreenFile(lines.joined(separator: "\n"), file: "f")
            #expect(plain.diagnostics.isEmpty, "\(plain.diagnostics)")
            for bytes in bytes(lines.joined(separator: end)) {
                let found = parseScreenFile(bytes, file: "f")
                #expect(found.diagnostics.isEmpty, "\(found.diagnostics)")
                #expect(found.document == plain.document)
            }
        }
        let wrong = ["root:", "  class: UIView", "  colour: red"].joined(separator: end)
        for bytes in bytes(wrong) {
            #expect(parseScreenFile(bytes, file: "f").diagnostics.first?.place?.line == 3)
            let configuration = parseConfigurationFile(bytes, file: "f")
            #expect(configuration.diagnostics.first?.code.name == "configuration.key")
        }
    }

    @Test func conflictsAndPointersAreNamedAsSuch() throws {
        let conflict = "root:\n<<<<<<< HEAD\n  class: UIView\n=======\n  class: UILabel\n>>>>>>> topic\n"
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        for (text, code, line) in [(conflict, "file.conflict", 2), (pointer, "file.pointer", nil)] {
            let found = [
                parseScreenFile(Array(text.utf8), file: "f").diagnostics,
                parseConfigurationFile(Array(text.utf8), file: "f").diagnostics,
                parseInterfaceBuilderFile(Array(text.utf8), file: "f").diagnostics,
            ]
            for diagnostics in found {
                #expect(diagnostics.map(\.code.name) == [code])
                #expect(diagnostics.first?.place == Place(file: "f", line: line))
            }
        }
    }

    @Test func filesThatCannotBeRead() {
        #expect(
            readScreenFile(atPath: "/nosuch/file.yaml").diagnostics.map(\.message) == [
                "the file does not exist"
            ])
        #expect(readScreenFile(atPath: "/").diagnostics.map(\.message) == ["this is a folder, not a file"])
    }

    @Test func mistakesAreBoundedAndInOrder() {
        let views = (0..<200).map { "    - { class: UILabel, a\($0)x: 1 }" }.joined(separator: "\n")
        let found = parseScreenFile("root:\n  subviews:\n\(views)\n", file: "f").diagnostics
        #expect(found.count == 51)
        #expect(found.last?.message == "150 more problems are not shown")
        #expect(found.prefix(50).map { $0.place?.line } == (3..<53).map(Optional.some))
    }
}
