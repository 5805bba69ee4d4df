import Assets
import Files
import Foundation
import Typography
import UIKitCore

/// Measures text measurement for the strings in a folder, for comparison with Pango's and Skia's times.
enum TextBenchmark {
    /// Prints one line per case: microseconds per string in the median round. The first round fills the font
    /// caches.
    static func run(_ arguments: [String]) -> Int32 {
        guard let folder = arguments.first, let rounds = arguments.dropFirst().first.flatMap({ Int($0) }),
            rounds > 0
        else {
            print("dev bench text FOLDER ROUNDS: labels.txt, letters.txt, latin.txt, chinese.txt")
            return 2
        }
        guard let fonts = InstalledData.fonts,
            let library = try? FontLibrary(directory: fonts)
        else {
            print("the installation lacks its fonts")
            return 5
        }
        let engine = TextEngine(library: library)
        for (name, width) in [
            ("labels", Double.infinity), ("letters", .infinity), ("latin", 300), ("chinese", 300),
        ] {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).txt") else {
                print("\(folder)/\(name).txt: cannot be read")
                return 1
            }
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
            let figures = measure(lines, rounds: rounds, width: width, engine)
            report("\(name)-cold", figures.cold)
            report("\(name)-warm", figures.warm)
        }
        return 0
    }

    private static func measure(
        _ lines: [String], rounds: Int, width: Double, _ engine: TextEngine
    ) -> (cold: [Double], warm: [Double]) {
        let size = lines.count / (rounds + 1)
        guard size > 0 else { return ([], []) }
        var cold: [Double] = [], warm: [Double] = [], count = 0
        let clock = ContinuousClock()
        for round in 0...rounds {
            let part = lines[round * size..<(round + 1) * size]
            cold.append(
                clock.measure { for line in part { count += lineCount(of: line, width, engine) } } / size)
            let first = lines[round * size]
            warm.append(
                clock.measure { for _ in part { count += lineCount(of: first, width, engine) } } / size)
        }
        return count > 0 ? (Array(cold.dropFirst()), Array(warm.dropFirst())) : ([], [])
    }

    private static func lineCount(of text: String, _ width: Double, _ engine: TextEngine) -> Int {
        let style = TextStyle(font: .system(size: 17))
        return engine.layout(
            AttributedText(text, style: style), proposal: TextProposal(width: width)
        ).lines.count
    }

    private static func report(_ name: String, _ seconds: [Double]) {
        guard !seconds.isEmpty else { return }
        let median = seconds.sorted()[seconds.count / 2]
        print(
            JSONValue.members([
                "bench": .string("text"), "case": .string(name),
                "microseconds": .number((median * 1e8).rounded() / 100),
            ]).text)
    }
}

/// Returns the seconds per item.
private func / (duration: Duration, count: Int) -> Double {
    let parts = duration.components
    return (Double(parts.seconds) + Double(parts.attoseconds) / 1e18) / Double(count)
}
