import Diagnostics
import Files
import Foundation
import ImageCodec
import Scene
import Synchronization
import TestSupport
import Testing

@testable import Goldens

@Suite("Digests that a run records") struct DigestRecordingTests {
    private let directory: TemporaryDirectory
    private let store: GoldenStore

    init() throws {
        directory = try TemporaryDirectory()
        store = GoldenStore(directory: directory.path + "/goldens")
    }

    private func line(_ number: Int) -> [UInt8] { Array("d\(number)\n".utf8) }

    private func digests() throws -> [String: String] { try GoldenLock.read(store.lockPath).digests }

    @Test func theyAreWrittenTogether() throws {
        let recording = DigestRecording(to: store, interval: .seconds(3600))
        for number in 0..<1000 { recording.add(line(number), as: "golden \(number)") }
        #expect(!recording.isDue)
        #expect(directory.files.isEmpty)
        #expect(recording.write() == nil)
        #expect(try digests().count == 1000)
        #expect(try store.bytes(of: "golden 7", .digest) == line(7))
        // What other programs write is read, and nothing is written again.
        let version = FileVersion(of: store.lockPath)
        #expect(recording.write() == nil)
        #expect(FileVersion(of: store.lockPath) == version)
    }

    @Test func theyAreDueAfterTheInterval() {
        #expect(DigestRecording(to: store, interval: .zero).isDue)
        #expect(!DigestRecording(to: store).isDue)
    }

    @Test func aCheckGathersThem() throws {
        var check = GoldenCheck(store: store, mode: .all)
        check.recording = DigestRecording(to: store, interval: .seconds(3600))
        let pixmap = Pixmap(width: 2, height: 2, filledWith: 0xFF00_00FF)
        let subject = GoldenSubject(name: "case", content: .digest(pixmap, scale: 1))
        #expect(check.check(subject).outcome == .recorded(replacing: .nothing))
        #expect(directory.files.isEmpty)
        #expect(check.recording?.write() == nil)
        check.mode = .never
        #expect(check.check(subject).outcome == .same)
    }

    @Test func writersAtTheSameTimeLoseNothing() throws {
        let group = DispatchGroup()
        for writer in 0..<4 {
            DispatchQueue.global().async(group: group) { [store] in
                let recording = DigestRecording(to: store, interval: .zero)
                for number in 0..<50 {
                    recording.add(Array("d\n".utf8), as: "\(writer)-\(number)")
                    if number.isMultiple(of: 3) { _ = recording.write() }
                }
                _ = recording.write()
            }
        }
        group.wait()
        #expect(try digests().count == 200)
    }

    @Test func afterAFailureNothingIsWritten() throws {
        try directory.write("", to: "goldens")
        let recording = DigestRecording(to: store)
        recording.add(line(1), as: "first")
        let problem = try #require(recording.write())
        #expect(problem.message.contains("goldens.lock"), "\(problem.message)")
        try FileManager.default.removeItem(atPath: store.directory)
        recording.add(line(2), as: "second")
        #expect(recording.write() == problem)
        #expect(directory.files.isEmpty)
    }

    @Test func deletedTogether() throws {
        try store.write(digests: ["a": "1", "b": "2", "c": "3"])
        try directory.write("text", to: "goldens/x/y.layout.txt")
        let (count, problems) = store.delete(["a.digest", "b.digest", "x/y.layout.txt"])
        #expect(count == 3)
        #expect(problems.isEmpty)
        #expect(try store.files() == ["c.digest"])
        #expect(directory.files == ["goldens/goldens.lock"])
    }
}
