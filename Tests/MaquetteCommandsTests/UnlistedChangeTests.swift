import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// Changes that Git does not list: what they may affect is compared.
@Suite("maquette test --only-changed: what Git does not list") struct UnlistedChangeTests {
    private let directory: TemporaryDirectory
    private var app: String { directory.path + "/app" }

    private static let one = "root:\n  subviews: [{id: a, class: UILabel, text: One}]\n"
    private static let two = "root:\n  subviews: [{id: a, class: UILabel, text: Two}]\n"

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Self.one, to: "app/screens/own.screen.yaml")
        try git("app", "init", "-q", "-b", "main")
        try configure()
    }

    private func configure(_ more: String = "", screens: String = "screens, more") throws {
        try directory.write(
            "goldens: goldens\noutput: out\ndevices: 80x80@1\ncompare: layout\nscreens: [\(screens)]\n\(more)\n",
            to: "app/.maquette.yaml")
    }

    @discardableResult
    private func git(_ folder: String, _ arguments: String...) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-C", "\(directory.path)/\(folder)", "-c", "user.name=a", "-c", "user.email=a@b.c"]
            + ["-c", "protocol.file.allow=always"] + arguments
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(arguments)")
        return String(decoding: bytes, as: UTF8.self)
    }

    private func commit(_ folder: String = "app") throws {
        try git(folder, "add", "-A")
        try git(folder, "commit", "-q", "-m", "a commit")
    }

    private func test(_ arguments: String...) throws -> CommandRun {
        try CommandRun(
            ["test", "--record", "never", "--reporter", "json", "-c", "\(app)/.maquette.yaml"] + arguments)
    }

    /// Records all goldens and commits.
    private func record() throws {
        _ = try CommandRun(["test", "--record", "all", "-c", "\(app)/.maquette.yaml"])
        try directory.write("out\n", to: "app/.gitignore")
        try commit()
    }

    /// The names of the screens that would be compared.
    private func screens(since revision: String = "HEAD") throws -> [String] {
        let run = try test("--list", "--only-changed", revision)
        #expect(run.status == .success, "\(run.errors)")
        return Set(run.text.split(separator: "\n").map { String($0.prefix { $0 != "." }) }).sorted()
    }

    /// A repository with a screen beside that of the app.
    private func makeKit() throws {
        try directory.write(Self.one, to: "kit/kit.screen.yaml")
        try directory.write(Self.one, to: "kit/other.screen.yaml")
        try directory.write("", to: "kit/README.md")
        try git("kit", "init", "-q", "-b", "main")
        try commit("kit")
    }

    private func addSubmodule() throws {
        try makeKit()
        try git("app", "submodule", "--quiet", "add", "../kit", "more")
        try record()
    }

    @Test func aSubmoduleThatIsTheSameAffectsNothing() throws {
        try addSubmodule()
        #expect(try screens() == [])
        try directory.write("new", to: "app/more/README.md")
        #expect(try screens() == [])
    }

    @Test func changesInASubmoduleAreThoseOfItsFiles() throws {
        try addSubmodule()
        try directory.write(Self.two, to: "app/more/kit.screen.yaml")
        #expect(try screens() == ["kit"])
        try commit("app/more")
        // The recorded commit is another one.
        #expect(try screens() == ["kit"])
        try commit()
        #expect(try screens() == [])
        #expect(try screens(since: "HEAD~1") == ["kit"])
        #expect(try test("--only-changed", "HEAD~1").status == .differences)
        try directory.write(Self.two, to: "app/more/new.screen.yaml")
        #expect(try screens() == ["new"])
    }

    @Test func aSubmoduleWhoseCommitIsNotThereIsCompared() throws {
        try addSubmodule()
        let files = FileManager.default
        try directory.write(Self.two, to: "app/more/kit.screen.yaml")
        try commit("app/more")
        try commit()
        // A repository without the commit that was recorded before.
        try files.removeItem(atPath: "\(app)/more")
        try files.removeItem(atPath: "\(app)/.git/modules/more")
        try directory.write(Self.two, to: "app/more/kit.screen.yaml")
        try directory.write(Self.one, to: "app/more/other.screen.yaml")
        try git("app/more", "init", "-q", "-b", "main")
        try commit("app/more")
        #expect(try screens(since: "HEAD~1") == ["kit", "other"])
    }

    @Test func filesOutOfTheRepositoryAreCompared() throws {
        try directory.write(Self.one, to: "outside/far.screen.yaml")
        for screens in ["screens, ../outside", "screens, link"] {
            try configure(screens: screens)
            if screens.hasSuffix("link") { try directory.link("app/link", to: "../outside") }
            try record()
            #expect(try self.screens() == ["far"], "\(screens)")
        }
        try directory.write(Self.two, to: "outside/far.screen.yaml")
        #expect(try test("--only-changed", "HEAD").status == .differences)
    }

    /// Screens know an image by the name of the link.
    @Test func linksToImagesAreFollowed() throws {
        try directory.write("old", to: "outside/picture.png")
        try directory.write("old", to: "app/pictures/inside.png")
        try directory.link("app/screens/logo.png", to: "../../outside/picture.png")
        try directory.link("app/screens/sign.png", to: "../pictures/inside.png")
        try directory.write("root: {class: UIImageView, image: logo}\n", to: "app/screens/far.screen.yaml")
        try directory.write("root: {class: UIImageView, image: sign}\n", to: "app/screens/near.screen.yaml")
        try configure(screens: "screens")
        try record()
        #expect(try screens() == ["far"])
        try directory.write("new", to: "app/pictures/inside.png")
        #expect(try screens() == ["far", "near"])
    }

    @Test(arguments: ["generated", "generated/made.screen.yaml", "made.screen.yaml"])
    func ignoredScreensAreCompared(pattern: String) throws {
        try configure(screens: "screens, generated/made.screen.yaml")
        try directory.write(Self.one, to: "app/generated/made.screen.yaml")
        try directory.write("tracked", to: "app/generated/README.md")
        _ = try CommandRun(["test", "--record", "all", "-c", "\(app)/.maquette.yaml"])
        try git("app", "add", "-f", "screens")
        try directory.write("out\n\(pattern)\n", to: "app/.gitignore")
        try commit()
        #expect(try screens() == ["made"])
        try directory.write(Self.two, to: "app/generated/made.screen.yaml")
        #expect(try test("--only-changed", "HEAD").status == .differences)
    }

    @Test func ignoredFilesThatAScreenReadsAreCompared() throws {
        try configure("assets: [generated/images]", screens: "screens")
        try directory.write("old", to: "app/generated/images/logo@2x.png")
        try directory.write("old", to: "app/screens/sign.png")
        try directory.write("old", to: "app/screens/icons/bell.png")
        try directory.write("old", to: "app/screens/unused.png")
        for name in ["logo", "sign", "icons/bell"] {
            let screen = name.split(separator: "/").last ?? ""
            try directory.write(
                "root: {class: UIImageView, image: \(name)}\n", to: "app/screens/\(screen).screen.yaml")
        }
        try directory.write("root: {}\n", to: "base/base.screen.yaml")
        try directory.write("root: {}\n", to: "app/base/base.screen.yaml")
        try directory.write("extends: ../base/base.screen.yaml\n", to: "app/screens/extended.screen.yaml")
        _ = try CommandRun(["test", "--record", "all", "-c", "\(app)/.maquette.yaml"])
        try directory.write(
            "out\n/generated\n/base\n/screens/*.png\n/screens/icons\n", to: "app/.gitignore")
        try commit()
        #expect(try screens() == ["bell", "extended", "logo", "sign"])
    }

    @Test func repositoriesInsideAreCompared() throws {
        try makeKit()
        try git("", "clone", "-q", "kit", "app/more")
        _ = try CommandRun(["test", "--record", "all", "-c", "\(app)/.maquette.yaml"])
        try directory.write("out\n", to: "app/.gitignore")
        try git("app", "add", "goldens", "screens", ".gitignore", ".maquette.yaml")
        try git("app", "commit", "-q", "-m", "a commit")
        #expect(try screens() == ["kit", "other"])
    }

    @Test(arguments: ["--skip-worktree", "--assume-unchanged"])
    func filesThatGitIsToldNotToLookAtAreCompared(option: String) throws {
        try directory.write(Self.one, to: "app/screens/flagged.screen.yaml")
        try configure(screens: "screens")
        try record()
        #expect(try screens() == [])
        try git("app", "update-index", option, "screens/flagged.screen.yaml")
        try directory.write(Self.two, to: "app/screens/flagged.screen.yaml")
        #expect(try git("app", "diff", "--name-only") == "")
        #expect(try screens() == ["flagged"])
    }

    /// Of a checkout of a part, files that are not there are none.
    @Test func aSparseCheckoutIsNotComparedAsAWhole() throws {
        try directory.write(Self.one, to: "app/other/other.screen.yaml")
        try configure(screens: "screens")
        try record()
        try git("app", "sparse-checkout", "set", "--no-cone", "/*", "!/other/")
        #expect(!FileManager.default.fileExists(atPath: "\(app)/other/other.screen.yaml"))
        #expect(try screens() == [])
    }

    @Test func goldensThatGitDoesNotKnowAreCompared() throws {
        try configure(screens: "screens")
        _ = try CommandRun(["test", "--record", "all", "-c", "\(app)/.maquette.yaml"])
        try directory.write("out\ngoldens\n", to: "app/.gitignore")
        try commit()
        #expect(try screens() == ["own"])
        try FileManager.default.removeItem(atPath: "\(app)/goldens")
        #expect(try test("--only-changed", "HEAD").status == .missingGolden)
    }

    /// Settings with which Git does not say that a submodule has changed.
    @Test func settingsThatHideChangesAreIgnored() throws {
        try addSubmodule()
        try git("app", "config", "diff.ignoreSubmodules", "all")
        try git("app", "config", "submodule.more.ignore", "all")
        try git("app", "config", "core.trustctime", "false")
        try directory.write(Self.two, to: "app/more/kit.screen.yaml")
        #expect(try screens() == ["kit"])
    }

    /// A file between a screen and the one that it extends in the end, and a storyboard that another refers to.
    @Test func filesInBetweenAreSources() throws {
        try configure(screens: "screens/first.screen.yaml")
        try directory.write("root: {}\n", to: "app/base/third.screen.yaml")
        try directory.write("extends: third.screen.yaml\n", to: "app/base/second.screen.yaml")
        try directory.write("extends: ../base/second.screen.yaml\n", to: "app/screens/first.screen.yaml")
        try record()
        #expect(try screens() == [])
        try directory.write(
            "extends: third.screen.yaml\n# changed\n", to: "app/base/second.screen.yaml")
        #expect(try screens() == ["first"])
    }
}
