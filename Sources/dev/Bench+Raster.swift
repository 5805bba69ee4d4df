import Files
import Foundation
import Typography

extension Bench {
    /// Drawing and encoding of the benchmark's screens, or of the scenes in a folder. If a second folder is
    /// named, the pictures are written there.
    static func raster(_ arguments: [String]) -> Int32 {
        do {
            let fonts = ProcessInfo.processInfo.environment["MAQUETTE_FONTS"] ?? "fonts"
            let text = TextEngine(library: try FontLibrary(directory: fonts, additional: []))
            let scenes = try arguments.first.map { try RasterScene.scenes(in: $0, text: text) }
            let benchmark = RasterBenchmark(text: text, output: arguments.dropFirst().first)
            try benchmark.run(scenes ?? RasterScene.screens()) { print(line($0).text) }
        } catch {
            print("the scenes could not be drawn: \(error)")
            return 1
        }
        return 0
    }

    private static func line(_ figure: RasterBenchmark.Figure) -> JSONValue {
        func milliseconds(_ seconds: Double) -> JSONValue { .number(rounded(seconds * 1e3)) }
        var members: [JSONValue.Member] = [
            JSONValue.Member(name: "bench", value: .string("raster")),
            JSONValue.Member(name: "scene", value: .string(figure.scene)),
            JSONValue.Member(name: "stage", value: .string(figure.stage)),
            JSONValue.Member(name: "threads", value: .integer(figure.threads)),
            JSONValue.Member(name: "medianMilliseconds", value: milliseconds(figure.median.clock)),
            JSONValue.Member(name: "fastestMilliseconds", value: milliseconds(figure.fastest)),
            JSONValue.Member(name: "processorMilliseconds", value: milliseconds(figure.median.processor)),
        ]
        if let first = figure.first {
            members.append(JSONValue.Member(name: "firstMilliseconds", value: milliseconds(first)))
        }
        if let bytes = figure.bytes {
            members.append(JSONValue.Member(name: "bytes", value: .integer(bytes)))
        }
        return .object(members)
    }
}
