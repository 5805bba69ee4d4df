import Goldens
import Testing

@Suite struct RecordModeTests {
    @Test(arguments: [
        ("all", RecordMode.all), ("changed", .changed), ("failed", .changed), ("missing", .missing),
        ("never", .never), ("none", .never), ("NEVER", .never),
    ])
    func spellings(name: String, mode: RecordMode) {
        #expect(RecordMode(spelling: name) == mode)
    }

    @Test func otherWordsAreNone() { #expect(RecordMode(spelling: "maybe") == nil) }

    @Test func buildServersNeverRecord() {
        #expect(RecordMode.requested(by: [:]) == nil)
        #expect(RecordMode.requested(by: ["CI": "true"]) == .never)
        #expect(RecordMode.requested(by: ["CI": ""]) == nil)
        #expect(RecordMode.requested(by: ["CI": "false"]) == nil)
        #expect(RecordMode.requested(by: ["SNAPSHOT_TESTING_RECORD": "failed"]) == .changed)
        #expect(RecordMode.requested(by: ["SNAPSHOT_TESTING_RECORD": "all", "CI": "1"]) == .all)
    }
}
