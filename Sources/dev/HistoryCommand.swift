import Foundation
import GoldenPlans
import Goldens
import Maquette
import Processes

/// Checks that screens have the same pixels when rendered alone, after others in several orders, and on
/// several workers.
///
/// "Alone" means with a new session and renderer, which hold all caches between renders: decoded images and
/// translations (`RenderSession`), fonts and their outlines, text engines, glyphs and shadows
/// (`RasterCache`). The caches of the process itself do not depend on screens, and only a new process is
/// without them: names of classes (`UIView+Naming`), the table of `SRGBEncoder`, and handles of the image
/// libraries. Therefore a sample is also rendered in separate processes.
enum HistoryCommand {
    /// `--corpus FOLDER`: also renders its files on iphone-8; `--every N`: every Nth screen; `--seed S`: the
    /// seed of the orders.
    static func run(_ arguments: [String]) -> Int32 {
        func value(after name: String) -> String? {
            arguments.firstIndex(of: name).flatMap { index in
                arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
            }
        }
        let stride = max(1, value(after: "--every").flatMap { Int($0) } ?? 1)
        guard let all = requests(corpus: value(after: "--corpus")) else { return 2 }
        let requests = all.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
        if let name = value(after: "--print") { return printDigest(of: name, among: requests) }
        guard !requests.isEmpty else {
            print("there is no screen to render")
            return 2
        }
        let seed = value(after: "--seed").flatMap { UInt64($0) } ?? 1
        return HistoryRun(requests, arguments: arguments, seed: seed).compare()
    }

    /// Returns the screens of the gallery's goldens, each variant once, and those of a corpus; nil if they
    /// cannot be loaded.
    private static func requests(corpus: String?) -> [RenderRequest]? {
        let plan = GoldenPlan(
            configurationFile: ".maquette.yaml", overrides: GoldenPlan.Overrides(),
            workers: BatchOptions.coreCount)
        for problem in plan.problems + plan.failedInputs.flatMap(\.diagnostics) { print(problem) }
        guard plan.problems.isEmpty, plan.failedInputs.isEmpty else { return nil }
        var requests: [RenderRequest] = []
        var names: Set<String> = []
        for item in plan.items where names.insert(item.request.outputName).inserted {
            requests.append(item.request)
        }
        guard let corpus else { return requests }
        guard let device = try? DeviceTable.profile(named: "iphone-8") else { return nil }
        var variant = Variant()
        variant.device = device
        let inputs = loadInputs(
            InputFinder.inputs(for: [corpus]), selection: InputSelection(),
            workers: BatchOptions.coreCount)
        let recipes = inputs.flatMap(\.recipes)
        guard !recipes.isEmpty else {
            print("\(corpus) holds no screen")
            return nil
        }
        return requests + recipes.map { RenderRequest(recipe: $0, variant: variant) }
    }

    /// Prints the digest of one screen; run in a separate process.
    private static func printDigest(of name: String, among requests: [RenderRequest]) -> Int32 {
        guard let number = Int(name), requests.indices.contains(number),
            let digest = HistoryRun.alone(requests[number])
        else { return 2 }
        print(digest)
        return 0
    }
}

/// One comparison of many screens.
private struct HistoryRun {
    private let requests: [RenderRequest]
    private let arguments: [String]
    private let seed: UInt64

    init(_ requests: [RenderRequest], arguments: [String], seed: UInt64) {
        (self.requests, self.arguments, self.seed) = (requests, arguments, seed)
    }

    /// Prints the differences and a tally; returns 1 if there are any, 2 if nothing was compared.
    func compare() -> Int32 {
        guard let session = try? RenderSession() else {
            print("the installation lacks its fonts")
            return 2
        }
        let expected = requests.map(Self.alone)
        let drawn = expected.count { $0 != nil }
        print("\(requests.count) screens alone, \(drawn) of them with pixels")
        guard drawn > 0 else { return 2 }
        var faults = 0
        var random = SplitMix(state: seed)
        faults += compareProcesses(expected)
        for order in 1...3 {
            var renderer = Renderer(session: session)
            var digests = expected
            for index in requests.indices.shuffled(using: &random) {
                digests[index] = Self.digest(&renderer, requests[index])
            }
            faults += report("order \(order)", digests, expected)
        }
        for workers in [1, 2, 5, 8] {
            var digests = expected
            renderBatch(
                requests, in: session, options: BatchOptions(workers: workers, stage: .picture),
                finish: { Self.digest(of: $0) }, deliver: { digests[$0] = $1 })
            faults += report("\(workers) workers", digests, expected)
        }
        print("\(drawn) screens, 7 histories each, \(faults) differences")
        return faults == 0 ? 0 : 1
    }

    /// Renders a sample of at most twenty screens in separate processes.
    private func compareProcesses(_ expected: [UInt64?]) -> Int {
        let step = max(1, requests.count / 20)
        var different = 0, count = 0
        for index in stride(from: 0, to: requests.count, by: step) {
            guard let wanted = expected[index] else { continue }
            count += 1
            var program = Program(
                CommandLine.arguments[0], ["history"] + arguments + ["--print", "\(index)"])
            program.output = .captured(atMost: 1 << 20)
            program.errors = .inherited
            let output = (try? program.run())?.text ?? ""
            guard output.split(separator: "\n").last.flatMap({ UInt64($0) }) != wanted else { continue }
            different += 1
            print("differs (own process): \(requests[index].recipe.input) \(requests[index].outputName)")
        }
        print("own process: \(different) of \(count) differ")
        return different
    }

    private func report(_ history: String, _ digests: [UInt64?], _ expected: [UInt64?]) -> Int {
        let different = requests.indices.filter { digests[$0] != expected[$0] }
        for index in different {
            print("differs (\(history)): \(requests[index].recipe.input) \(requests[index].outputName)")
        }
        print("\(history): \(different.count) of \(requests.count) differ")
        return different.count
    }

    /// Returns the digest of a screen rendered with a new session and renderer; nil without pixels.
    static func alone(_ request: RenderRequest) -> UInt64? {
        guard let session = try? RenderSession() else { return nil }
        var renderer = Renderer(session: session)
        return digest(&renderer, request)
    }

    private static func digest(_ renderer: inout Renderer, _ request: RenderRequest) -> UInt64? {
        digest(of: renderer.render(request.recipe, in: request.variant, to: .picture))
    }

    /// Returns the FNV-1a hash of the size and the pixels, one pixel at a time; nil without pixels.
    private static func digest(of screen: RenderedScreen) -> UInt64? {
        guard let picture = screen.picture else { return nil }
        var result: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ value: UInt64) { result = (result ^ value) &* 0x0000_0100_0000_01B3 }
        add(UInt64(picture.width))
        add(UInt64(picture.height))
        picture.pixels.withUnsafeBufferPointer { for pixel in $0 { add(UInt64(pixel)) } }
        return result
    }
}

/// Source: SplitMix64, by Sebastiano Vigna, in the public domain.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
