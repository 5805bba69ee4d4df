import Files
import Geometry
import Testing

@testable import Goldens

@Suite struct LayoutComparisonTests {
    private func comparison(
        _ expected: String, _ actual: String, declared: [DeclarationChange] = []
    ) throws -> LayoutComparison {
        LayoutComparison(
            try #require(LayoutText(expected)), try #require(LayoutText(actual)), declared: declared)
    }

    private let column = """
        screen 320x480
        UIView page (0, 0) 320x480
          UIStackView column (0, 0) 100x52
            UILabel a (0, 0) 100x20 text="A"
            UILabel b (0, 26) 100x20 text="B"
          UIView foot (0, 52) 100x10
            UILabel note (2, 2) 90x6 text="n"
        """

    @Test func aLineIsReadBack() throws {
        let text = try #require(
            LayoutText(
                """
                screen 320x480
                UIView page (0, 0) 320x480 background=#FFFFFF
                  UIScrollView a list (10, 20.5) 300x100 bounds=(0, 30) content=300x400 clips
                    UILabel b (1, 40) 8x9 hidden shadow=#000000 (0, 1) 2 text="x text=\\"y\\"" ambiguous
                """))
        #expect(text.views.map(\.id) == ["page", "a list", "b"])
        #expect(text.views[1].attributes == ["bounds": "(0, 30)", "content": "300x400", "clips": "true"])
        #expect(
            text.views[2].attributes == [
                "hidden": "true", "shadow": "#000000 (0, 1) 2", "text": #""x text=\"y\"""#,
                "ambiguous": "true",
            ])
        // (10, 20.5) − (0, 30) + (1, 40).
        #expect(text.views[2].placed.origin == .init(x: 11, y: 30.5))
        #expect(LayoutText("something else") == nil)
    }

    @Test func textsInQuotesAreReadBackAsAWhole() throws {
        let text = try #require(
            LayoutText(
                #"""
                screen 320x480
                UIView page (0, 0) 320x480 clips label="a \" clips opacity=0.5 text=\"x" identifier="b c" traits=button,link
                  UILabel b (1, 40) 8x9 label="hidden" text="identifier=\"y\" (1, 2) 3x4" ambiguous
                """#))
        #expect(
            text.views[0].attributes == [
                "clips": "true", "label": #""a \" clips opacity=0.5 text=\"x""#, "identifier": #""b c""#,
                "traits": "button,link",
            ])
        #expect(
            text.views[1].attributes == [
                "label": #""hidden""#, "text": #""identifier=\"y\" (1, 2) 3x4""#, "ambiguous": "true",
            ])
    }

    @Test func aChangedLabelIsACause() throws {
        let old = column.replacing(
            "note (2, 2) 90x6", with: "note (2, 2) 90x6 label=\"old one\" traits=button")
        let comparison = try comparison(
            old, old.replacing("old one", with: "new one").replacing("button", with: "link"))
        #expect(comparison.roots.map(\.view) == ["note", "note"])
        #expect(comparison.roots.map(\.attribute) == ["label", "traits"])
        #expect(comparison.roots.map(\.from) == ["\"old one\"", "button"])
        #expect(comparison.roots.map(\.to) == ["\"new one\"", "link"])
    }

    @Test func spacingOfAStackViewIsInferred() throws {
        let actual = column.replacing("b (0, 26)", with: "b (0, 36)").replacing("100x52", with: "100x62")
            .replacing("foot (0, 52)", with: "foot (0, 62)")
        let comparison = try comparison(column, actual)
        #expect(comparison.roots.map(\.view) == ["column"])
        #expect(comparison.roots.map(\.attribute) == ["spacing"])
        #expect(comparison.roots.first?.from == "6")
        #expect(comparison.roots.first?.to == "16")
        // b, foot and the note in it; column itself is the cause.
        #expect(
            comparison.roots.first?.followers.map { comparison.actual.views[$0].id } == ["b", "foot", "note"])
        #expect(comparison.changes[5]?.offset == .init(x: 0, y: 10))
    }

    @Test func aTextThatGrowsIsTheCauseOfWhatMoves() throws {
        let actual = column.replacing(#"a (0, 0) 100x20 text="A""#, with: #"a (0, 0) 100x40 text="A\nA""#)
            .replacing("b (0, 26)", with: "b (0, 46)").replacing("100x52", with: "100x72")
            .replacing("foot (0, 52)", with: "foot (0, 72)")
        let comparison = try comparison(column, actual)
        #expect(comparison.roots.map(\.view) == ["a"])
        #expect(comparison.roots.map(\.attribute) == ["text"])
        #expect(comparison.roots.first?.followers.count == 4)
    }

    @Test func causesInDifferentPlacesKeepTheirOwnFollowers() throws {
        let expected = """
            screen 320x480
            UIView page (0, 0) 320x480
              UIView left (0, 0) 100x100
                UILabel a (0, 0) 50x20 text="A"
                UILabel b (0, 20) 50x20 text="B"
              UIView right (100, 0) 100x100
                UILabel c (0, 0) 50x20 text="C"
                UILabel d (0, 20) 50x20 text="D"
            """
        let actual = expected.replacing(#"a (0, 0) 50x20 text="A""#, with: #"a (0, 0) 50x30 text="AA""#)
            .replacing("b (0, 20)", with: "b (0, 30)")
            .replacing(#"c (0, 0) 50x20 text="C""#, with: #"c (0, 0) 50x25 text="CC""#)
            .replacing("d (0, 20)", with: "d (0, 25)")
        let comparison = try comparison(expected, actual)
        #expect(comparison.roots.map(\.view) == ["a", "c"])
        #expect(
            comparison.roots.map { $0.followers.map { comparison.actual.views[$0].id } } == [["b"], ["d"]])
    }

    @Test func addedAndRemovedViewsAreCausesWithoutTheirSubviews() throws {
        let lines = column.split(separator: "\n")
        let removed = lines.dropLast(2).joined(separator: "\n")
        let comparison = try comparison(column, removed)
        #expect(comparison.roots.map(\.view) == ["foot"])
        #expect(comparison.roots.first?.from == "UIView")
        let added = try self.comparison(removed, column)
        #expect(added.roots.map(\.view) == ["foot"])
        #expect(added.roots.first?.to == "UIView")
    }

    @Test func aDeclarationExplainsTheAttributesOfItsView() throws {
        let actual = column.replacing("a (0, 0) 100x20", with: "a (0, 0) 100x20 background=#FF0000")
        let declared = DeclarationChange(
            view: "a", attribute: "backgroundColor", from: nil, to: "#FF0000", file: "s.yaml", line: 4)
        let comparison = try comparison(column, actual, declared: [declared])
        #expect(comparison.roots.map(\.attribute) == ["backgroundColor"])
        #expect(comparison.roots.map(\.line) == [4])
        #expect(try self.comparison(column, actual).roots.map(\.attribute) == ["background"])
    }

    @Test func changedDeclarationsArePairedByViewAndAttribute() {
        func declaration(_ attribute: String, _ value: String, _ line: Int? = nil) -> GoldenDeclaration {
            GoldenDeclaration(
                view: "v", attribute: attribute, value: value, file: line.map { _ in "f" }, line: line)
        }
        let changes = DeclarationChange.all(
            from: [declaration("constraint", "a"), declaration("constraint", "b"), declaration("text", "t")],
            to: [
                declaration("constraint", "a", 1), declaration("constraint", "c", 2),
                declaration("alpha", "0", 3),
            ])
        #expect(
            changes == [
                DeclarationChange(view: "v", attribute: "constraint", from: "b", to: "c", file: "f", line: 2),
                DeclarationChange(view: "v", attribute: "alpha", from: nil, to: "0", file: "f", line: 3),
                DeclarationChange(view: "v", attribute: "text", from: "t", to: nil),
            ])
    }

    @Test func aContextIsReadBackFromItsText() {
        let context = GoldenContext(
            commandsDigest: "0123456789abcdef",
            declarations: [GoldenDeclaration(view: "a", attribute: "text", value: "x\ty\nscreen \\\n")],
            layout: "screen 1x1\nUIView a (0, 0) 1x1\n")
        #expect(GoldenContext(text: context.text) == context)
        #expect(GoldenContext(text: GoldenContext().text) == GoldenContext())
        let code = GoldenContext(layout: "screen 1x1\n")
        #expect(GoldenContext(text: code.text) == code)
    }

    /// The published test vectors of FNV-1a (Noll, 64 bits): the empty text and "a".
    @Test func digestsAreThoseOfTheAlgorithm() {
        #expect(ContentDigest.text(of: "".utf8) == "cbf29ce484222325")
        #expect(ContentDigest.text(of: "a".utf8) == "af63dc4c8601ec8c")
    }
}
