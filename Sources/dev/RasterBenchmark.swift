import Foundation
import ImageCodec
import Raster
import Typography

/// Measures the time for drawing and encoding scenes that are also drawn with other rasterizers.
struct RasterBenchmark {
    /// One row of the results.
    struct Figure {
        var scene: String
        /// `draw`, `encode` or `whole`: both of them for a scene of operations, for a screen including
        /// layout.
        var stage: String
        var threads: Int
        /// The median wall-clock and processor time in seconds. On a busy machine, the processor time is
        /// relevant.
        var median: (clock: Double, processor: Double)
        /// The wall-clock time of the fastest run in seconds.
        var fastest: Double
        /// The time in seconds of the first run in a process, without caches; `draw` only.
        var first: Double?
        /// The size of the PNG.
        var bytes: Int?
    }

    /// The text engine.
    let text: TextEngine
    /// The number of runs of each stage.
    var runCount = 30
    /// The folder for the PNG of each scene; nil for none.
    var output: String?

    /// Runs the scenes, calling `report` with each row when it is available.
    func run(_ scenes: [RasterScene], _ report: (Figure) -> Void) throws {
        for scene in scenes { try run(scene, report) }
    }

    private func run(_ scene: RasterScene, _ report: (Figure) -> Void) throws {
        let cache = RasterCache()
        let start = ContinuousClock.now
        let picture = try rasterize(scene.list, scale: scene.scale, text: text, cache: cache)
        let first = start.duration(to: .now).seconds
        let file = encodePNG(picture)
        func emit(_ stage: String, _ threads: Int, _ body: () throws -> Void) rethrows {
            var figure = try measured(body)
            figure.scene = scene.name
            figure.stage = stage
            figure.threads = threads
            if stage == "draw", threads == 1 { figure.first = first }
            if stage != "draw" { figure.bytes = file.count }
            report(figure)
        }
        for threads in [1, 2] {
            try emit("draw", threads) {
                _ = try rasterize(
                    scene.list, scale: scene.scale, text: text, workers: threads, cache: cache)
            }
            emit("encode", threads) { _ = encodePNG(picture, workers: threads) }
            let whole = try scene.whole(threads: threads, text: text)
            try emit("whole", threads) { _ = try whole() }
        }
        if let output {
            let path = URL(filePath: output).appending(path: "ours_\(scene.name).png")
            try Data(file).write(to: path)
        }
    }

    private func measured(_ body: () throws -> Void) rethrows -> Figure {
        for _ in 0..<3 { try body() }
        var times: [Double] = [], processor: [Double] = []
        for _ in 0..<max(1, runCount) {
            let start = ContinuousClock.now, used = Self.processorTime()
            try body()
            times.append(start.duration(to: .now).seconds)
            processor.append(Self.processorTime() - used)
        }
        times.sort()
        processor.sort()
        return Figure(
            scene: "", stage: "", threads: 1,
            median: (times[times.count / 2], processor[processor.count / 2]), fastest: times[0])
    }

    /// Returns the processor time that the process has used, in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
