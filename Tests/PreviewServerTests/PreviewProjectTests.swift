import Files
import Foundation
import Maquette
import MaquetteCommands
import TestSupport
import Testing

@testable import PreviewServer

@Suite("What a saved file changes") struct PreviewProjectTests {
    private let fixture: PreviewFixture
    private let project: PreviewProject
    private let hello, more: String

    init() throws {
        fixture = try PreviewFixture()
        let options = try SelectionOptions.none()
        project = try PreviewProject(PreviewOptions([fixture.folder], options))
        (hello, more) = (fixture.folder + "/hello.screen.yaml", fixture.folder + "/more.screen.yaml")
    }

    private func number(of path: String) -> Int? {
        project.sceneNumbers.scenes.first { project.name(of: $0)?.path == path }
    }

    private func take(_ paths: String..., folders: Bool = false) -> PreviewProject.Effect? {
        project.take(FolderWatch.Change(paths: Set(paths), changesFolders: folders))
    }

    @Test func aScreenChangesItsOwnScenes() throws {
        try fixture.write(text: "Bye")
        let effect = try #require(take(hello))
        #expect(effect.scenes == [try #require(number(of: hello))] && !effect.isList)
        #expect(effect.generation == 2)
        let content = try #require(project.content(of: hello, for: nil))
        #expect(content.loaded.documentText?.contains("Bye") == true)
    }

    @Test func anImageMayChangeAllScenes() throws {
        let before = project.session.number
        let effect = try #require(take(fixture.folder + "/images/logo.png"))
        #expect(effect.scenes == nil && !effect.isList)
        #expect(project.session.number > before)
        for path in [fixture.folder + "/.maquette.yaml", fixture.folder + "/de.lproj/settings.strings"] {
            #expect(take(path)?.scenes == .some(nil), "\(path)")
        }
    }

    @Test func otherFilesChangeNothing() {
        for name in [
            "Login.swift", "README.md", "4913", ".hello.screen.yaml.swp", "hello.screen.yaml~", "x.tmp",
        ] {
            #expect(take("\(fixture.folder)/\(name)") == nil, "\(name)")
        }
    }

    @Test func aBrokenFileKeepsItsContentUntilItCanBeRead() throws {
        try fixture.save("root: {subviews: [\n", to: "app/hello.screen.yaml")
        let effect = try #require(take(hello))
        #expect(!effect.isList && effect.scenes?.count == 1)
        let broken = try #require(project.content(of: hello, for: nil))
        #expect(broken.loaded.documentText?.contains("Hello") == true)
        #expect(broken.problems.first?.place?.line != nil)
        try fixture.write(text: "Again")
        _ = take(hello)
        let repaired = try #require(project.content(of: hello, for: nil))
        #expect(repaired.problems.isEmpty && repaired.loaded.documentText?.contains("Again") == true)
    }

    @Test func filesComeAndGo() throws {
        let count = project.sceneNumbers.scenes.count, old = number(of: more)
        let path = try fixture.directory.write("root: {backgroundColor: red}\n", to: "app/new.screen.yaml")
        #expect(take(path)?.isList == true)
        #expect(project.sceneNumbers.scenes.count == count + 1)
        #expect(number(of: more) == old)
        try FileManager.default.removeItem(atPath: path)
        #expect(take(path)?.isList == true)
        #expect(project.sceneNumbers.scenes.count == count && number(of: path) == nil)
        try fixture.directory.write("root: {backgroundColor: red}\n", to: "app/deep/er/new.screen.yaml")
        #expect(take(folders: true)?.isList == true)
        #expect(project.sceneNumbers.scenes.count == count + 1)
    }

    @Test func statesAreReadWhenTheyAreChosen() throws {
        #expect(project.stateNames(of: PreviewProject.SceneName(path: more)) == ["empty"])
        let content = try #require(project.content(of: more, for: "empty"))
        #expect(content.loaded.recipes.map(\.state) == ["empty"])
        #expect(project.content(of: hello, for: "empty")?.loaded.recipes.isEmpty == true)
    }
}

