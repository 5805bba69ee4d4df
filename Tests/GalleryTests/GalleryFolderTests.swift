import Foundation
import TestSupport
import Testing

@testable import Gallery

/// The folder of a gallery: what it replaces, and what it leaves alone.
@Suite struct GalleryFolderTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private var site: String { directory.path + "/site" }

    private func publish(_ text: String) throws {
        let folder = try GalleryFolder(site)
        defer { folder.discard() }
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.draft + "/index.html"))
        try folder.publish()
    }

    @Test func theFilesTakeTheirPlaceTogether() throws {
        let folder = try GalleryFolder(site)
        try Data().write(to: URL(fileURLWithPath: folder.draft + "/index.html"))
        #expect(!FileManager.default.fileExists(atPath: site))
        try folder.publish()
        folder.discard()
        #expect(directory.files == ["site/index.html", "site/maquette-gallery.txt"])
    }

    @Test func aGalleryIsReplaced() throws {
        try publish("old")
        try directory.write("", to: "site/pictures/\(String(repeating: "a", count: 32)).png")
        try directory.write("", to: "site/data/scene-0.js")
        try publish("new")
        #expect(directory.files == ["site/index.html", "site/maquette-gallery.txt"])
        #expect(try directory.data("site/index.html") == Data("new".utf8))
    }

    @Test func aDiscardedGalleryLeavesTheOldOne() throws {
        try publish("old")
        let folder = try GalleryFolder(site)
        try Data("new".utf8).write(to: URL(fileURLWithPath: folder.draft + "/index.html"))
        folder.discard()
        #expect(directory.files == ["site/index.html", "site/maquette-gallery.txt"])
        #expect(try directory.data("site/index.html") == Data("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["site"])
    }

    @Test(arguments: [
        "site/notes.txt", "site/pictures/photo.png", "site/data/scenes.js.bak", "site/deep/a/b",
    ])
    func aFolderWithOtherFilesIsNotTouched(name: String) throws {
        try publish("old")
        try directory.write("mine", to: name)
        let before = try directory.contents()
        #expect(throws: GalleryFolder.Refusal.self) { try publish("new") }
        #expect(try directory.contents() == before)
    }

    @Test func aFolderThatIsNoGalleryIsNotTouched() throws {
        try directory.write("mine", to: "site/index.html")
        #expect(throws: GalleryFolder.Refusal.foreign(reason: "has files in it, and is not a gallery")) {
            try publish("new")
        }
        #expect(try directory.contents() == ["site/index.html": Data("mine".utf8)])
    }

    @Test func linksAreNotFollowed() throws {
        try publish("old")
        try FileManager.default.moveItem(atPath: site, toPath: directory.path + "/elsewhere")
        try directory.link("site", to: "elsewhere")
        #expect(throws: GalleryFolder.Refusal.foreign(reason: "is a symbolic link")) { try publish("new") }
        #expect(try directory.data("elsewhere/index.html") == Data("old".utf8))
    }

    @Test func linksInsideAreNotFollowed() throws {
        try publish("old")
        try directory.write("mine", to: "private/scenes.js")
        try directory.link("site/data", to: "../private")
        #expect(throws: GalleryFolder.Refusal.self) { try publish("new") }
        #expect(try directory.data("private/scenes.js") == Data("mine".utf8))
    }

    @Test(arguments: ["", "/", ".", "..", "a/.."]) func namesThatAreNoFolderOfTheirOwn(path: String) {
        #expect(throws: GalleryFolder.Refusal.foreign(reason: "is not a folder of its own")) {
            try GalleryFolder(path)
        }
    }

    @Test func leftoversOfKilledProcessesAreRemoved() throws {
        try directory.write("", to: ".maquette-gallery-1-0/index.html")
        try directory.write("mine", to: ".maquette-gallery-notes/index.html")
        let folder = try GalleryFolder(site)
        // A draft in use is no leftover.
        let other = try GalleryFolder(directory.path + "/other")
        #expect(directory.files == [".maquette-gallery-notes/index.html"])
        #expect(FileManager.default.fileExists(atPath: folder.draft))
        #expect(FileManager.default.fileExists(atPath: other.draft))
        folder.discard()
        other.discard()
    }
}
