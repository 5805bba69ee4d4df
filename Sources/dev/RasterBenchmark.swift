import Foundation
import Geometry
import ImageCodec
import Raster
import Scene
import Typography

/// Times drawing and encoding of scenes given as lists of operations, beside which other rasterisers draw the
/// same lists.
struct RasterBenchmark {
    /// A line of the result.
    struct Figure {
        var scene: String
        /// `draw`, `encode`, or `whole` for both.
        var stage: String
        var threads: Int
        /// Seconds by the clock, and of processor time: what counts on a busy machine.
        var median: (clock: Double, processor: Double)
        /// Seconds, in a process where nothing is cached yet; draw only.
        var first: Double?
        /// Of the PNG.
        var bytes: Int?
    }

    /// The folder of `scene.json` and the pictures under `assets`.
    let folder: String
    /// How often each stage runs.
    var runCount = 30
    /// Writes each scene's PNG here; nil for nowhere.
    var output: String?

    /// Runs all scenes, calling `report` with each figure as it is known.
    func run(_ report: (Figure) -> Void) throws {
        let fonts = ProcessInfo.processInfo.environment["MAQUETTE_FONTS"] ?? "fonts"
        let text = TextEngine(library: try FontLibrary(directory: fonts, additional: []))
        for scene in try RasterScene.scenes(in: folder, text: text) {
            let cache = RasterCache()
            let start = ContinuousClock.now
            let picture = try rasterize(scene.list, scale: scene.scale, text: text, cache: cache)
            let first = start.duration(to: .now).seconds
            let size = encodePNG(picture).count
            for threads in [1, 2] {
                let draw = try median {
                    _ = try rasterize(
                        scene.list, scale: scene.scale, text: text, workers: threads, cache: cache)
                }
                report(
                    Figure(
                        scene: scene.name, stage: "draw", threads: threads, median: draw,
                        first: threads == 1 ? first : nil))
                let encode = median { _ = encodePNG(picture, workers: threads) }
                report(
                    Figure(scene: scene.name, stage: "encode", threads: threads, median: encode, bytes: size))
                let whole = try median {
                    let picture = try rasterize(
                        scene.list, scale: scene.scale, text: text, workers: threads, cache: cache)
                    _ = encodePNG(picture, workers: threads)
                }
                report(
                    Figure(scene: scene.name, stage: "whole", threads: threads, median: whole, bytes: size))
            }
            if let output {
                let path = URL(filePath: output).appending(path: "ours_\(scene.name).png")
                try Data(encodePNG(picture)).write(to: path)
            }
        }
    }

    private func median(_ body: () throws -> Void) rethrows -> (clock: Double, processor: Double) {
        for _ in 0..<3 { try body() }
        var times: [Double] = [], processor: [Double] = []
        for _ in 0..<max(1, runCount) {
            let start = ContinuousClock.now, used = Self.processorTime()
            try body()
            times.append(start.duration(to: .now).seconds)
            processor.append(Self.processorTime() - used)
        }
        return (times.sorted()[times.count / 2], processor.sorted()[processor.count / 2])
    }

    /// Seconds of processor time that the process has used.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
