import Files
import GoldenPlans
import Goldens
import Maquette
import TestSupport
import Testing

@Suite("Outcomes that record digests") struct RecordedOutcomeTests {
    private let directory: TemporaryDirectory
    private let store: GoldenStore

    init() throws {
        directory = try TemporaryDirectory()
        store = GoldenStore(directory: directory.path + "/goldens")
        for number in 0..<40 {
            try directory.write("root: {backgroundColor: red}\n", to: "screens/screen\(number).screen.yaml")
        }
        try directory.write(
            "goldens: goldens\nscreens: screens\ndevices: 8x8@1\ncompare: digest\n", to: ".maquette.yaml")
    }

    /// Records all goldens, and calls `delivered` with each outcome.
    private func record(_ interval: Duration, delivered: (Int, GoldenOutcome) -> Void) throws {
        let plan = GoldenPlan(
            configurationFile: directory.path + "/.maquette.yaml", overrides: GoldenPlan.Overrides(),
            workers: 2)
        var check = GoldenCheck(store: store, mode: .all)
        check.recording = DigestRecording(to: store, interval: interval)
        compareWithGoldens(plan, in: try RenderSession(), check: check, workers: 2) { index, outcome in
            delivered(index, outcome)
            return true
        }
    }

    @Test func allAreWrittenAtOnceBeforeTheyAreDelivered() throws {
        var versions: Set<FileVersion?> = [], order: [Int] = []
        try record(.seconds(3600)) { index, outcome in
            versions.insert(FileVersion(of: store.lockPath))
            order.append(index)
            #expect(outcome.results.map(\.outcome) == [.recorded(replacing: .nothing)])
        }
        #expect(order == Array(0..<40))
        #expect(versions.count == 1)
        #expect(!versions.contains(nil))
        #expect(try store.files().count == 40)
    }

    @Test func whatIsDeliveredIsWritten() throws {
        try record(.zero) { _, outcome in
            #expect((try? store.bytes(of: outcome.name, .digest)) != nil)
        }
    }

    @Test func whatCannotBeWrittenIsNotRecorded() throws {
        try directory.write("", to: "goldens")
        var outcomes: [String] = []
        try record(.seconds(3600)) { _, outcome in outcomes += outcome.results.map(\.outcomeName) }
        #expect(outcomes == Array(repeating: "failed", count: 40))
    }
}
