import Testing

@testable import AppBuilder

@Suite("Record of a module")
struct ModuleRecordTests {
    private static func record(
        _ change: (inout ModuleRecord) -> Void = { _ in }
    ) -> ModuleRecord {
        let entry = ModuleRecord.Entry(
            source: "/a.swift", digest: "text", interface: "seen", compiled: "seen", omitted: [])
        var record = ModuleRecord(
            entries: [entry], knownModules: ["UIKit"], interfaces: ["Kit": "kit"], settings: "swiftc 1")
        change(&record)
        return record
    }

    @Test("tells changes of bodies from others: declarations, sources, modules, the toolchain")
    func differences() {
        let old = Self.record()
        #expect(Self.record { $0.entries[0].digest = "other" }.differsInBodiesAlone(from: old))
        let others: [(inout ModuleRecord) -> Void] = [
            { $0.entries[0].interface = "other" }, { $0.entries[0].source = "/b.swift" },
            { $0.entries.append($0.entries[0]) }, { $0.entries = [] }, { $0.knownModules = [] },
            { $0.interfaces = ["Kit": "other"] }, { $0.settings = "swiftc 2" },
        ]
        for change in others { #expect(!Self.record(change).differsInBodiesAlone(from: old)) }
    }

    @Test("has a digest of what other modules see")
    func interface() {
        let old = Self.record()
        #expect(Self.record { $0.entries[0].digest = "other" }.interface == old.interface)
        #expect(Self.record { $0.entries[0].compiled = "other" }.interface != old.interface)
    }
}
