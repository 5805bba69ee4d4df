import Diagnostics
import ScreenDocuments
import ScreenFiles
import Testing

/// States, and views that are not installed.
@Suite struct StateTests {
    private let file = """
        components: { Page: { subviews: [ { id: title, class: UILabel, text: one } ] } }
        root:
          subviews:
            - { id: page, component: Page }
            - { id: message, class: UILabel, text: hello }
            - { id: buttons, subviews: [ { id: ok, class: UIButton, title: OK } ] }
          constraints:
            - message.bottom == self.bottom - 20 @high
            - buttons.top == message.bottom + 8
            - ok.width == message.width
            - "H:|[ok]|"
            - page.width == 10
        states:
          plain: { buttons.isInstalled: false }
          other:
            page/title.text: two
            message: { text: bye, alpha: 0.5 }
          same:

        """

    @Test func theNameOfTheScreenAsDeclaredIsTaken() {
        let text = "root: {}\nstates:\n  base: {}\n"
        let (document, diagnostics) = parseScreenFile(Array(text.utf8), file: "a.screen.yaml")
        #expect(document == nil)
        #expect(diagnostics.map(\.message) == ["a state cannot be called 'base'"])
        #expect(diagnostics.first?.place?.line == 3)
    }

    @Test func changesReplaceAttributes() throws {
        let scene = try parsed(file)
        #expect(scene.stateNames == ["plain", "other", "same"])
        let other = try #require(scene.applying(state: "other"))
        #expect(try element("page/title", in: other).value("text") == .text("two"))
        let message = try element("message", in: other)
        #expect(message.attributes.map(\.name) == ["text", "alpha"])
        #expect(message.value("text") == .text("bye"))
        #expect(scene.applying(state: "same") == scene)
        #expect(scene.applying(state: nil) == scene)
        #expect(scene.applying(state: "nosuch") == nil)
    }

    @Test func aViewThatIsNotInstalledTakesItsConstraintsWithIt() throws {
        let plain = try #require(try parsed(file).applying(state: "plain"))
        #expect(plain.root.subviews.map(\.id) == ["page", "message"])
        #expect(
            plain.root.constraintLines == ["message.bottom == root.bottom - 20 @750", "page.width == 10"])
    }

    @Test(arguments: [
        ("{ rot.alpha: 1 }", "there is no view 'rot' in the screen", "did you mean 'root'?"),
        ("{ root.alhpa: 1 }", "UIView has no attribute 'alhpa'", "did you mean 'alpha'?"),
        ("{ root.alpha: x }", "alpha takes a number, found 'x'", nil),
        ("{ root: 1 }", "'root' names no attribute", "write root.alpha: … or root: {alpha: …}"),
        ("[ a ]", "state a takes a mapping of changes, found a list", "for example {title.text: hello}"),
        ("{ root.alpha: }", "alpha has no value", nil),
    ])
    func mistakesAreNamed(_ changes: String, _ message: String, _ hint: String?) {
        let found = parseScreenFile("root: {}\nstates: { a: \(changes) }\n", file: "f").diagnostics
        #expect(found.map(\.message) == [message])
        if let hint { #expect(found.flatMap(\.hints) == [hint]) }
        #expect(found.first?.place?.line == 2)
    }

    @Test func aStateNameFitsAFileName() {
        #expect(problems("root: {}\nstates: { a/b: {} }\n").first?.contains("found 'a/b'") == true)
        #expect(problems("root: {}\nstates: { 第2页: {}, a-b: {} }\n").isEmpty)
    }
}
