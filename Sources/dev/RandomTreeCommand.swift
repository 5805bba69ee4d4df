import RandomTrees

/// Lays out many random trees and reports violated properties.
enum RandomTreeCommand {
    /// Checks `--count N` trees, starting with `--seed S`.
    static func run(_ arguments: [String]) -> Int32 {
        let count = number(after: "--count", in: arguments) ?? 10_000
        let seed = number(after: "--seed", in: arguments) ?? 1
        var faulty = 0, conflicts = 0, views = 0, held = 0
        for seed in seed..<(seed + count) {
            let check = RandomTreeCheck(seed: seed)
            views += check.viewCount
            held += check.satisfiedCount
            if check.hasConflicts { conflicts += 1 }
            guard !check.faults.isEmpty else { continue }
            faulty += 1
            if faulty <= 20 {
                print("seed \(seed):")
                for fault in check.faults.prefix(5) { print("  \(fault)") }
            }
        }
        print(
            "\(count) trees from seed \(seed): \(views) views, \(held) required constraints held, "
                + "\(conflicts) trees with contradictions, \(faulty) with faults")
        return faulty == 0 ? 0 : 1
    }

    /// Returns the number after an option; nil if there is none.
    static func number(after name: String, in arguments: [String]) -> UInt64? {
        arguments.firstIndex(of: name).flatMap { index in
            arguments.indices.contains(index + 1) ? UInt64(arguments[index + 1]) : nil
        }
    }
}
