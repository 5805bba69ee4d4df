import Constraints
import Diagnostics
import ScreenDocuments
import ScreenFiles
import Testing

/// Constraint lines and what they mean.
@Suite struct ConstraintTests {
    /// Returns the declarations of some lines at the root, over two views and a scroll view.
    private func declarations(_ lines: String...) throws -> [ConstraintDeclaration] {
        let text = """
            root:
              subviews:
                - { id: a, class: UILabel }
                - { id: b }
                - { id: s, class: UIScrollView, subviews: [ { id: c } ] }
              constraints:

            """
        return try parsed(text + lines.map { "    - \($0)\n" }.joined()).root.constraints
    }

    private func linear(_ line: String) throws -> ConstraintDeclaration.Linear {
        guard case .linear(let linear)? = try declarations(line).first?.rule else {
            throw MissingElement(id: line)
        }
        return linear
    }

    @Test(arguments: [
        ("a.centerY == safeArea.centerY - 116", "a.centerY == root.safeArea.centerY - 116"),
        ("a.width <= 253", "a.width <= 253"),
        ("a.width == 253 @100", "a.width == 253 @100"),
        ("b.leading == a.trailing + 8 @high \"gap\"", "b.leading == a.trailing + 8 @750 \"gap\""),
        ("a.width == a.height * 16/4", "a.width == a.height * 4"),
        ("a.width = 1/2 * b.width", "a.width == b.width * 0.5"),
        ("a.width >= b.width/2+3", "a.width >= b.width * 0.5 + 3"),
        ("a.leading == 8 + b.trailing", "a.leading == b.trailing + 8"),
        ("a.leading + 8 == b.leading", "a.leading == b.leading - 8"),
        ("8 <= a.width", "a.width >= 8"),
        ("100 >= 2 * a.width", "a.width <= 50"),
        ("-a.width <= -20", "a.width >= 20"),
        ("a.width == -(-(3 + 4) * 2)", "a.width == 14"),
        ("a.width ≥ b.width × 2 − 1", "a.width >= b.width * 2 - 1"),
        ("a.top == superview.top", "a.top == root.top"),
        ("self.top == superview.top", "root.top == window.top"),
        ("a.top == superview.safeArea.top", "a.top == root.safeArea.top"),
        ("self.width == 10", "root.width == 10"),
        ("a.leading == margins.leading", "a.leading == root.margins.leading"),
        ("a.leading == readable.leading", "a.leading == root.readable.leading"),
        ("a.leading == b.margins.leading", "a.leading == b.margins.leading"),
        ("c.width == s.content.width", "c.width == s.content.width"),
        ("c.height == s.frame.height", "c.height == s.frame.height"),
        ("a.lastBaseline == b.bottom", "a.lastBaseline == b.bottom"),
        ("a.centerX == b.leading", "a.centerX == b.leading"),
        ("a.width == 0 * b.width + 5", "a.width == 5"),
        ("a.width == 10 @low+1", "a.width == 10 @251"),
        ("a.width == 10 @750.5", "a.width == 10 @750.5"),
        ("a.width == 10 @required", "a.width == 10"),
        ("a.width == 10 @fitting", "a.width == 10 @50"),
        ("a.width == 1e2", "a.width == 100"),
        ("a.width == .5", "a.width == 0.5"),
    ])
    func means(_ line: String, _ meaning: String) throws {
        #expect(try declarations(line).map(\.description) == [meaning])
    }

    @Test func partsOfALinearConstraint() throws {
        let read = try linear("b.leading <= a.trailing * 2 + 8 @200 \"gap\"")
        #expect(read.first == .init(elementID: "b", attribute: .leading))
        #expect(read.second == .init(elementID: "a", attribute: .trailing))
        #expect(read.relation == .lessThanOrEqual)
        #expect((read.multiplier, read.constant, read.priority) == (2, 8, 200))
        #expect(read.identifier == "gap")
        #expect(try linear("superview.width == 10").first == .init(elementID: "root", attribute: .width))
    }

    @Test func visualFormatNamesItsViews() throws {
        let lines = ["V:|-8-[a]-[b(>=20@high,<=a)]-(>=3)-|", "|-[a]-|", "[b(44)]"]
        let views = [["a": "a", "b": "b"], ["a": "a"], ["b": "b"]]
        for (line, views) in zip(lines, views) {
            let declaration = try #require(try declarations("\"\(line)\"").first)
            #expect(declaration.description == line)
            guard case .visualFormat(let format, line, "root", views) = declaration.rule else {
                Issue.record("\(line) is \(declaration.rule)")
                continue
            }
            #expect(Set(format.names.map(\.text)) == Set(views.keys))
        }
    }

    @Test func prioritiesInVisualFormatMayBeWords() throws {
        let rule = try declarations("\"[b(>=20@high,<=a@low-1,44@0.00001)]\"").first?.rule
        guard case .visualFormat(let format, _, _, _)? = rule else { throw MissingElement(id: "format") }
        #expect(format.views.first?.sizes.map(\.priority) == [750, 249, 0.00001])
    }

