import TestSupport
import Testing

@testable import AppBuilder

@Suite("Record of stops")
struct StopRecordTests {
    @Test("has the stops of a build that led to a program") func stops() throws {
        let directory = try TemporaryDirectory()
        let stop = try #require(SourceStop(json: #"{"file": "/a.swift", "line": 3, "reason": "x"}"#))
        var record = StopRecord(in: directory.path, fingerprint: "1")
        record.add([stop, stop])
        #expect(record.stops.contains(stop) && record.hasChanged)
        // Without a program nothing is written.
        #expect(StopRecord(in: directory.path, fingerprint: "1").stops.isEmpty)
        try record.write(in: directory.path)
        #expect(!record.hasChanged)
        let read = StopRecord(in: directory.path, fingerprint: "1")
        #expect(read.stops == record.stops && !read.hasChanged)
        #expect(StopRecord(in: directory.path, fingerprint: "2").stops.isEmpty)
    }
}
