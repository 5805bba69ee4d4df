import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct FileReadingTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func refusal(_ name: String, as kind: FileKind = .configuration) -> FileError? {
        do throws(FileError) {
            _ = try readFile(directory.path + "/" + name, as: kind)
            return nil
        } catch {
            return error
        }
    }

    @Test func aFileWithinItsLimitIsReadWholeAndThroughLinks() throws {
        let text = String(repeating: "maquette", count: 30_000)
        try directory.write(text, to: "a/file")
        try directory.write("", to: "empty")
        try directory.link("link", to: "a/file")
        #expect(try readFile(directory.path + "/a/file", as: .golden) == Array(text.utf8))
        #expect(try readFile(directory.path + "/link", as: .golden) == Array(text.utf8))
        #expect(try readFile(directory.path + "/empty", as: .golden) == [])
        #expect(try readFile(directory.path + "/link", as: .golden, first: 3) == Array("maq".utf8))
        #expect(try readFile(directory.path + "/empty", as: .golden, first: 3) == [])
    }

    @Test(arguments: FileKind.allCases)
    func aFileAtItsLimitIsReadAndOneByteMoreIsNot(_ kind: FileKind) throws {
        try directory.makeSparse("most", bytes: kind.byteLimit)
        try directory.makeSparse("more", bytes: kind.byteLimit + 1)
        // Only opened, because reading the largest files takes long.
        _ = try OpenFile(directory.path + "/most", as: kind)
        let path = directory.path + "/more"
        #expect(refusal("more", as: kind) == .tooLarge(path: path, kind))
    }

    @Test(.timeLimit(.minutes(10))) func aSparseFileOfATerabyteIsRefusedAtOnce() throws {
        try directory.makeSparse("huge", bytes: 1 << 40)
        let path = directory.path + "/huge"
        #expect(refusal("huge") == .tooLarge(path: path, .configuration))
        let diagnostic = try #require(refusal("huge")?.diagnostic)
        #expect(
            diagnostic.message
                == "cannot read '\(path)': it is larger than 8 MB, the most that is read of a configuration")
        #expect(diagnostic.place == Place(file: path))
        #expect(diagnostic.hints == ["make it smaller, or check that it is a configuration"])
    }

    /// Reading does not block: a pipe may have no writer, and a device may never end.
    @Test(.timeLimit(.minutes(10))) func onlyRegularFilesAreRead() throws {
        try directory.makePipe("pipe")
        try directory.link("zero", to: "/dev/zero")
        try directory.link("link", to: "pipe")
        try directory.link("loop", to: "loop")
        try directory.link("nothing", to: "nowhere")
        #expect(refusal("pipe") == .notAFile(path: directory.path + "/pipe", .pipe))
        #expect(refusal("link") == .notAFile(path: directory.path + "/link", .pipe))
        #expect(refusal("zero") == .notAFile(path: directory.path + "/zero", .device))
        #expect(refusal(".") == .notAFile(path: directory.path + "/.", .folder))
        #expect(refusal("nothing") == .missing(path: directory.path + "/nothing"))
        #expect(refusal("pipe/below") == .missing(path: directory.path + "/pipe/below"))
        #expect(refusal("loop")?.reason == "too many levels of symbolic links")
        #expect(refusal("zero")?.reason == "it is a device, not a file")
    }

    @Test func aSocketIsNoFile() throws {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // The path of the folder is too long for a socket address, so it is bound from inside the folder.
        let path = "/tmp/maquette-\(UUID().uuidString.prefix(8))"
        defer { unlink(path) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
        #expect(throws: FileError.notAFile(path: path, .socket)) { try readFile(path, as: .image) }
    }

    @Test func aZeroInAPathIsNotItsEnd() throws {
        try directory.write("secret", to: "file")
        #expect(refusal("file\0.yaml") == .missing(path: directory.path + "/file\0.yaml"))
    }

    /// A file whose size the system does not report is read to its end.
    @Test func aFileWithoutASizeIsRead() throws {
        let bytes = try readFile("/proc/self/status", as: .configuration)
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
        #expect(bytes.last == UInt8(ascii: "\n"))
    }

    @Test func nothingStaysOpen() throws {
        try directory.makePipe("pipe")
        try directory.write("a", to: "file")
        try directory.makeSparse("huge", bytes: 1 << 40)
        func open() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        }
        let before = try open()
        for _ in 0..<500 {
            for name in ["pipe", "file", "huge", "none"] { _ = refusal(name) }
        }
        // Other tests run concurrently.
        #expect(try open() < before + 100)
    }
}
