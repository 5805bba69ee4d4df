import Diagnostics
import ScreenDocuments
import ScreenFiles
import Testing

/// Components, parameters, lists and the ids they give.
@Suite struct ComponentTests {
    private let file = """
        components:
          Card:
            parameters: { title: , note: "", gap: 8 }
            id: card
            backgroundColor: white
            subviews:
              - { id: title, class: UILabel, text: $title }
              - { class: UILabel, text: "${title}: ${note} $$" }
            constraints:
              - title.top == card.top + ${gap}
              - self.height == 44
          Wrapper:
            parameters: { words: }
            component: Card
            id: inner
            with: { title: $words }
            alpha: 0.5
            constraints: [ inner.width == 100 ]
        data: { common: shared, list: [ { title: A }, { title: B, note: b } ] }
        root:
          subviews:
            - { id: one, component: Card, with: { title: 你好, gap: 12 }, backgroundColor: red, alpha: 0.25 }
            - { id: two, component: Wrapper, with: { words: $common }, tintColor: red }
            - { id: row, component: Card, repeat: $list, with: { note: n } }
            - { component: Card, with: { title: x } }
            - { class: UIButton }
            - { class: UIButton }
          constraints:
            - one.top == row[1].top
            - two.top == one.bottom

        """

    @Test func instancesTakeTheirArguments() throws {
        let scene = try parsed(file)
        #expect(try element("one/title", in: scene).value("text") == .text("你好"))
        #expect(try element("one/UILabel[0]", in: scene).value("text") == .text("你好:  $"))
        #expect(try element("two/title", in: scene).value("text") == .text("shared"))
        #expect(try element("row[1]/UILabel[0]", in: scene).value("text") == .text("B: b $"))
        #expect(try element("row[0]/UILabel[0]", in: scene).value("text") == .text("A: n $"))
    }

    @Test func attributesOfAnInstanceReplaceThoseOfTheRoot() throws {
        let scene = try parsed(file)
        let one = try element("one", in: scene)
        #expect(one.attributes.map(\.name) == ["backgroundColor", "alpha"])
        #expect(one.value("backgroundColor") == .color(.named("red")))
        let two = try element("two", in: scene)
        #expect(two.attributes.map(\.name) == ["backgroundColor", "alpha", "tintColor"])
    }

    @Test func constraintsAreReadWithTheIdsAroundThem() throws {
        let scene = try parsed(file)
        #expect(
            try element("one", in: scene).constraintLines == [
                "one/title.top == one.top + 12", "one.height == 44",
            ])
        #expect(
            try element("two", in: scene).constraintLines == [
                "two/title.top == two.top + 8", "two.height == 44", "two.width == 100",
            ])
        #expect(scene.root.constraintLines == ["one.top == row[1].top", "two.top == one.bottom"])
    }

    @Test func idsAreStablePaths() throws {
        let ids = try parsed(file).root.subviews.map(\.id)
        #expect(
            ids == ["one", "two", "row[0]", "row[1]", "root/Card[0]", "root/UIButton[0]", "root/UIButton[1]"])
    }

    @Test func superviewOfARootIsWhereItsInstanceStands() throws {
        let scene = try parsed(
            """
            components:
              A: { constraints: [ self.top == superview.top ] }
            root: { subviews: [ { id: box, subviews: [ { id: a, component: A } ] } ] }

            """)
        #expect(try element("a", in: scene).constraintLines == ["a.top == box.top"])
    }

    @Test func superviewIsTheHolderToViewsInsideAndTheHoldersSuperviewToTheHolder() throws {
        let scene = try parsed(
            """
            root:
              subviews:
                - id: card
                  subviews: [ { id: photo, subviews: [ { id: badge } ] } ]
                  constraints:
                    - photo.top == superview.top
                    - badge.top == superview.top + 4
                    - self.top == superview.top
                    - card.left == superview.safeArea.left
                    - safeArea.bottom == superview.bottom
              constraints:
                - card.right == superview.right
            """)
        #expect(
            try element("card", in: scene).constraintLines == [
                "photo.top == card.top", "badge.top == card.top + 4", "card.top == root.top",
                "card.left == root.safeArea.left", "card.safeArea.bottom == root.bottom",
            ])
        #expect(scene.root.constraintLines == ["card.right == root.right"])
    }

    @Test(arguments: [
        ("{ component: A, with: { tilte: x } }", "A has no parameter 'tilte'", "did you mean 'title'?"),
        ("{ component: A }", "A needs 'title'", "write with: {title: …}"),
        ("{ component: a }", "unknown component 'a'", "did you mean 'A'?"),
        ("{ component: A, with: x }", "with takes a mapping of parameters, found 'x'", nil),
        (
            "{ component: A, with: { title: x }, class: UIView }",
            "an instance of a component takes no 'class'", nil
        ),
        (
            "{ component: A, with: { title: x }, subviews: [] }",
            "an instance of a component takes no 'subviews'", nil
        ),
        ("{ component: A, repeat: x }", "repeat takes a list, found 'x'", nil),
        (
            "{ component: A, repeat: [ x ] }", "an item of repeat takes a mapping of parameters, found 'x'",
            nil
        ),
        ("{ component: A, with: { title: [] } }", "text takes text, found a list", nil),
        (
            "{ component: A, with: { title: x }, text: y, numberOfLines: z }",
            "numberOfLines takes a whole number, found 'z'", nil
        ),
        ("{ class: A }", "unknown class 'A'", "'A' is a component; write component: A"),
        ("{ with: {} }", "'with' needs a component", "add component: NAME"),
        ("{ repeat: [] }", "'repeat' needs a component", "add component: NAME"),
        ("{ class: UILabel, text: $x }", "there is no parameter 'x' here", "did you mean 'd'?"),
        ("{ class: UILabel, text: '${list}' }", "'list' is a list and cannot be put into text", nil),
        (
            "{ class: UILabel, text: '1 $d' }", "'$d' inside text is not replaced",
            "write ${d} for the parameter or $$d for a dollar sign"
        ),
    ])
    func mistakesAreNamed(_ line: String, _ message: String, _ hint: String?) {
        let text =
            "components: { A: { parameters: { title: }, class: UILabel, text: $title } }\n"
            + "data: { d: 1, list: [] }\nroot: { subviews: [ \(line) ] }\n"
        let found = parseScreenFile(text, file: "f").diagnostics
        #expect(found.map(\.message).contains(message), "\(found)")
        if let hint { #expect(found.flatMap(\.hints).contains(hint), "\(found)") }
        #expect(found.allSatisfy { $0.place?.line != nil })
    }

    @Test func aComponentThatContainsItselfNamesTheCircle() {
        let text = """
            components:
              A: { subviews: [ { component: B } ] }
              B: { subviews: [ { component: A } ] }
            root: { subviews: [ { component: A } ] }

            """
        #expect(problems(text) == ["f:3:33: error: component A contains itself: A → B → A [component.cycle]"])
    }

    @Test func aComponentThatNobodyUsesIsReadToo() {
        let text = """
            components:
              A:
                parameters: { p: , list: }
                subviews: [ { class: UILabel, txt: $p, id: l, text: "${p}", numberOfLines: $p }, { id: r, component: B, repeat: $list } ]
                constraints: [ "l.width == ${p}", "r[0].top == l.top" ]
              B: { class: UILabel }
            root: {}

            """
        #expect(
            problems(text) == [
                "f:4:35: error: UILabel has no attribute 'txt' [screen.attribute]\n  hint: did you mean 'text'?"
            ])
    }
}
