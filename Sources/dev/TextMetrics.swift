import Files
import Foundation
import UIKitCore

/// Compares widths and heights of labels with measured values in files.
///
/// Reads two JSON formats, both arrays: measured strings (`string`, `size`, `weight`, `labelWidth3x`) and
/// labels of storyboards (`text`, `font`, `w`, `h`, `scale`). Of the latter, only single-line labels in the
/// system font with a free width are used.
enum TextMetrics {
    /// A measured text and its attributes.
    private struct Row: Decodable {
        struct Font: Decodable {
            var type: String?
            var weight: String?
            var pointSize: String?
        }

        var string: String?
        var weight: String?
        var size: Double?
        var labelWidth3x: Double?

        var element: String?
        var text: String?
        var font: Font?
        var w: Double?
        var wFree: Bool?
        var softPull: Bool?
        var lines: String?
        var scale: Double?
        var device: String?
    }

    private struct Sample {
        var text: String
        var font: UIFont
        var width: Double
        var scale: Double
        /// The computed width minus the measured width, in points.
        var error = 0.0
    }

    /// Prints one line for each file and group of rows.
    static func run(_ paths: [String]) -> Int32 {
        let showsRows = paths.contains("--rows")
        let files = paths.filter { $0 != "--rows" }
        guard !files.isEmpty else {
            print("dev bench text-metrics [--rows] FILE…: JSON files of measured texts")
            return 2
        }
        for path in files {
            guard let data = FileManager.default.contents(atPath: path),
                let rows = try? JSONDecoder().decode([Row].self, from: data)
            else {
                print("\(path): cannot be read as a list of measured texts")
                return 1
            }
            let samples = rows.compactMap(sample).map(measured)
            report(samples, of: path)
            if showsRows { samples.forEach(show) }
        }
        return 0
    }

    private static func sample(_ row: Row) -> Sample? {
        if let string = row.string, let size = row.size, let width = row.labelWidth3x {
            return Sample(
                text: string, font: font(size, row.weight), width: width, scale: 3)
        }
        guard row.element == "label", row.wFree == true, row.softPull == false, row.device != nil,
            row.lines ?? "1" == "1", let type = row.font?.type, ["system", "boldSystem"].contains(type),
            let text = row.text, let width = row.w, let scale = row.scale,
            let size = row.font?.pointSize.flatMap(Double.init)
        else { return nil }
        let weight = row.font?.weight ?? (type == "boldSystem" ? "bold" : "regular")
        return Sample(text: text, font: font(size, weight), width: width, scale: scale)
    }

    private static func font(_ size: Double, _ weight: String?) -> UIFont {
        let named = UIFont.Weight.named.first { $0.name == weight }?.weight ?? .regular
        return .systemFont(ofSize: size, weight: named)
    }

    private static func measured(_ sample: Sample) -> Sample {
        var sample = sample
        var environment = RenderEnvironment.current
        environment.traits = UITraitCollection(displayScale: sample.scale)
        environment.run {
            let label = UILabel()
            label.font = sample.font
            label.text = sample.text
            sample.error = label.intrinsicContentSize.width - sample.width
        }
        return sample
    }

    private static func report(_ samples: [Sample], of path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        report(samples, name, "all")
        // A stored width that is far from any width of its text was determined by constraints to other views.
        let own = samples.filter { abs($0.error) <= 4 + 0.04 * $0.width }
        guard own.count < samples.count else { return }
        report(own, name, "width of the text itself")
        report(own.filter { $0.font.pointSize < 20 }, name, "width of the text itself, below 20 points")
        report(own.filter { $0.font.pointSize >= 20 }, name, "width of the text itself, from 20 points")
    }

    private static func report(_ samples: [Sample], _ file: String, _ group: String) {
        guard !samples.isEmpty else { return }
        let errors = samples.map { abs($0.error) }.sorted()
        func share(_ limit: Double) -> JSONValue {
            .number(
                (Double(errors.count { $0 <= limit + 0.01 }) / Double(errors.count) * 1000).rounded() / 10)
        }
        let pixels = samples.count { abs($0.error) * $0.scale <= 1.03 }
        let mean = samples.map(\.error).reduce(0, +) / Double(samples.count)
        print(
            JSONValue.members([
                "bench": .string("text-metrics"), "file": .string(file), "group": .string(group),
                "rows": .integer(samples.count),
                "medianPoints": .number(hundredths(errors[errors.count / 2])),
                "meanPoints": .number(hundredths(mean)),
                "withinOnePixelPercent": .number(
                    (Double(pixels) / Double(samples.count) * 1000).rounded() / 10),
                "withinQuarterPercent": share(0.25), "withinHalfPercent": share(0.5),
                "withinOnePercent": share(1), "withinTwoPercent": share(2),
            ]).text)
    }

    private static func show(_ sample: Sample) {
        guard abs(sample.error) * sample.scale > 1.03 else { return }
        print(
            "\(hundredths(sample.error)) pt: \(sample.text) at \(sample.font.pointSize) points, "
                + "measured \(hundredths(sample.width)) at \(sample.scale)x")
    }

    private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
