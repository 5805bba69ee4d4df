import Foundation
import HostileProjects

/// Builds hostile apps and reports what they could do.
enum HostileAppCommand {
    /// `[--count N] [--seed S] [BUILDER]`, or `--programs N [--seed S] [--jobs J] [--user U] [--without PART,…] [FOLDER]`.
    static func run(_ arguments: [String]) -> Int32 {
        if arguments.contains("--programs") { return HostileProgramCommand.run(arguments) }
        var options = ["--count": 100, "--seed": 1]
        var builder = FileManager.default.currentDirectoryPath + "/.build/release/maquette-app-builder"
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if options[word] == nil {
                builder = URL(fileURLWithPath: word).path
            } else if let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 {
                options[word] = number
            }
        }
        let first = UInt64(options["--seed"] ?? 1), count = UInt64(options["--count"] ?? 0)
        let place = FileManager.default.temporaryDirectory.path + "/maquette-hostile-app-\(getpid())"
        var faulty = 0, ends: [String: Int] = [:]
        for seed in first..<first + count {
            let run = HostileAppRun(builder, seed: seed, in: "\(place)-\(seed)")
            ends[run.end, default: 0] += 1
            guard !run.faults.isEmpty else { continue }
            faulty += 1
            print(run.text)
        }
        let counts = ends.sorted { $0.key < $1.key }.map { "\($0.value) times the builder \($0.key)" }
        print("\(count) apps, \(faulty) with faults: \(counts.joined(separator: ", "))")
        return faulty == 0 ? 0 : 1
    }
}
