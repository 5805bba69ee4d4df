import Foundation

/// The commands by name.
let commands: [(name: String, summary: String, run: ([String]) -> Int32)] = [
    (
        "history",
        "[--corpus FOLDER] [--every N] [--seed S]: the same pixels alone, after others, on any number of workers",
        HistoryCommand.run
    ),
    ("random-trees", "[--count N] [--seed S]: lay out random trees and check them", RandomTreeCommand.run),
    (
        "layout-histories",
        "[--count N] [--seed S]: lay out random screens in steps and at once, and compare",
        LayoutHistoryCommand.run
    ),
    (
        "random-drawings",
        "[--count N] [--screens N] [--seed S]: draw random lists and screens in all ways and plainly",
        RandomDrawingCommand.run
    ),
    (
        "hostile-projects",
        "[--count N] [--seed S] [--jobs J] [TOOL]: run the tool on random hostile projects",
        HostileProjectCommand.run
    ),
    (
        "hostile-apps",
        """
        [--count N] [--seed S] [BUILDER]: run the builder on random apps that want programs run, or secrets read
            --programs N [--seed S] [--jobs J] [--user U] [--without PART,…] [FOLDER]: random hostile programs in the fence
        """,
        HostileAppCommand.run
    ),
    (
        "app-report",
        "BEFORE.json AFTER.json | --run FOLDER… -o FILE.json: what two versions of the builder make of apps",
        AppReportCommand.run
    ),
    (
        "pixels",
        "PAIRS [-o FILE.json] [--sheets FOLDER] [--per N]: compare pictures of Apple's renderer with ours, listed in a file",
        PixelCommand.run
    ),
    (
        "wire",
        "[--fuzz N] [--seed S]: send the gallery's screens over the wire and compare, or read hostile messages",
        WireCommand.run
    ),
    (
        "bench",
        "cold|batch [TOOL], layout, pictures, solver [WORKLOAD…], swiftui, text-metrics FILE…, raster [FOLDER]: a JSON object a line",
        Bench.run
    ),
    (
        "memory",
        "[--count N] [--workers N] [--device NAME]… --gallery | FILE…: render again and again, see memory stay",
        MemoryCommand.run
    ),
    (
        "unicode", "FILE…: Unicode's tests of breaks and bidirectional text, counts a file",
        UnicodeConformance.run
    ),
]

let arguments = Array(CommandLine.arguments.dropFirst())
if let chore = commands.first(where: { $0.name == arguments.first }) {
    exit(chore.run(Array(arguments.dropFirst())))
}
for chore in commands { print("dev \(chore.name): \(chore.summary)") }
exit(arguments.isEmpty ? 0 : 2)
