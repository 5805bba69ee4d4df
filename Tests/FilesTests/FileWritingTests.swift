import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Files

@Suite struct FileWritingTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func writesWholeFilesAndMakesDirectories() throws {
        let path = directory.path + "/a/b/c.bin"
        try writeFile([1, 2, 3], to: path)
        try writeFile([4], to: path)
        #expect(try readFile(path, as: .golden) == [4])
        #expect(directory.files == ["a/b/c.bin"])
    }

    @Test func readsEmptyAndLargeFiles() throws {
        let large = [UInt8](repeating: 7, count: 200_001)
        try writeFile(large, to: directory.path + "/large")
        try writeFile([], to: directory.path + "/empty")
        #expect(try readFile(directory.path + "/large", as: .golden) == large)
        #expect(try readFile(directory.path + "/empty", as: .golden) == [])
    }

    @Test func failuresNameTheFileAndLeaveNothing() throws {
        try writeFile([], to: directory.path + "/file")
        let below = directory.path + "/file/x.png"
        #expect(
            throws: FileError.unwritable(
                path: below, reason: "'\(directory.path)/file' is not a directory")
        ) { try writeFile([1], to: below) }
        #expect(throws: FileError.self) { try writeFile([1], to: directory.path) }
        #expect(directory.files == ["file"])
    }

    /// Two names of one file remain two names of one file.
    @Test func aLinkStaysAndItsTargetIsWritten() throws {
        try directory.write("old", to: "real/picture.png")
        try directory.link("picture.png", to: "real/picture.png")
        try directory.link("chain.png", to: "picture.png")
        try directory.link("new.png", to: directory.path + "/real/new.png")
        try writeFile([1], to: directory.path + "/picture.png")
        #expect(try readFile(directory.path + "/real/picture.png", as: .golden) == [1])
        try writeFile([2], to: directory.path + "/chain.png")
        #expect(try readFile(directory.path + "/real/picture.png", as: .golden) == [2])
        try writeFile([3], to: directory.path + "/new.png")
        #expect(try readFile(directory.path + "/real/new.png", as: .golden) == [3])
        for (name, target) in [
            ("picture.png", "real/picture.png"), ("chain.png", "picture.png"),
            ("new.png", directory.path + "/real/new.png"),
        ] {
            let path = directory.path + "/" + name
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
        }
        #expect(
            directory.files == ["chain.png", "new.png", "picture.png", "real/new.png", "real/picture.png"])
    }

    @Test func onlyFilesAreReplaced() throws {
        try directory.makePipe("pipe")
        try directory.link("null", to: "/dev/null")
        try directory.link("loop", to: "loop")
        for (name, reason) in [
            ("pipe", "it is a pipe, not a file"), ("null", "it is a device, not a file"),
            ("loop", "too many levels of symbolic links"), (".", "it is a folder, not a file"),
            ("zero\0", "there is no such name"),
        ] {
            let path = directory.path + "/" + name
            #expect(throws: FileError.unwritable(path: path, reason: reason)) { try writeFile([1], to: path) }
        }
        #expect(directory.files == ["loop", "null", "pipe"])
    }

    /// A process that is killed cannot clean up after itself.
    @Test func whatKilledProcessesLeftIsRemovedAndWhatLivingOnesWriteIsNot() throws {
        for name in [
            ".maquette-1-0", ".maquette-99999-12", ".maquette-x-1", ".maquette.yaml", ".maquette-5-",
        ] {
            try directory.write("half", to: name)
        }
        let owned = open(directory.path + "/.maquette-7-7", O_WRONLY | O_CREAT, 0o600)
        defer { close(owned) }
        try #require(flock(owned, LOCK_EX) == 0)
        try directory.makePipe(".maquette-8-8")
        try writeFile([1], to: directory.path + "/a.png")
        #expect(
            directory.files == [
                ".maquette-5-", ".maquette-7-7", ".maquette-8-8", ".maquette-x-1", ".maquette.yaml", "a.png",
            ])
    }

    @Test func twoWritersAtOnceDoNotTakeEachOthersFilesForLeftovers() throws {
        let path = directory.path
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            // Each folder is searched again, as by another process.
            TemporaryFile.cleaned.withLock { _ = $0.remove(path) }
            #expect(throws: Never.self) { try writeFile([UInt8(index)], to: "\(path)/\(index)") }
        }
        #expect(directory.files.count == 200)
    }
}
