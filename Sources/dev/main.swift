import Foundation

/// The chores by name.
let chores: [(name: String, summary: String, run: ([String]) -> Int32)] = [
    ("dead-goldens", "list goldens that no configuration entry names", DeadGoldens.run),
    (
        "history",
        "[--corpus FOLDER] [--every N] [--seed S]: the same pixels alone, after others, on any number of workers",
        HistoryChore.run
    ),
    ("random-trees", "[--count N] [--seed S]: lay out random trees and check them", RandomTreeChore.run),
    (
        "layout-histories",
        "[--count N] [--seed S]: lay out random screens in steps and at once, and compare",
        LayoutHistoryChore.run
    ),
    (
        "random-drawings",
        "[--count N] [--screens N] [--seed S]: draw random lists and screens in all ways and plainly",
        RandomDrawingChore.run
    ),
    (
        "hostile-projects",
        "[--count N] [--seed S] [--jobs J] [TOOL]: run the tool on random hostile projects",
        HostileProjectChore.run
    ),
    (
        "bench",
        "cold|batch [TOOL], layout, solver [WORKLOAD…], text-metrics FILE…, raster [FOLDER]: a JSON object a line",
        Bench.run
    ),
    (
        "memory",
        "[--count N] [--workers N] [--device NAME]… --gallery | FILE…: render again and again, see memory stay",
        MemoryChore.run
    ),
    (
        "unicode", "FILE…: Unicode's tests of breaks and bidirectional text, counts a file",
        UnicodeConformance.run
    ),
]

let arguments = Array(CommandLine.arguments.dropFirst())
if let chore = chores.first(where: { $0.name == arguments.first }) {
    exit(chore.run(Array(arguments.dropFirst())))
}
for chore in chores { print("dev \(chore.name): \(chore.summary)") }
exit(arguments.isEmpty ? 0 : 2)
