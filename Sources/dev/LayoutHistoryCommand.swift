import RandomTrees

/// Lays out many random screens step by step and at once, and reports differences between the frames.
enum LayoutHistoryCommand {
    /// Checks `--count N` screens, starting with `--seed S`.
    static func run(_ arguments: [String]) -> Int32 {
        let count = RandomTreeCommand.number(after: "--count", in: arguments) ?? 5_000
        let first = RandomTreeCommand.number(after: "--seed", in: arguments) ?? 1
        var faulty = 0, unconverged = 0, views = 0, steps = 0
        for seed in first..<(first + count) {
            let check = RandomHistoryCheck(seed: seed)
            views += check.viewCount
            steps += check.steps.count
            if let views = check.unconverged {
                unconverged += 1
                if unconverged <= 20 {
                    print("seed \(seed): did not converge (\(views)): \(check.steps.joined(separator: "; "))")
                }
            }
            guard !check.faults.isEmpty else { continue }
            faulty += 1
            if faulty <= 20 {
                print("seed \(seed): \(check.steps.joined(separator: "; "))")
                for fault in check.faults.prefix(5) { print("  \(fault)") }
            }
        }
        print(
            "\(count) histories from seed \(first): \(steps) steps, \(views) views, "
                + "\(unconverged) not converged, \(faulty) with faults")
        return faulty == 0 ? 0 : 1
    }
}
