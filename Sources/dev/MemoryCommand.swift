import Foundation
import Goldens
import Maquette
import MaquetteCommands

/// Renders screens many times in one process and checks that memory use and open file descriptors do not
/// grow.
enum MemoryCommand {
    /// The number of renders that fill the caches. Chosen: after that many, each screen of the largest set
    /// used here has been drawn several times.
    static let warmUp = 500
    /// The maximum growth of memory after the warm-up, in bytes.
    static let allowedGrowth = 10_000_000
    /// The number of renders between two measurements.
    private static let interval = 100

    private static let usage =
        "dev memory [--count N] [--workers N] [--device NAME]… --gallery | FILE…; N counts from \(2 * warmUp)"

    /// The parsed arguments.
    private struct Order {
        var count = 10_000
        var workers = 1
        var devices: [String] = []
        var paths: [String] = []

        /// Parses the arguments; nil if they are invalid.
        init?(_ arguments: [String]) {
            var rest = arguments[...]
            while let argument = rest.popFirst() {
                switch argument {
                case "--gallery": paths.append("assets/screens")
                case "--device":
                    guard let name = rest.popFirst() else { return nil }
                    devices.append(name)
                case "--count", "--workers":
                    guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
                    if argument == "--count" { count = number } else { workers = number }
                case _ where argument.hasPrefix("-"): return nil
                default: paths.append(argument)
                }
            }
            guard !paths.isEmpty, count >= 2 * MemoryCommand.warmUp else { return nil }
            if devices.isEmpty { devices = ["iphone-4", "iphone-8"] }
        }
    }

    /// Runs the chore; returns 0 if nothing grows, 1 if something grows or cannot be rendered, 2 for invalid
    /// arguments.
    static func run(_ arguments: [String]) -> Int32 {
        guard let order = Order(arguments) else {
            print(usage)
            return 2
        }
        do {
            return try run(order)
        } catch {
            print("\(error)")
            return 1
        }
    }

    private static func run(_ order: Order) throws -> Int32 {
        keepMemoryForReuse()
        let session = try RenderSession()
        let selection = InputSelection(states: .all)
        let inputs = loadInputs(InputFinder.inputs(for: order.paths), selection: selection, workers: 1)
        let variants = try order.devices.map { name in
            var variant = Variant()
            variant.device = try DeviceTable.profile(named: name)
            return variant
        }
        let screens = inputs.flatMap(\.recipes).flatMap { recipe in
            variants.map { RenderRequest(recipe: recipe, variant: $0) }
        }
        guard !screens.isEmpty, inputs.allSatisfy({ !$0.recipes.isEmpty }) else {
            print("nothing is rendered: no screens in \(order.paths.joined(separator: ", "))")
            return 1
        }
        print("\(screens.count) screens and variants, \(order.count) renders, \(order.workers) workers")
        let requests = (0..<order.count).map { screens[$0 % screens.count] }
        let readings = render(requests, in: session, workers: order.workers)
        return verdict(readings, workers: order.workers)
    }

    /// The result of one render.
    private struct Outcome: Sendable {
        var problem: String?
        var usage: ProcessMemory?
    }

    /// Returns the measurements, each with the number of renders before it; nil if a render failed.
    private static func render(
        _ requests: [RenderRequest], in session: RenderSession, workers: Int
    ) -> [(renders: Int, usage: ProcessMemory)]? {
        let path = NSTemporaryDirectory() + "/maquette-memory-\(getpid()).png"
        defer { unlink(path) }
        var readings: [(renders: Int, usage: ProcessMemory)] = []
        var failure: String?
        renderBatch(
            requests, in: session, options: BatchOptions(workers: workers, stage: .commands),
            finishing: { screen, renderer in
                // Measured here, while this worker has no file open.
                Outcome(problem: write(screen, to: path, by: &renderer), usage: .now())
            },
            deliver: { index, outcome in
                failure = failure ?? outcome.problem
                let count = index + 1
                guard count.isMultiple(of: interval), let usage = outcome.usage else { return }
                readings.append((count, usage))
                if count == warmUp || count.isMultiple(of: 1000) { print("\(count): \(usage.text)") }
            })
        if let failure { print("a render failed: \(failure)") }
        return failure == nil ? readings : nil
    }

    /// Returns why a picture could not be written; nil if it was written.
    private static func write(
        _ screen: RenderedScreen, to path: String, by renderer: inout Renderer
    ) -> String? {
        guard !screen.hasFailed else { return "\(screen.name): \(screen.diagnostics)" }
        do throws(WritingError) {
            try renderer.writeFile(of: screen, to: path)
            return nil
        } catch {
            return "\(error.diagnostic)"
        }
    }

    private static func verdict(
        _ readings: [(renders: Int, usage: ProcessMemory)]?, workers: Int
    ) -> Int32 {
        guard let readings, let first = readings.first(where: { $0.renders == warmUp })?.usage else {
            return 1
        }
        let later = readings.filter { $0.renders > warmUp }.map(\.usage)
        guard let most = later.map(\.residentBytes).max(), let files = later.map(\.descriptors).max() else {
            print("nothing was measured")
            return 1
        }
        let growth = most - first.residentBytes, isFlat = growth <= allowedGrowth
        // Each other worker may have one file open for writing.
        let isConstant = files <= first.descriptors + workers - 1
        print("memory: \(isFlat ? "flat" : "GROWS"), at most \(growth / 1000) KB more than after \(warmUp)")
        print("descriptors: \(isConstant ? "constant" : "GROW"), \(first.descriptors), at most \(files)")
        return isFlat && isConstant ? 0 : 1
    }
}
