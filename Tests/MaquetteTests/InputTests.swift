import Maquette
import TestSupport
import Testing
import UIKit

@Suite struct InputTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private let screen = """
        root:
          subviews:
            - {id: a, class: UIView, backgroundColor: red}
          constraints:
            - a.width == 10
        states:
          plain: {}
          hidden: {a.isHidden: yes}
        """

    @Test func foldersGiveTheirScreenFilesSorted() throws {
        for name in ["b.screen.yaml", "a.screen.json", "x/c.screen.yml", ".hidden/d.screen.yaml", "e.yaml"] {
            try directory.write("", to: name)
        }
        let path = directory.path
        #expect(
            InputFinder.files(for: [path]) == [
                "\(path)/a.screen.json", "\(path)/b.screen.yaml", "\(path)/x/c.screen.yml",
            ])
        #expect(InputFinder.files(for: ["\(path)/e.yaml", "\(path)/e.yaml"]) == ["\(path)/e.yaml"])
    }

    @Test func patternsMatchNamesAndFolders() throws {
        for name in ["a.screen.yaml", "b.screen.yaml", "x/c.screen.yaml", "x/y/d.screen.yaml"] {
            try directory.write("", to: name)
        }
        let path = directory.path
        #expect(InputFinder.files(matching: "\(path)/*.screen.yaml").count == 2)
        #expect(InputFinder.files(matching: "\(path)/?.screen.yaml").count == 2)
        #expect(InputFinder.files(matching: "\(path)/**/*.screen.yaml").count == 4)
        #expect(InputFinder.files(matching: "\(path)/*/*.screen.yaml") == ["\(path)/x/c.screen.yaml"])
        #expect(InputFinder.files(matching: "\(path)/none*.yaml") == [])
    }

    @Test func statesAreSelected() throws {
        let file = try directory.write(screen, to: "one.screen.yaml")
        func states(_ selection: StateSelection) -> [String?] {
            LoadedInput.file(file, selection: InputSelection(states: selection)).recipes.map(\.state)
        }
        #expect(states(.declared) == [nil])
        #expect(states(.all) == ["plain", "hidden"])
        #expect(states(.named(["hidden"])) == ["hidden"])
        let wrong = LoadedInput.file(file, selection: InputSelection(states: .named(["hiden"])))
        #expect(wrong.lacksSelection)
        #expect(wrong.diagnostics.first?.hints == ["did you mean 'hidden'?"])
    }

    @Test func theScreenAsDeclaredIsCalledBase() throws {
        let changing = try directory.write(
            screen.replacing("  plain: {}\n", with: "  large: {a.alpha: 0.5}\n"), to: "two.screen.yaml")
        func states(_ file: String, _ names: String...) -> [String?] {
            LoadedInput.file(file, selection: InputSelection(states: StateSelection(names: names)))
                .recipes.map(\.state)
        }
        #expect(states(changing, "*") == [nil, "large", "hidden"])
        #expect(states(changing, "base") == [nil])
        #expect(states(changing, "hidden", "base") == ["hidden", nil])
        let named = try directory.write(screen, to: "one.screen.yaml")
        // A state without overrides is the screen as declared.
        #expect(states(named, "*") == ["plain", "hidden"])
        #expect(states(named, "base") == [nil])
        let plain = try directory.write("root: {}\n", to: "three.screen.yaml")
        #expect(states(plain, "*") == [nil])
        #expect(states(plain, "base") == [nil])
    }

    @Test func screensInSwiftHaveABaseToo() {
        func load(_ states: [String], _ wanted: StateSelection) -> LoadedInput {
            .screen(
                Screen("a", states: states) { _ in UIViewController() },
                selection: InputSelection(states: wanted))
        }
        #expect(load(["one"], .all).recipes.map(\.state) == [nil, "one"])
        #expect(load(["one"], .named(["base"])).recipes.map(\.state) == [nil])
        let taken = load(["base"], .all)
        #expect(taken.recipes.isEmpty)
        #expect(taken.diagnostics.first?.message == "a state cannot be called 'base'")
    }

    @Test func otherFilesAreRefusedInWords() throws {
        let story = LoadedInput.file("Main.storyboard", selection: InputSelection())
        #expect(story.recipes.isEmpty)
        #expect(story.diagnostics.first?.message == "the file does not exist")
        let picture = LoadedInput.file("a.png", selection: InputSelection())
        #expect(picture.diagnostics.first?.message == "not a screen file")
        let missing = LoadedInput.file(directory.path + "/no.yaml", selection: InputSelection())
        #expect(missing.diagnostics.first?.severity == .error)
    }
}
