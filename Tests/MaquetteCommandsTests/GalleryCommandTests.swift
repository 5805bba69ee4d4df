import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// `maquette gallery`: the files it writes, and its exit codes.
@Suite struct GalleryCommandTests {
    private let directory: TemporaryDirectory
    private var project: String { directory.path + "/project" }
    private var site: String { directory.path + "/site" }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(
            """
            root:
              subviews:
                - {id: words, class: UILabel, text: Hello, image: none}
              constraints: [words.top == safeArea.top + 8, words.leading == self.leading + 16]
            """.replacing(", image: none", with: ""), to: "project/hello.screen.yaml")
        try directory.write("root: {backgroundColor: red}\n", to: "project/plain.screen.yaml")
    }

    @Test func theSameProjectGivesTheSameFiles() throws {
        var contents: [[String: Data]] = []
        for workers in ["1", "4"] {
            let run = try CommandRun([
                "gallery", project, "-o", site, "--appearance", "light", "--appearance", "dark", "-j",
                workers,
            ])
            #expect(run.status == .success)
            #expect(run.text == "\(site)/index.html\n")
            #expect(run.errors.contains("gallery: 2 scenes, 4 pictures; folded: 2 blank\n"))
            contents.append(try directory.contents())
        }
        #expect(contents[0] == contents[1])
        // Equal pictures share a file: red is red in the dark.
        let site = contents[0].keys.filter { $0.hasPrefix("site/") }
        #expect(site.count { $0.hasPrefix("site/pictures/") } == 3)
        let pattern =
            /site\/(index\.html|maquette-gallery\.txt|data\/scene(s|-\d+)\.js|(pictures|thumbnails)\/[0-9a-f]{32}\.png)/
        for name in site { #expect(name.wholeMatch(of: pattern) != nil, "\(name)") }
    }

    @Test func theDataNamesViewsAndConstraints() throws {
        #expect(try CommandRun(["gallery", project, "-o", site]).status == .success)
        let data = String(decoding: try directory.data("site/data/scene-0.js"), as: UTF8.self)
        #expect(data.contains("\"words.top == root.safeArea.top + 8\""), "\(data)")
        #expect(data.contains("\"UILabel\",\"words\",[16,"), "\(data)")
    }

    @Test func filesThatCannotBeReadAreShown() throws {
        try directory.write("root: [\n", to: "project/broken.screen.yaml")
        let run = try CommandRun(["gallery", project, "-o", site])
        #expect(run.status == .failure)
        let list = String(decoding: try directory.data("site/data/scenes.js"), as: UTF8.self)
        #expect(list.contains("broken.screen.yaml\",\"shots\":1,\"cover\":null"), "\(list)")
        #expect(list.contains("\"failures\":1"))
    }

    @Test func aFolderWithOtherFilesIsRefused() throws {
        try directory.write("mine", to: "site/notes.txt")
        let run = try CommandRun(["gallery", project, "-o", site])
        #expect(run.status == .usage)
        #expect(run.errors.contains("-o '\(site)' has files in it, and is not a gallery"), "\(run.errors)")
        #expect(directory.files.filter { $0.hasPrefix("site") } == ["site/notes.txt"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == [
                "project", "site",
            ])
    }

    @Test func nothingIsLeftWhereNothingCanBeWritten() throws {
        try directory.write("", to: "file")
        let run = try CommandRun(["gallery", project, "-o", directory.path + "/file/site"])
        #expect(run.status == .failure)
        #expect(
            run.errors.contains("file.unwritable") || run.errors.contains("cannot write"), "\(run.errors)")
    }
}
