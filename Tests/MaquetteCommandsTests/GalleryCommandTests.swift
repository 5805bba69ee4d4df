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

    @Test func aGalleryWithAMapIsReplaced() throws {
        let storyboard = PackageFiles.root.appending(path: "assets/screens/tabs.storyboard").path
        for _ in 0..<2 {
            #expect(try CommandRun(["gallery", storyboard, "-o", site]).status == .success)
            #expect(directory.files.contains("site/data/map.js"))
        }
        // What has no segues has no map.
        #expect(try CommandRun(["gallery", project, "-o", site]).status == .success)
        #expect(!directory.files.contains("site/data/map.js"))
    }

    @Test func aDocumentForPadIsShownOnOneUnlessADeviceIsNamed() throws {
        let xib = IB.plainXib(
            #"<view id="root"><rect key="frame" x="0" y="0" width="768" height="1024"/></view>"#)
        try directory.write(xib.replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\""), to: "Old.xib")
        try directory.write(xib, to: "Form~ipad.xib")
        try directory.write(xib, to: "Form.xib")
        func pictures(_ arguments: String...) throws -> [String] {
            let run = try CommandRun(["render", directory.path, "-o", directory.path + "/out"] + arguments)
            return run.text.split(separator: "\n").compactMap {
                $0.split(separator: "/").last.map(String.init)
            }
        }
        let names = ["Form.iphone-16.png", "Form~ipad.ipad-9.7.png", "Old.ipad-9.7.png"]
        #expect(Set(names).isSubset(of: try pictures()))
        #expect(
            try CommandRun(["render", directory.path + "/Old.xib", "-o", directory.path + "/out"]).errors
                .contains("the document is for iPad and is shown on ipad-9.7"))
        #expect(try pictures("--device", "iphone-se-3").contains("Old.iphone-se-3.png"))
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
