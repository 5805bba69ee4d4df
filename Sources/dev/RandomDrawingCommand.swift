import Foundation
import RandomDrawings

/// Draws many random display lists and screens with the optimized and the reference renderer, and reports
/// differences.
enum RandomDrawingCommand {
    /// Draws `--count N` display lists and `--screens N` screens, starting with `--seed S`.
    static func run(_ arguments: [String]) -> Int32 {
        func number(after name: String) -> UInt64? {
            arguments.firstIndex(of: name).flatMap { index in
                arguments.indices.contains(index + 1) ? UInt64(arguments[index + 1]) : nil
            }
        }
        let seed = number(after: "--seed") ?? 1
        let count = number(after: "--count") ?? 20_000, screens = number(after: "--screens") ?? 2000
        let check = DrawingCheck(), start = Date()
        var faulty = (lists: 0, screens: 0)
        for seed in seed..<(seed + count) {
            guard let fault = check.faultOfList(seed: seed) else { continue }
            faulty.lists += 1
            if faulty.lists <= 20 { print(fault) }
        }
        for seed in seed..<(seed + screens) {
            guard let fault = check.faultOfScreen(seed: seed) else { continue }
            faulty.screens += 1
            if faulty.screens <= 20 { print(fault) }
        }
        let seconds = Int(Date().timeIntervalSince(start).rounded())
        print(
            "\(count) lists and \(screens) screens from seed \(seed), each in 6 ways: \(faulty.lists) lists and "
                + "\(faulty.screens) screens differ; \(seconds) s")
        return faulty == (0, 0) ? 0 : 1
    }
}
