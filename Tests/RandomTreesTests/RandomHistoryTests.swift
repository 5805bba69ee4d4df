import RandomTrees
import Testing

/// Frames depend on nothing that came before, on 300 random screens; `dev layout-histories` does the same with many
/// more.
@Suite struct RandomHistoryTests {
    @Test(arguments: 0..<30 as Range<UInt64>)
    func stepsAndAFreshStartGiveTheSameFrames(block: UInt64) {
        for seed in (block * 10)..<(block * 10 + 10) {
            let check = RandomHistoryCheck(seed: seed)
            #expect(check.faults.isEmpty, "seed \(seed): \(check.steps) \(check.faults.prefix(3))")
        }
    }

    @Test func theHistoriesAreWorthChecking() {
        let checks = (0..<40).map { RandomHistoryCheck(seed: $0) }
        #expect(checks.map(\.viewCount).reduce(0, +) > 200)
        #expect(checks.map(\.steps.count).reduce(0, +) > 150)
        #expect(checks.count { $0.unconverged != nil } < 4)
    }
}
