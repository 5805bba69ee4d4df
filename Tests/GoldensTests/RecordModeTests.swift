import Diagnostics
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

    @Test func buildServersNeverRecord() throws {
        #expect(try RecordMode.requested(by: [:]) == nil)
        #expect(try RecordMode.requested(by: ["CI": "true"]) == .never)
        #expect(try RecordMode.requested(by: ["CI": ""]) == nil)
        #expect(try RecordMode.requested(by: ["CI": "false"]) == nil)
        #expect(try RecordMode.requested(by: ["SNAPSHOT_TESTING_RECORD": "failed"]) == .changed)
        #expect(try RecordMode.requested(by: ["SNAPSHOT_TESTING_RECORD": ""]) == nil)
        #expect(try RecordMode.requested(by: ["SNAPSHOT_TESTING_RECORD": "all", "CI": "1"]) == .never)
    }

    @Test(arguments: [[:], ["CI": "1"]])
    func aWordThatIsNoModeIsAnError(environment: [String: String]) throws {
        let environment = environment.merging(["SNAPSHOT_TESTING_RECORD": "mising"]) { $1 }
        let error = #expect(throws: RecordModeError.self) { try RecordMode.requested(by: environment) }
        #expect(
            error?.diagnostic.message == "SNAPSHOT_TESTING_RECORD is 'mising', which is not a record mode")
        #expect(error?.diagnostic.hints.first == "did you mean 'missing'?")
    }
}
