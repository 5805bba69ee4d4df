import FoundationAdditions
import RenderContext
import Testing

/// Source: `FileWrapper` and `URL.bookmarkData` in Apple's documentation.
@Suite("Files in memory, and bookmarks of files") struct FileWrapperTests {
    /// Runs a test with a folder of a render.
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let context = RenderContext()
        try RenderEnvironment.standard.run(in: context) {
            defer { context.existing(FileManager.self)?.removeContainer() }
            try body(FileManager.default.temporaryDirectory)
        }
    }

    private func file(_ text: String) -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }

    private func text(_ wrapper: FileWrapper?) -> String? {
        wrapper?.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("a directory is written and read with all in it")
    func writing() throws {
        try inFolder { folder in
            let inner = FileWrapper(directoryWithFileWrappers: ["c.txt": file("three")])
            let link = FileWrapper(symbolicLinkWithDestinationURL: folder.appendingPathComponent("x"))
            let wrapper = FileWrapper(
                directoryWithFileWrappers: ["a.txt": file("one"), "inner": inner, "link": link])
            let url = folder.appendingPathComponent("package")
            try wrapper.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
            #expect(wrapper.filename == "package" && inner.filename == "inner")
            #expect(try String(contentsOf: url.appendingPathComponent("a.txt"), encoding: .utf8) == "one")

            let read = try FileWrapper(url: url)
            #expect(read.isDirectory && read.preferredFilename == "package")
            #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "inner", "link"])
            #expect(text(read.fileWrappers?["inner"]?.fileWrappers?["c.txt"]) == "three")
            let readLink = try #require(read.fileWrappers?["link"])
            #expect(readLink.isSymbolicLink && readLink.symbolicLinkDestinationURL?.lastPathComponent == "x")
            #expect(read.matchesContents(of: url))

            // An atomic write replaces what was there.
            try file("flat").write(to: url, options: .atomic, originalContentsURL: url)
            #expect(try String(contentsOf: url, encoding: .utf8) == "flat" && !read.matchesContents(of: url))
            #expect(throws: CocoaError.self) {
                try FileWrapper(url: folder.appendingPathComponent("none"))
            }
        }
    }

    @Test("files of one name have keys of their own")
    func keys() {
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        let first = wrapper.addRegularFile(withContents: Data("1".utf8), preferredFilename: "image.png")
        let second = wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "image.png")
        #expect(first == "image.png" && second != first && wrapper.fileWrappers?.count == 2)
        #expect(second.hasSuffix("image.png") && text(wrapper.fileWrappers?[second]) == "2")
        let child = wrapper.fileWrappers?[second]
        child?.preferredFilename = "other.png"
        #expect(child.flatMap(wrapper.keyForChildFileWrapper) == "other.png")
        if let child { wrapper.removeFileWrapper(child) }
        #expect(wrapper.fileWrappers?.keys.sorted() == ["image.png"])
        #expect(wrapper.regularFileContents == nil && file("a").fileWrappers == nil)
    }

    @Test("a wrapper is serialized and read again, and other data is refused")
    func serialization() throws {
        let inner = FileWrapper(directoryWithFileWrappers: ["b": file("two")])
        let wrapper = FileWrapper(directoryWithFileWrappers: ["a": file("one"), "inner": inner])
        wrapper.preferredFilename = "package"
        let data = try #require(wrapper.serializedRepresentation)
        let read = try #require(FileWrapper(serializedRepresentation: data))
        #expect(read.preferredFilename == "package" && text(read.fileWrappers?["a"]) == "one")
        #expect(text(read.fileWrappers?["inner"]?.fileWrappers?["b"]) == "two")
        #expect(FileWrapper(serializedRepresentation: Data([1, 2, 3])) == nil)
    }

    @Test("a bookmark finds its file while it is there")
    func bookmarks() throws {
        try inFolder { folder in
            let url = folder.appendingPathComponent("note.txt")
            #expect(throws: CocoaError.self) { try url.bookmarkData() }
            try Data("milk".utf8).write(to: url)
            let data = try url.bookmarkData(options: .minimalBookmark)
            var isStale = true
            let found = try URL(
                resolvingBookmarkData: data, options: .withoutUI, bookmarkDataIsStale: &isStale)
            #expect(found.path == url.path && !isStale)
            let alias = folder.appendingPathComponent("alias")
            try URL.writeBookmarkData(data, to: alias)
            #expect(try URL.bookmarkData(withContentsOf: alias) == data)
            #expect(try URL(resolvingAliasFileAt: alias).path == url.path)
            #expect(try URL(resolvingAliasFileAt: url) == url)
            try FileManager.default.removeItem(at: url)
            #expect(throws: CocoaError.self) {
                try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
            }
            #expect(throws: CocoaError.self) {
                try URL(resolvingBookmarkData: Data("book".utf8), bookmarkDataIsStale: &isStale)
            }
        }
    }

    @Test("no file is in iCloud")
    func ubiquity() {
        let url = URL(fileURLWithPath: "/note.txt")
        #expect(!FileManager.default.isUbiquitousItem(at: url))
        #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: url) }
    }
}