    @Test(arguments: [
        ("a.leading == 8", 1, "leading is a position and cannot equal a number alone"),
        ("a.leading == b.top", 14, "leading cannot meet top"),
        ("a.leading == b.left", 14, "leading cannot meet left"),
        ("a.width == b.leading", 12, "width cannot meet leading"),
        ("a.width == NaN", 12, "'NaN' is not a finite number"),
        ("a.width == -inf", 13, "'inf' is not a finite number"),
        ("a.width == 1/0", 13, "a division by 0"),
        ("a.width == 1e400", 12, "'1e400' is not a finite number"),
        ("a.width == 1e308 * 10", 18, "the result is not a finite number"),
        ("a.width == 1e8", 9, "the constant is beyond 10000000 points"),
        ("a.width == 8 @0", 14, "a priority is above 0 and at most 1000, found '0'"),
        ("a.width == 8 @1001", 14, "a priority is above 0 and at most 1000, found '1001'"),
        ("a.width == 8 @nan", 14, "a priority is above 0 and at most 1000, found 'nan'"),
        ("a.width == 8 @strong", 14, "unknown priority 'strong'"),
        ("a.width == 8 @", 14, "a priority follows the @"),
        ("a.width == d.width", 12, "there is no view 'd' here"),
        ("a.wdth == 8", 3, "unknown attribute 'wdth'"),
        ("a.safeAria.top == 8", 3, "unknown guide 'safeAria'"),
        ("a.safeArea == 8", 3, "'safeArea' is a guide"),
        ("a.content.width == 8", 1, "UILabel has no content guide, only a scroll view has"),
        ("content.width == 8", 1, "'content' is a guide of a scroll view"),
        ("safeArea.firstBaseline == a.top", 1, "a guide has no firstBaseline"),
        ("a.b.safeArea.top == a.top", 1, "'a.b.safeArea.top' has too many parts"),
        ("a == 8", 1, "'a' names no attribute"),
        ("a.width", 8, "the end of the line is not expected here"),
        ("8 == 8", 3, "the line names no view"),
        ("0 * a.width == 8", 5, "the multiplier is 0"),
        ("a.width == b.width - a.height", 20, "one side of a constraint names at most one item"),
        ("a.width == b.width * a.height", 20, "two attributes cannot be multiplied"),
        ("a.width == 1 / b.width", 14, "an attribute cannot divide"),
        ("a.width === 8", 9, "'===' is not a relation"),
        ("a.width == 8 8", 14, "'8' is not expected here"),
        ("a.width == (8", 14, "the end of the line is not expected here"),
        ("a.width == 8 ! 2", 14, "'!' has no meaning here"),
        ("a.width == 8px", 12, "'8px' is not a number"),
        ("a.width == 8 \"gap", 14, "the identifier's closing quote is missing"),
        ("a.width == row[x].width", 15, "a whole number and ] follow the ["),
        ("a. == 8", 3, "a name follows the dot"),
        ("H:|-8-[d]", 8, "there is no view 'd' here"),
        ("H:|-8-[a", 9, "the closing ']' is missing"),
        ("H|-[a]", 2, "'|' has no meaning here"),
        ("H:|-8[a]", 6, "a '-' follows the distance"),
        ("H:|-(gap)-[a]", 6, "a distance is a number"),
        ("H:[a(=3)]", 7, "'=' is not a relation"),
        ("H:[a(3@0)]", 8, "a priority is above 0 and at most 1000, found '0'"),
        ("H:[a]|x", 7, "nothing follows the last '|'"),
        ("H:[]", 4, "the name of a view is missing"),
        ("H:|", 4, "a view in brackets is missing"),
        ("H:[a(3)", 8, "the closing ']' is missing"),
        ("H:[a(3]", 7, "the closing ')' is missing"),
        ("H:[a(b b)]", 7, "the closing ')' is missing"),
        ("|--8-[a]", 3, "a signed distance needs parentheses"),
        ("H:[a]--[b]", 7, "one '-' too many"),
        ("a.width == b.width * 1e7", 9, "the multiplier is beyond 1000000"),
    ])
    func isRefused(_ line: String, column: Int, message: String) throws {
        let text =
            "root:\n  subviews: [ { id: a, class: UILabel }, { id: b } ]\n  constraints:\n    - '\(line)'\n"
        let found = parseScreenFile(text, file: "f").diagnostics
        let first = try #require(found.first)
        #expect(found.count == 1)
        #expect(first.message == message)
        #expect(first.place == Place(file: "f", line: 4, column: 7 + column))
    }

    @Test func aSignedDistanceHasItsRemedy() {
        let found = parseScreenFile(
            "root: { subviews: [ { id: a } ], constraints: [ '|--8-[a]' ] }", file: "f"
        ).diagnostics
        #expect(found.map(\.hints) == [["write -(-8)-, or -8- for room between the two"]])
    }

    @Test func nestingOfALineIsBounded() {
        let line = String(repeating: "(", count: 100_000)
        let found = problems("root: { constraints: [ 'self.width == \(line)' ] }")
        #expect(found == ["f:1:89: error: the line nests too deep [constraint.syntax]"])
    }

    @Test func aListThatYAMLMadeOfALineIsExplained() {
        let found = problems("root:\n  constraints:\n    - [a]\n")
        #expect(found.first?.contains("put a line that begins with [ in quotes") == true)
    }

    @Test func columnsCountInPlainAndQuotedLines() {
        for (line, column) in [("a.width == 8 8", 21), ("'a.width == 8 8'", 22), ("\"a.width == 8 8\"", 22)] {
            let text = "root:\n  subviews: [{id: a}]\n  constraints:\n    - \(line)\n"
            #expect(problems(text).first?.hasPrefix("f:4:\(column - 1):") == true, "\(problems(text))")
        }
    }
}
