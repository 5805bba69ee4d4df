import AppReports
import Files
import Foundation

/// Compares what two versions of the builder make of apps, so that no change loses classes or scenes unnoticed.
enum AppReportCommand {
    /// `BEFORE.json AFTER.json`, or `--run FOLDER… -o FILE.json [--tools FOLDER] [--scratch FOLDER] [--no-pictures]`.
    static func run(_ arguments: [String]) -> Int32 {
        if arguments.first == "--run" { return record(Array(arguments.dropFirst())) }
        guard arguments.count == 2 else { return usage() }
        do throws(FileError) {
            let comparison = AppComparison(
                try AppRecord(contentsOf: arguments[0]), try AppRecord(contentsOf: arguments[1]))
            print(comparison.lines.joined(separator: "\n"))
            return comparison.lost.isEmpty ? 0 : 1
        } catch {
            print(error.diagnostic)
            return 2
        }
    }

    private static func record(_ arguments: [String]) -> Int32 {
        var options = ["-o": "", "--tools": ".build/release", "--scratch": ".build/app-reports"]
        var folders: [String] = [], rendersScenes = true
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--no-pictures" {
                rendersScenes = false
            } else if options[word] != nil {
                guard let value = rest.popFirst() else { return usage() }
                options[word] = value
            } else {
                folders.append(word)
            }
        }
        guard let file = options["-o"], !file.isEmpty, !folders.isEmpty else { return usage() }
        var runner = AppRunner(tools: options["--tools"] ?? "", scratch: options["--scratch"] ?? "")
        runner.rendersScenes = rendersScenes
        var run = AppRecord(apps: [])
        for folder in folders {
            let app = runner.run(folder)
            run.apps.append(app)
            let counts = AppRecord.Status.allCases.reversed().map { status in
                "\(app.classes.count { $0.status == status }) \(status == .leftOut ? "left out" : status.rawValue)"
            }
            print(
                "\(app.name): \(counts.joined(separator: ", ")), \(app.scenes.count) scenes, \(Int(app.seconds.rounded())) s"
            )
            for problem in app.problems { print("  \(problem)") }
        }
        do throws(FileError) { try run.write(to: file) } catch {
            print(error.diagnostic)
            return 2
        }
        return 0
    }

    private static func usage() -> Int32 {
        print("dev app-report BEFORE.json AFTER.json")
        print("dev app-report --run FOLDER… -o FILE.json [--tools FOLDER] [--scratch FOLDER] [--no-pictures]")
        return 2
    }
}
