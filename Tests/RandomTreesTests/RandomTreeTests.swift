import RandomTrees
import Testing

/// What must hold of any layout, on 300 random trees; `dev random-trees` does the same with many more.
@Suite struct RandomTreeTests {
    @Test(arguments: 0..<30 as Range<UInt64>)
    func anyTreeIsLaidOutSoundly(block: UInt64) {
        for seed in (block * 10)..<(block * 10 + 10) {
            let check = RandomTreeCheck(seed: seed)
            #expect(check.faults.isEmpty, "seed \(seed): \(check.faults.prefix(3))")
        }
    }

    @Test func theTreesAreWorthChecking() {
        let checks = (0..<40).map { RandomTreeCheck(seed: $0) }
        let viewCount = checks.map(\.viewCount).reduce(0, +)
        let satisfiedCount = checks.map(\.satisfiedCount).reduce(0, +)
        #expect(viewCount > 400)
        #expect(satisfiedCount > 100)
        let conflicts = checks.map(\.hasConflicts)
        #expect(conflicts.contains(true) && conflicts.contains(false))
    }
}
