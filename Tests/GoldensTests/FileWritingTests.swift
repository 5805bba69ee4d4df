import Goldens
import Testing

@Suite struct FileWritingTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func writesWholeFilesAndMakesDirectories() throws {
        let path = directory.path + "/a/b/c.bin"
        try writeFile([1, 2, 3], to: path)
        try writeFile([4], to: path)
        #expect(try readFile(path) == [4])
        #expect(directory.files == ["a/b/c.bin"])
    }

    @Test func readsEmptyAndLargeFiles() throws {
        let large = [UInt8](repeating: 7, count: 200_001)
        try writeFile(large, to: directory.path + "/large")
        try writeFile([], to: directory.path + "/empty")
        #expect(try readFile(directory.path + "/large") == large)
        #expect(try readFile(directory.path + "/empty") == [])
    }

    @Test func failuresNameTheFileAndLeaveNothing() throws {
        #expect(
            throws: FileError.unreadable(
                path: directory.path + "/none", reason: "no such file or directory")
        ) { try readFile(directory.path + "/none") }
        #expect(throws: FileError.unreadable(path: directory.path, reason: "it is a directory")) {
            try readFile(directory.path)
        }
        try writeFile([], to: directory.path + "/file")
        let below = directory.path + "/file/x.png"
        #expect(
            throws: FileError.unwritable(
                path: below, reason: "'\(directory.path)/file' is not a directory")
        ) { try writeFile([1], to: below) }
        #expect(throws: FileError.self) { try writeFile([1], to: directory.path) }
        #expect(directory.files == ["file"])
    }
}
