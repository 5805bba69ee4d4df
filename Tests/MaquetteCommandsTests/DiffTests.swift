import Foundation
import Goldens
import Maquette
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette diff") struct DiffTests {
    private let directory: TemporaryDirectory

    /// A column, of which the text is not above the box in states.
    private static let screen = """
        root:
          subviews:
            - class: UIStackView
              id: column
              axis: vertical
              alignment: leading
              spacing: 4
              subviews:
                - {class: UIView, id: first, backgroundColor: "#FF0000"}
                - {class: UIView, id: second, backgroundColor: "#00FF00"}
          constraints:
            - column.top == self.top
            - column.leading == self.leading
            - first.width == 20
            - first.height == 10
            - second.width == 20
            - second.height == 10
        states:
          blue: {first.backgroundColor: "#0000FF"}

        """

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Self.screen, to: "a.screen.yaml")
    }

    private func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    private func diff(_ first: String, _ second: String, _ more: String...) throws -> CommandRun {
        try CommandRun(["diff", path(first), path(second)] + more)
    }

    private func screens(_ more: String...) throws -> CommandRun {
        try CommandRun(
            ["diff", path("a.screen.yaml"), path("b.screen.yaml"), "--device", "60x80@2"] + more)
    }

    @Test func whatIsDeclaredComesFirst() throws {
        try directory.write(Self.screen.replacing("spacing: 4", with: "spacing: 9"), to: "b.screen.yaml")
        let run = try screens()
        #expect(run.status == .differences)
        #expect(
            run.text == """
                different  b.60x80@2
                  column.spacing 4 → 9 (b.screen.yaml:7); 1 view follows, +5 down
                  800 pixels differ by up to 255, within (0, 14) 20x15 points, in 2 places
                  1. (0, 14) 20x5 points, 400 pixels: column
                  2. (0, 24) 20x5 points, 400 pixels: second

                """, "\(run.text)")
        let report = try JSONDecoder().decode(JSONTree.self, from: try screens("--json").output)
        let screen = try #require(report["screens"]?.items?.first)
        #expect(screen["stage"] == .text("document"))
        #expect(screen["causes"]?.items?.first?["line"] == .number(7))
        #expect(screen["moves"]?.items?.first?["view"] == .text("second"))
        #expect(try JSONSchema(report: "diff").problems(of: try screens("--json").output) == [])
    }

    @Test func viewsThatWereAddedAndRemovedAreNamed() throws {
        let other = Self.screen.replacing("second", with: "third")
        try directory.write(other, to: "b.screen.yaml")
        let run = try screens()
        #expect(run.status == .differences)
        #expect(run.text.contains("third (UIView) was added"), "\(run.text)")
        #expect(run.text.contains("second (UIView) was removed"), "\(run.text)")
    }

    @Test func statesArePairedByName() throws {
        let other =
            Self.screen.replacing("#0000FF", with: "#00FFFF")
            + "  extra: {first.isHidden: true}\n"
        try directory.write(other, to: "b.screen.yaml")
        let run = try screens("--state", "*")
        #expect(run.status == .differences)
        #expect(run.text.contains("different  b.blue.60x80@2\n"), "\(run.text)")
        #expect(run.text.contains("added      b.extra.60x80@2\n"), "\(run.text)")
        #expect(run.text.hasSuffix("3 screens: 1 same, 1 different, 1 added\n"), "\(run.text)")
        let back = try CommandRun(
            [
                "diff", path("b.screen.yaml"), path("a.screen.yaml"), "--device", "60x80@2", "--state", "*",
                "--json",
            ])
        #expect(back.text.contains("\"outcome\":\"removed\""))
        #expect(try JSONSchema(report: "diff").problems(of: back.output) == [])
    }

    @Test func variantsWithOneCauseAreFolded() throws {
        try directory.write(Self.screen.replacing("spacing: 4", with: "spacing: 9"), to: "b.screen.yaml")
        let run = try screens("--appearance", "light", "--appearance", "dark", "--device", "60x90@1")
        #expect(
            run.text.hasSuffix(
                "and 3 more, same cause: column.spacing 4 → 9 (b.screen.yaml:7)\n4 screens: 4 different\n"),
            "\(run.text)")
    }

    /// What is declared differently without effect is listed, and is no difference.
    @Test func declarationsWithoutEffectAreNoDifference() throws {
        let other = Self.screen.replacing("id: first,", with: "id: first, tag: 3,")
        try directory.write(other, to: "b.screen.yaml")
        let run = try screens()
        #expect(run.status == .success, "\(run.errors)")
        #expect(
            run.text
                == "same       b.60x80@2, though declared differently:\n  first.tag is now 3 (b.screen.yaml:9)\n",
            "\(run.text)")
        #expect(try screens("--json").text.contains("\"equal\":true"))
        #expect(try diff("a.screen.yaml", "a.screen.yaml", "--device", "60x80@2").text == "")
    }

    @Test func picturesAreWrittenSideBySide() throws {
        try directory.write(Self.screen.replacing("spacing: 4", with: "spacing: 9"), to: "b.screen.yaml")
        let one = try screens("-o", path("out/strip.png"))
        #expect(one.text.contains("  strip: \(path("out/strip.png"))\n"), "\(one.text)")
        let strip = try decodePicture(Array(try directory.data("out/strip.png")), name: "strip")
        #expect(strip.size == PixelSize(width: 3 * 120 + 2 * 16, height: 160))
        #expect(try screens("--state", "*", "-o", path("out/strip.png")).status == .usage)
        #expect(try screens("--state", "*", "-o", path("out/all")).status == .differences)
        #expect(
            directory.files.filter { $0.hasPrefix("out/all/") } == [
                "out/all/b.60x80@2.strip.png", "out/all/b.blue.60x80@2.strip.png",
            ])
    }

    @Test func foldersArePairedByFile() throws {
        try directory.write(Self.screen, to: "old/x.screen.yaml")
        try directory.write(Self.screen, to: "old/y.screen.yaml")
        try directory.write(Self.screen, to: "new/y.screen.yaml")
        try directory.write(Self.screen.replacing("#FF0000", with: "#FFFF00"), to: "new/x.screen.yaml")
        try directory.write(Self.screen, to: "new/z.screen.yaml")
        let run = try diff("old", "new", "--device", "60x80@2")
        #expect(run.text.hasSuffix("3 screens: 1 same, 1 different, 1 added\n"), "\(run.text)")
        #expect(
            run.text.contains("first.backgroundColor #FF0000 → #FFFF00 (x.screen.yaml:9)"),
            "\(run.text)")
    }

    @Test func aScreenThatCannotBeReadIsNoDifference() throws {
        try directory.write("root: {class: No}\n", to: "b.screen.yaml")
        let run = try screens()
        #expect(run.status == .failure)
        #expect(run.text == "")
    }

    /// Goldens keep what explains their difference.
    @Test func goldensAreExplained() throws {
        let fixture = try GoldenFixture()
        try fixture.record()
        let golden = "goldens/login.8x8@1.png"
        try FileManager.default.copyItem(atPath: fixture.path(golden), toPath: fixture.path("old.png"))
        try fixture.write("login", color: "#00FF00")
        try fixture.record()
        let run = try CommandRun(["diff", fixture.path("old.png"), fixture.path(golden)])
        #expect(run.status == .differences)
        #expect(
            run.text.hasPrefix("root.backgroundColor #FF0000 → #00FF00\n64 pixels differ"),
            "\(run.text)")
        #expect(run.text.contains("within (0, 0) 8x8 points"), "\(run.text)")
        let json = try CommandRun(["diff", "--json", fixture.path("old.png"), fixture.path(golden)])
        #expect(try JSONSchema(report: "diff").problems(of: json.output) == [])
        #expect(json.text.contains("\"stage\":\"document\""))
    }

    @Test func layoutTextsAreExplained() throws {
        try directory.write("screen 9x9\nUIView page (0, 0) 9x9\n  UIView a (0, 0) 2x2\n", to: "a.layout.txt")
        try directory.write("screen 9x9\nUIView page (0, 0) 9x9\n  UIView a (0, 3) 2x2\n", to: "b.layout.txt")
        let run = try diff("a.layout.txt", "b.layout.txt")
        #expect(run.text.hasSuffix("\na.frame.y 0 → 3\n"), "\(run.text)")
        let json = try diff("a.layout.txt", "b.layout.txt", "--json")
        #expect(try JSONSchema(report: "diff").problems(of: json.output) == [])
    }

    /// What is compared is never written, whatever it is called.
    @Test(arguments: ["one.txt", "other.txt", "./one.txt", "sub/../one.txt", "link.txt", "hard.txt"])
    func inputsAreNotOverwritten(name: String) throws {
        try directory.write("a\n", to: "one.txt")
        try directory.write("b\n", to: "other.txt")
        try directory.write("", to: "sub/file")
        try FileManager.default.createSymbolicLink(
            atPath: path("link.txt"), withDestinationPath: "sub/../one.txt")
        try FileManager.default.linkItem(atPath: path("one.txt"), toPath: path("hard.txt"))
        let before = try directory.contents()
        let run = try diff("one.txt", "other.txt", "-o", path(name))
        #expect(run.status == .usage)
        #expect(run.errors.contains("would overwrite '"), "\(run.errors)")
        #expect(try directory.contents() == before)
    }

    @Test func picturesAreNotOverwritten() throws {
        for name in ["a", "b"] {
            let run = try CommandRun([
                "render", path("a.screen.yaml"), "-o", path("\(name).png"), "--device", "60x80@2", "--state",
                name == "a" ? "base" : "blue",
            ])
            #expect(run.status == .success, "\(run.errors)")
        }
        let before = try directory.contents()
        #expect(try diff("a.png", "b.png", "-o", path("b.png")).status == .usage)
        #expect(try directory.contents() == before)
        #expect(try diff("a.png", "b.png", "-o", path("c.png")).status == .differences)
    }

}