@Suite("Watched folders") struct FolderWatchTests {
    @Test func savedRenamedAndNewFilesAreNoticed() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "a/one.txt")
        let watch = try #require(
            FolderWatch(FolderWatch.Folders(trees: [directory.path + "/a"], configured: [directory.path])))
        try directory.write("changed", to: "a/one.txt")
        #expect(watch.next()?.paths.contains(directory.path + "/a/one.txt") == true)
        try directory.write("new", to: "a/two.tmp")
        rename(directory.path + "/a/two.tmp", directory.path + "/a/two.txt")
        #expect(watch.next()?.paths.contains(directory.path + "/a/two.txt") == true)
        try directory.write("x", to: "a/deep/three.txt")
        let change = try #require(watch.next())
        #expect(change.changesFolders)
        watch.add(FolderWatch.Folders(trees: [directory.path + "/a"]))
        try directory.write("x", to: "a/deep/four.txt")
        #expect(watch.next()?.paths.contains(directory.path + "/a/deep/four.txt") == true)
        // Of the folders around, only configurations matter.
        try directory.write("x", to: "other.yaml")
        try directory.write("x", to: ".maquette.yaml")
        #expect(watch.next()?.paths == [directory.path + "/.maquette.yaml"])
    }

    @Test func anEditorThatMovesTheOldFileAwayIsWaitedFor() throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write("old", to: "one.txt")
        let watch = try #require(FolderWatch(FolderWatch.Folders(trees: [directory.path])))
        rename(path, path + "~")
        try directory.write("new", to: "one.txt")
        let change = try #require(watch.next())
        #expect(change.paths.contains(path) && FileManager.default.fileExists(atPath: path))
    }
}

@Suite("Pictures and streams in memory") struct PreviewMemoryTests {
    @Test func thePictureThatWasAskedForLeastRecentlyGivesWay() {
        let store = PictureStore(limit: 10)
        store.add([1, 2, 3, 4], as: "a")
        store.add([1, 2, 3, 4], as: "b")
        #expect(store.picture("a")?.count == 4)
        store.add([1, 2, 3, 4], as: "c")
        #expect(store.holds("a") && !store.holds("b") && store.holds("c"))
        store.add(Array(repeating: 0, count: 20), as: "d")
        #expect(store.holds("d") && !store.holds("a") && !store.holds("c"))
    }

    @Test func theNumberOfStreamsIsLimited() async {
        let hub = EventHub()
        let streams = (0..<EventHub.streamLimit + 3).map { _ in hub.open("hello", .null) }
        #expect(hub.count == EventHub.streamLimit)
        var first = streams[0].makeAsyncIterator()
        #expect(
            await first.nextBuffer(suggested: 100).map { String(decoding: $0, as: UTF8.self) }
                == "event: hello\ndata: null\n\n")
        #expect(await first.nextBuffer(suggested: 100) == nil)
        hub.publish("changed", .string("a\nb"))
        var last = streams[EventHub.streamLimit + 2].makeAsyncIterator()
        _ = await last.nextBuffer(suggested: 100)
        #expect(
            await last.nextBuffer(suggested: 1).map { String(decoding: $0, as: UTF8.self) }
                == "event: changed\ndata: \"a\\nb\"\n\n")
    }

    @Test func choicesHaveNumbers() throws {
        let table = ChoiceTable()
        #expect(table.number(of: .initial) == 0 && table.choice(0) == .initial)
        let dark = try #require(PreviewChoice([("appearance", "dark")]))
        let number = table.number(of: dark)
        #expect(number > 0 && table.number(of: dark) == number && table.choice(number) == dark)
        for index in 0..<200 { _ = table.number(of: try #require(PreviewChoice([("state", "s\(index)")]))) }
        #expect(table.choice(number) == nil && table.choice(0) == .initial)
    }
}
