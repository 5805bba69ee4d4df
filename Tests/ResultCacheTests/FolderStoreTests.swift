import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ResultCache

@Suite("A result cache in a folder") struct FolderStoreTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/cache" }

    init() throws { directory = try TemporaryDirectory() }

    private func content(_ number: Int) -> [UInt8] { Array("content \(number)\n".utf8) }

    @Test func keepsContents() {
        let cache = ResultCache(at: folder)
        #expect(cache.content(of: "00aa") == nil)
        #expect(directory.files == [])
        cache.keep(content(1), as: "00aa")
        cache.keep(content(2), as: "01aa")
        #expect(directory.files == ["cache/00/00aa", "cache/01/01aa"])
        let other = ResultCache(at: folder)
        #expect(other.content(of: "00aa") == content(1))
        #expect(other.content(of: "01aa") == content(2))
        #expect(other.finish() == [])
    }

    /// Every way in which a file can be broken.
    @Test func damagedEntriesAreIgnoredAndReplaced() throws {
        ResultCache(at: folder).keep(content(1), as: "00aa")
        let whole = try directory.data("cache/00/00aa")
        var broken = (0..<whole.count).map { whole.prefix($0) }
        for index in whole.indices {
            var changed = whole
            changed[index] ^= 0x20
            broken.append(changed)
        }
        for bytes in broken + [whole + [0], Data()] {
            try directory.write(bytes, to: "cache/00/00aa")
            let cache = ResultCache(at: folder)
            #expect(cache.content(of: "00aa") == nil)
            cache.keep(content(1), as: "00aa")
            #expect(cache.content(of: "00aa") == content(1))
            #expect(cache.finish().map(\.code.name) == ["cache.damaged"])
        }
        try directory.makeSparse("cache/00/00aa", bytes: 1 << 30)
        #expect(ResultCache(at: folder).content(of: "00aa") == nil)
    }

    @Test func entriesOfAnotherKeyAreIgnoredAndReplaced() throws {
        func cache(_ key: String?) -> ResultCache { ResultCache(at: folder, key: key) }
        for (writer, reader, isRead) in [
            (nil, nil, true), ("one", nil, true), ("one", "one", true), (nil, "one", false),
            ("two", "one", false),
            ("", "one", false), ("one", "", true),
        ] as [(String?, String?, Bool)] {
            cache(writer).keep(content(1), as: "00aa")
            let reading = cache(reader)
            #expect(
                reading.content(of: "00aa") == (isRead ? content(1) : nil),
                "\(writer ?? "-") \(reader ?? "-")")
            #expect(reading.finish().map(\.code.name) == (isRead ? [] : ["cache.signature"]))
            reading.keep(content(1), as: "00aa")
            #expect(cache(reader).content(of: "00aa") == content(1))
        }
    }

    /// An entry is signed with its name, so that it is none under another one.
    @Test func aSignedEntryIsOfItsName() throws {
        ResultCache(at: folder, key: "one").keep(content(1), as: "00aa")
        try directory.write(try directory.data("cache/00/00aa"), to: "cache/00/00ab")
        #expect(ResultCache(at: folder, key: "one").content(of: "00ab") == nil)
        #expect(ResultCache(at: folder).content(of: "00ab") == content(1))
    }

    /// Every change of one bit, and every cut.
    @Test func changedSignedEntriesAreIgnored() throws {
        ResultCache(at: folder, key: "one").keep(content(1), as: "00aa")
        let whole = try directory.data("cache/00/00aa")
        var broken = whole.indices.map { whole.prefix($0) }
        for index in whole.indices {
            for bit in 0..<8 {
                var changed = whole
                changed[index] ^= 1 << bit
                broken.append(changed)
            }
        }
        for bytes in broken {
            try directory.write(bytes, to: "cache/00/00aa")
            #expect(ResultCache(at: folder, key: "one").content(of: "00aa") == nil)
        }
    }

    @Test func entriesNotUsedForLongGoFirst() throws {
        // Each takes a block of the file system, of 4 KB or less.
        let cache = ResultCache(at: folder, byteLimit: 100 << 10)
        for number in 10..<60 {
            cache.keep([UInt8](repeating: 1, count: 4000), as: "\(number)")
            let age = Date(timeIntervalSinceNow: -Double(number) * 1e5)
            try FileManager.default.setAttributes(
                [.modificationDate: age], ofItemAtPath: "\(folder)/\(number)/\(number)")
        }
        // Using an old one makes it new.
        #expect(cache.content(of: "59") != nil)
        #expect(cache.finish() == [])
        let left = directory.files.compactMap { $0.split(separator: "/").last }
        #expect(left.count < 40 && left.count > 5, "\(left.count)")
        #expect(left.contains("59"))
        #expect(left.first == "10")
        #expect(!left.contains("58"))
    }

    @Test func aFolderThatCannotBeUsedIsSaidOnce() throws {
        try directory.write("a file", to: "cache")
        let cache = ResultCache(at: folder)
        cache.keep(content(1), as: "00aa")
        #expect(cache.content(of: "00aa") == nil)
        cache.keep(content(2), as: "01aa")
        #expect(cache.finish().map(\.code.name) == ["cache.unusable"])
        #expect(try directory.data("cache") == Data("a file".utf8))
    }

    @Test func manyMayUseItAtOnce() async {
        let folder = folder
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let cache = ResultCache(at: folder, byteLimit: 40 << 10)
                    for number in 0..<200 {
                        let name = "\(number % 30 + 10)aa", content = Array("content \(name)".utf8)
                        if let found = cache.content(of: name) {
                            #expect(found == content)
                        } else {
                            cache.keep(content, as: name)
                        }
                        if number % 50 == 0 { #expect(cache.finish() == []) }
                    }
                }
            }
        }
    }
}
