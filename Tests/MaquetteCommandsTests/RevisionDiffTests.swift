import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette diff REV:path") struct RevisionDiffTests {
    private let fixture: GitFixture

    private static let screen = """
        root:
          subviews:
            - {class: UIImageView, id: picture, image: dot, frame: [0, 0, 20, 20]}

        """

    init() throws {
        fixture = try GitFixture()
        try fixture.directory.write(Self.screen, to: "app/home.screen.yaml")
        try fixture.directory.write(Self.dot("red"), to: "app/images/dot.svg")
        try fixture.directory.write("", to: marker)
        try fixture.commit()
    }

    private static func dot(_ color: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\">"
            + "<rect width=\"20\" height=\"20\" fill=\"\(color)\"/></svg>"
    }

    private func diff(_ first: String, _ second: String, _ more: String...) throws -> CommandRun {
        try CommandRun(["diff", first, second] + more)
    }

    /// Compares the screen of a revision with that of the working tree.
    private func screens(_ revision: String = "HEAD", _ more: String...) throws -> CommandRun {
        let path = fixture.path("app/home.screen.yaml")
        return try CommandRun(["diff", "\(revision):\(path)", path, "--device", "40x40@1"] + more)
    }

    /// The temporary folders with the files of this test's repository.
    private func leftovers() throws -> [String] {
        let temporary = FileManager.default.temporaryDirectory.path
        return try FileManager.default.contentsOfDirectory(atPath: temporary).filter { name in
            let file = "\(temporary)/\(name)/files/\(marker)"
            return name.hasPrefix("maquette-revision-") && FileManager.default.fileExists(atPath: file)
        }
    }

    /// A file that only this test's repository has.
    private let marker = "marker-\(UUID().uuidString)"

    @Test func imagesAreThoseOfTheRevision() throws {
        #expect(try screens().status == .success)
        try fixture.directory.write(Self.dot("blue"), to: "app/images/dot.svg")
        let run = try screens()
        #expect(run.status == .differences, "\(run.errors)")
        #expect(run.text.contains("picture is drawn differently"), "\(run.text)")
        #expect(run.errors == "")
        // A folder that is named is that of the revision too.
        try fixture.directory.write(Self.dot("red"), to: "app/images/dot.svg")
        try fixture.directory.write(Self.dot("green"), to: "more/dot.svg")
        #expect(try screens("HEAD", "--assets", fixture.path("more")).status == .success)
        try fixture.commit("second")
        #expect(try screens("HEAD", "--assets", fixture.path("more")).status == .success)
        #expect(try screens("HEAD~1", "--assets", fixture.path("app/images")).status == .success)
    }

    @Test func componentsAndStringsAreThoseOfTheRevision() throws {
        try fixture.directory.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><view id="root"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
            <view customClass="Badge" id="badge"><rect key="frame" x="0" y="0" width="90" height="40"/></view>
            <label text="Text" id="words"><rect key="frame" x="0" y="40" width="90" height="40"/></label>
            </subviews></view></objects></document>
            """, to: "app/Base.lproj/Card.xib")
        try fixture.directory.write("components: {Badge: app/badge.screen.yaml}\n", to: ".maquette.yaml")
        try fixture.directory.write(
            "root: {class: UIView, backgroundColor: red}\n", to: "app/badge.screen.yaml")
        try fixture.directory.write("\"words.text\" = \"Old\";\n", to: "app/de.lproj/Card.strings")
        try fixture.commit("card")
        let path = fixture.path("app/Base.lproj/Card.xib")
        func differences() throws -> CommandRun {
            try diff("main:\(path)", path, "--device", "90x90@1", "--locale", "de")
        }
        #expect(try differences().status == .success)
        try fixture.directory.write("\"words.text\" = \"New\";\n", to: "app/de.lproj/Card.strings")
        #expect(try differences().text.contains("words.text"))
        try fixture.commit("strings")
        #expect(try differences().status == .success)
        try fixture.directory.write(
            "root: {class: UIView, backgroundColor: blue}\n", to: "app/badge.screen.yaml")
        #expect(try differences().text.contains("badge.backgroundColor"))
    }

    /// The files of both revisions are named as the user does, and removed afterwards.
    @Test func temporaryFilesAreNeitherNamedNorLeft() throws {
        try fixture.directory.write(
            Self.screen + "    - {class: No, id: other}\n", to: "app/home.screen.yaml")
        try fixture.commit("broken")
        let path = fixture.path("app/home.screen.yaml")
        let run = try diff("HEAD~1:\(path)", "HEAD:\(path)")
        #expect(run.status == .failure)
        #expect(run.errors.contains("HEAD:app/home.screen.yaml:4"), "\(run.errors)")
        #expect(!run.errors.contains("maquette-"), "\(run.errors)")
        let changed = Self.screen.replacing("20, 20]", with: "30, 20]")
        try fixture.directory.write(changed, to: "app/home.screen.yaml")
        try fixture.commit("changed")
        let json = try diff("HEAD~2:\(path)", "HEAD:\(path)", "--json", "--device", "40x40@1")
        #expect(json.status == .differences)
        #expect(json.text.contains("\"file\":\"HEAD:app/home.screen.yaml\""), "\(json.text)")
        #expect(json.text.contains("\"input\":\"HEAD:app/home.screen.yaml\""), "\(json.text)")
        #expect(try leftovers() == [])
    }

    /// What a killed process has left is removed by the next one; what another one uses is not.
    @Test func leftoversAreRemoved() throws {
        let temporary = FileManager.default.temporaryDirectory.path
        let folders = ["left", "used"].map { "\(temporary)/maquette-revision-\($0)-\(UUID().uuidString)" }
        for folder in folders {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            #expect(FileManager.default.createFile(atPath: folder + "/lock", contents: nil))
        }
        let lock = open(folders[1] + "/lock", O_WRONLY)
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        #expect(try screens().status == .success)
        #expect(folders.map(FileManager.default.fileExists) == [false, true])
        try FileManager.default.removeItem(atPath: folders[1])
        close(lock)
    }

    @Test func picturesOfARevision() throws {
        let (old, new) = (fixture.path("old.png"), fixture.path("new.png"))
        for (path, color) in [(old, "red"), (new, "blue")] {
            try fixture.directory.write(Self.dot(color), to: "app/images/dot.svg")
            let screen = fixture.path("app/home.screen.yaml")
            #expect(try CommandRun(["render", screen, "--device", "40x40@1", "-o", path]).status == .success)
        }
        try FileManager.default.copyItem(atPath: old, toPath: fixture.path("shown.png"))
        try fixture.commit("pictures")
        let path = fixture.path("shown.png")
        #expect(try diff("HEAD:\(path)", path).status == .success)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: new, toPath: path)
        let run = try diff("HEAD:\(path)", path)
        #expect(run.status == .differences)
        #expect(run.text.contains("400 pixels differ"), "\(run.text)")
        // The file may be gone.
        try FileManager.default.removeItem(atPath: path)
        #expect(try diff("HEAD:\(path)", old).status == .success)
        #expect(try diff("HEAD:\(path)", fixture.path("app/home.screen.yaml")).status == .usage)
    }

    @Test func anExistingFileIsNoRevision() throws {
        try fixture.directory.write("a\n", to: "HEAD:a.txt")
        #expect(try diff(fixture.path("HEAD:a.txt"), fixture.path("HEAD:a.txt")).status == .success)
    }

    /// Hooks and the index of the repository are left alone.
    @Test func theRepositoryIsNotTouched() throws {
        try fixture.directory.write(
            "#!/bin/sh\ntouch \"\(fixture.path("ran"))\"\n", to: ".git/hooks/post-checkout")
        try fixture.directory.write(
            "#!/bin/sh\ntouch \"\(fixture.path("ran"))\"\n", to: ".git/hooks/post-index-change")
        for hook in ["post-checkout", "post-index-change"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: fixture.path(".git/hooks/\(hook)"))
        }
        let before = try fixture.directory.data(".git/index")
        #expect(try screens().status == .success)
        #expect(try fixture.directory.data(".git/index") == before)
        #expect(!FileManager.default.fileExists(atPath: fixture.path("ran")))
    }

    @Test func hostileNamesAreFiles() throws {
        for name in [
            "a b;touch x.screen.yaml", "$(touch x).screen.yaml", "é'\".screen.yaml", "--all.screen.yaml",
        ] {
            try fixture.directory.write(Self.screen, to: "app/\(name)")
        }
        try fixture.commit("names")
        for name in [
            "a b;touch x.screen.yaml", "$(touch x).screen.yaml", "é'\".screen.yaml", "--all.screen.yaml",
        ] {
            let path = fixture.path("app/\(name)")
            let run = try diff("HEAD:\(path)", path, "--device", "40x40@1")
            #expect(run.status == .success, "\(name): \(run.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: fixture.path("x")))
    }

    @Test(arguments: [
        ("nowhere", "'nowhere' is not a revision"), ("HEAD~9", "'HEAD~9' is not a revision"),
        ("a..b", "not a revision"), ("$(x)", "not a revision"), ("HEAD^{tree}", "not a revision"),
    ])
    func whatIsNoRevisionIsRefused(revision: String, message: String) throws {
        let run = try screens(revision)
        #expect(run.status == .usage)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "error:").count == 2, "\(run.errors)")
        #expect(run.text == "")
    }

    @Test func filesThatARevisionDoesNotHaveAreRefused() throws {
        let path = fixture.path("app/hime.screen.yaml")
        let run = try diff("HEAD:\(path)", fixture.path("app/home.screen.yaml"))
        #expect(run.status == .usage)
        #expect(run.errors.contains("there is no 'app/hime.screen.yaml' in 'HEAD'"), "\(run.errors)")
        #expect(run.errors.contains("did you mean 'HEAD:app/home.screen.yaml'?"), "\(run.errors)")
        let outside = try diff("HEAD:\(fixture.path("../x/a.screen.yaml"))", path)
        #expect(outside.status == .usage)
        let up = try diff("HEAD:../../../../../../../../../a.screen.yaml", path)
        #expect(up.status == .usage)
        #expect(up.errors.contains("leads out of the repository"), "\(up.errors)")
    }

    @Test func withoutARepositoryThereAreNoRevisions() throws {
        try FileManager.default.removeItem(atPath: fixture.path(".git"))
        let run = try screens()
        #expect(run.status == .usage)
        #expect(run.errors.contains("not a git repository"), "\(run.errors)")
        #expect(run.errors.contains("hint: REV:path names a file of a Git repository"), "\(run.errors)")
    }
}
