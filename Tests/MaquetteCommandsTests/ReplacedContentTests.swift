import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// What version control leaves in place of files: nothing that takes part in a picture is compared or recorded.
@Suite struct ReplacedContentTests {
    private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"

    private let fixture: GoldenFixture

    init() throws { fixture = try GoldenFixture() }

    private func write(_ text: String, to name: String) throws { try fixture.directory.write(text, to: name) }

    /// A storyboard that is referred to, an image, the set of an image, a color, a component and a font.
    @Test(arguments: [
        "screens/pic.png", "Assets.xcassets/set.imageset/a.png", "Assets.xcassets/set.imageset/Contents.json",
        "Assets.xcassets/tone.colorset/Contents.json", "fonts/Brand.ttf", "screens/icon.svg",
        "screens/doc.pdf",
    ])
    func nothingIsRecordedWithAPointer(file: String) throws {
        try write("", to: "Package.swift")
        try write(
            """
            root:
              backgroundColor: tone
              subviews:
                - {class: UIImageView, image: pic}
                - {class: UIImageView, image: set}
                - {class: UIImageView, image: icon}
                - {class: UIImageView, image: doc}
                - {class: UILabel, text: Hello, font: {family: Brand, size: 12}}
            """, to: "screens/login.screen.yaml")
        try write(
            "goldens: goldens\noutput: out\nscreens: screens\ndevices: 8x8@1\nfonts: [fonts]\n"
                + "assets: [Assets.xcassets]\n",
            to: ".maquette.yaml")
        try write("", to: "fonts/empty")
        try write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}",
            to: "Assets.xcassets/set.imageset/Contents.json")
        try write(Self.pointer, to: file)
        for mode in ["all", "missing", "changed"] {
            let run = try fixture.run("test", "--record", mode)
            #expect(run.status != .success)
            #expect((run.text + run.errors).contains("git lfs pull"), "\(run.text)\(run.errors)")
            #expect(fixture.files(in: "goldens").filter { $0.contains("login") }.isEmpty)
        }
        #expect(!fixture.files(in: "goldens").isEmpty)
    }

    @Test func aGoldenOfAPictureWithAPointerIsNotCompared() throws {
        try fixture.record()
        try write("root: {subviews: [{class: UIImageView, image: pic}]}\n", to: "screens/login.screen.yaml")
        let picture = try Data(contentsOf: URL(fileURLWithPath: fixture.path("goldens/menu.8x8@1.png")))
        try fixture.directory.write(picture, to: "screens/pic.png")
        try fixture.record()
        #expect(try fixture.test().status == .success)
        try write(Self.pointer, to: "screens/pic.png")
        let run = try fixture.test()
        #expect(run.status == .failure)
        #expect((run.text + run.errors).contains("Git LFS pointer"), "\(run.text)\(run.errors)")
        #expect(fixture.files(in: "goldens").contains { $0.contains("login") })
    }

    @Test func conflictsAreNamedWithTheirLineWhereverTextIsRead() throws {
        try fixture.record()
        let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n"
        for file in [
            ".maquette.yaml", "screens/login.screen.yaml", "goldens/login.8x8@1.layout.txt",
            "goldens/goldens.lock",
        ] {
            let before = try Data(contentsOf: URL(fileURLWithPath: fixture.path(file)))
            try fixture.directory.write(before + Data(conflict.utf8), to: file)
            let line = before.count { $0 == UInt8(ascii: "\n") } + 1
            let run = try fixture.test()
            #expect(run.status != .success)
            let said = run.text + run.errors
            #expect(
                said.contains("a conflict of a merge: line \(line) begins with '<<<<<<<'"), "\(file): \(said)"
            )
            try fixture.directory.write(before, to: file)
        }
        #expect(try fixture.test().status == .success)
    }

    @Test func recordingAllReplacesATextGoldenWithAConflict() throws {
        try fixture.record()
        let name = "goldens/login.8x8@1.layout.txt"
        let before = try Data(contentsOf: URL(fileURLWithPath: fixture.path(name)))
        try fixture.directory.write(Data("<<<<<<< HEAD\n".utf8) + before, to: name)
        #expect(try fixture.run("test", "--record", "changed").status == .failure)
        try fixture.record()
        #expect(try Data(contentsOf: URL(fileURLWithPath: fixture.path(name))) == before)
    }

    @Test func diffNamesWhatItCannotCompare() throws {
        try write(Self.pointer, to: "a.png")
        try write("<<<<<<< HEAD\n", to: "a.txt")
        try write("b\n", to: "b.txt")
        let pictures = try CommandRun(["diff", fixture.path("a.png"), fixture.path("a.png")])
        #expect(pictures.status == .failure && pictures.errors.contains("git lfs pull"), "\(pictures.errors)")
        let texts = try CommandRun(["diff", fixture.path("a.txt"), fixture.path("b.txt")])
        #expect(texts.status == .failure && texts.errors.contains("file.conflict"), "\(texts.errors)")
    }
}
