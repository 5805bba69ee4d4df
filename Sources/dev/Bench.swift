import Files
import Foundation
import Processes

/// Benchmarks of whole processes, as users experience them.
enum Bench {
    /// Runs the named benchmark with the tool at a path.
    static func run(_ arguments: [String]) -> Int32 {
        let tool = arguments.dropFirst().first ?? ".build/release/maquette"
        switch arguments.first {
        case "cold": return cold(tool)
        case "batch": return batch(tool)
        case "layout": return layout(Array(arguments.dropFirst()))
        case "pictures": return PictureBenchmark.run()
        case "raster": return raster(Array(arguments.dropFirst()))
        case "solver": return solver(Array(arguments.dropFirst()))
        case "swiftui": return swiftUI()
        case "text": return TextBenchmark.run(Array(arguments.dropFirst()))
        case "text-metrics": return TextMetrics.run(Array(arguments.dropFirst()))
        default:
            print(
                "dev bench cold|batch [TOOL], dev bench layout [SCREEN…], dev bench solver [WORKLOAD…], "
                    + "dev bench pictures, dev bench swiftui, dev bench text FOLDER ROUNDS, dev bench text-metrics FILE…, "
                    + "dev bench raster [FOLDER [OUTPUT]]")
            return 2
        }
    }

    /// One process that renders one picture, repeated.
    private static func cold(_ tool: String) -> Int32 {
        for (screen, device) in [
            ("hello", "iphone-8"), ("guide", "iphone-8"), ("guide", "iphone-16"), ("bubbles", "iphone-8"),
        ] {
            let arguments = ["assets/screens/\(screen).screen.yaml", "--device", device, "-o", "-"]
            guard let runs = measure(tool, arguments, count: 30) else { return 1 }
            report("cold", screen: "\(screen).\(device)", pictures: 1, workers: 1, runs)
        }
        return 0
    }

    /// The whole gallery on many devices in one process, with one worker and with two.
    private static func batch(_ tool: String) -> Int32 {
        let devices = ["iphone-4", "iphone-se", "iphone-8", "iphone-8-plus", "iphone-x", "ipad-9.7"]
        let folder = NSTemporaryDirectory() + "/maquette-bench-\(getpid())"
        let empty = { _ = try? FileManager.default.removeItem(atPath: folder) }
        defer { empty() }
        for workers in [1, 2] {
            let arguments =
                ["assets/screens", "--state", "*", "-j", "\(workers)", "-o", folder]
                + devices.flatMap { ["--device", $0] }
            // Write into an empty folder each time: overwriting a file whose data is still being written to
            // disk has to wait.
            guard let runs = measure(tool, arguments, count: 5, before: empty) else { return 1 }
            let made = (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
            report("batch", screen: "gallery", pictures: made, workers: workers, runs)
        }
        return 0
    }

    /// Layout only, in this process: a typical screen and lists of increasing length.
    private static func layout(_ names: [String]) -> Int32 {
        guard let figures = try? LayoutBenchmark.run(names) else {
            print("the installation lacks its fonts")
            return 5
        }
        for figure in figures {
            let line = JSONValue.members([
                "bench": .string("layout"), "screen": .string(figure.screen),
                "views": .integer(figure.views), "medianMilliseconds": .number(rounded(figure.median * 1e3)),
            ])
            print(line.text)
        }
        for prefix in ["list", "flow"] {
            let exponent = rounded(LayoutBenchmark.exponent(figures, of: prefix))
            let line = JSONValue.members([
                "bench": .string("layout"), "screens": .string(prefix), "exponent": .number(exponent),
            ])
            print(line.text)
        }
        return 0
    }

    /// Screens of SwiftUI views, in this process: beside UIKit's, and how the time grows.
    private static func swiftUI() -> Int32 {
        guard let figures = try? SwiftUIBenchmark.run() else {
            print("the installation lacks its fonts")
            return 5
        }
        for figure in figures {
            let line = JSONValue.members([
                "bench": .string("swiftui"), "screen": .string(figure.screen),
                "count": .integer(figure.count), "medianMilliseconds": .number(rounded(figure.median * 1e3)),
            ])
            print(line.text)
        }
        return 0
    }

    /// The solver only, with the named workloads or all.
    private static func solver(_ names: [String]) -> Int32 {
        if names.first == "--allocations" { return solverAllocations() }
        SolverBenchmark(names: names).run { figure in
            let line = JSONValue.members([
                "bench": .string("solver"), "workload": .string(figure.workload),
                "views": .integer(figure.viewCount), "constraints": .integer(figure.constraintCount),
                "buildMicroseconds": .number(rounded(figure.build * 1e6)),
                "resizeMicroseconds": .number(rounded(figure.resize * 1e6)),
            ])
            print(line.text)
        }
        return 0
    }

    /// The allocations of the solver, one JSON object per line.
    private static func solverAllocations() -> Int32 {
        guard let counters = SolverAllocations() else {
            print(
                "no counters: load Benchmarks/allocations.c beforehand, as Benchmarks/solver.py --memory does"
            )
            return 2
        }
        for workload in SolverWorkload.all {
            for count in SolverBenchmark.sizes {
                let peak = counters.peak(workload, count)
                let line = JSONValue.members([
                    "bench": .string("solver-peak"), "workload": .string(peak.workload),
                    "views": .integer(peak.viewCount), "bytes": .integer(peak.bytes),
                ])
                print(line.text)
            }
        }
        for unknowns in [20, 40, 200, 1000] {
            guard let steps = try? counters.steps(unknowns: unknowns) else { return 1 }
            let line = JSONValue.members([
                "bench": .string("solver-steps"), "unknowns": .integer(steps.unknownCount),
                "fewestSteps": .integer(steps.fewest.steps),
                "allocationsThen": .integer(steps.fewest.allocations),
                "mostSteps": .integer(steps.most.steps),
                "allocationsAtMost": .integer(steps.most.allocations),
            ])
            print(line.text)
        }
        return 0
    }

    private static func report(
        _ bench: String, screen: String, pictures: Int, workers: Int, _ runs: [ResourceUsage]
    ) {
        let times = runs.map { $0.seconds * 1000 }.sorted()
        let median = times[times.count / 2]
        let line = JSONValue.members([
            "bench": .string(bench), "screen": .string(screen), "pictures": .integer(pictures),
            "workers": .integer(workers), "runs": .integer(runs.count),
            "medianMilliseconds": .number(rounded(median)), "fastestMilliseconds": .number(rounded(times[0])),
            "millisecondsPerPicture": .number(rounded(median / Double(max(1, pictures)))),
            "peakKilobytes": .integer(runs.map(\.peakKilobytes).max() ?? 0),
        ])
        print(line.text)
    }

    static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    /// Runs a process several times after a warm-up run that fills the disk cache; nil if it fails.
    private static func measure(
        _ tool: String, _ arguments: [String], count: Int, before prepare: () -> Void = {}
    ) -> [ResourceUsage]? {
        var runs: [ResourceUsage] = []
        for _ in 0...count {
            prepare()
            guard let run = try? Program(tool, arguments).run(), run.succeeded else {
                print("\(tool) \(arguments.joined(separator: " ")) failed")
                return nil
            }
            runs.append(run.usage)
        }
        return Array(runs.dropFirst())
    }
}
