import Foundation
import GoldenPlans
import HostileMessages
import Maquette
import Scene
import Wire

/// Sends every screen of the gallery over the wire and compares what is drawn of it with what is drawn at home; or reads
/// messages that were tampered with.
enum WireCommand {
    /// `--fuzz N`: reads N hostile messages from `--seed S`, instead of comparing.
    static func run(_ arguments: [String]) -> Int32 {
        func number(after name: String) -> Int? {
            arguments.firstIndex(of: name).flatMap { index in
                arguments.indices.contains(index + 1) ? Int(arguments[index + 1]) : nil
            }
        }
        guard let session = try? RenderSession() else {
            print("the installation lacks its fonts")
            return 2
        }
        let plan = GoldenPlan(
            configurationFile: ".maquette.yaml", overrides: GoldenPlan.Overrides(),
            workers: BatchOptions.coreCount)
        for problem in plan.problems + plan.failedInputs.flatMap(\.diagnostics) { print(problem) }
        var names: Set<String> = []
        let requests = plan.items.map(\.request).filter { names.insert($0.outputName).inserted }
        guard plan.problems.isEmpty, plan.failedInputs.isEmpty, !requests.isEmpty else { return 2 }
        var comparison = WireComparison(session: session)
        guard let count = number(after: "--fuzz") else {
            for request in requests { comparison.compare(request) }
            return comparison.report()
        }
        let seed = UInt64(max(0, number(after: "--seed") ?? 1))
        return WireFuzz(requests, in: session).run(count: count, seed: seed)
    }
}

/// Compares screens that went over the wire with those that did not.
private struct WireComparison {
    let session: RenderSession
    private var renderer: Renderer
    private var images = ImageStore()
    private var sizes: [Int] = [], lengths: [Int] = []
    private var writing: [Double] = [], reading: [Double] = [], drawing: [Double] = []
    private var nodes = 0, commands = 0, faults = 0

    init(session: RenderSession) {
        self.session = session
        renderer = Renderer(session: session)
        renderer.recordsEvents = true
    }

    /// Renders a screen at home and over the wire, with the images of those before and without.
    mutating func compare(_ request: RenderRequest) {
        let inspection = InspectionOptions(statesConstraints: true)
        var home = renderer.render(
            request.recipe, in: request.variant, to: .layout, inspecting: inspection)
        guard let layout = home.layout else { return }
        nodes += layout.nodes.count
        commands += layout.nodes.reduce(0) { $0 + $1.content.count }
        // What is timed is what a picture needs; findings and statements are sent for `lint` and `explain` only.
        var plain = home
        (plain.findings, plain.constraints) = ([], [:])
        do throws(WireError) {
            let start = Self.now()
            let bytes = try WireScreen.bytes(of: plain, in: session, knowing: images.known)
            let written = Self.now()
            var sent = RenderedScreen(request.recipe, request.variant)
            try WireScreen.apply(bytes, to: &sent, in: session, images: &images)
            let read = Self.now()
            writing.append(written - start)
            reading.append(read - written)
            lengths.append(bytes.count)
            let whole = try WireScreen.bytes(of: home, in: session, declares: true)
            var none = ImageStore(), other = RenderedScreen(request.recipe, request.variant)
            try WireScreen.apply(whole, to: &other, in: session, images: &none)
            sizes.append(whole.count)
            guard sent.isEqual(to: plain), other.isEqual(to: home),
                other.declarations?() == home.declarations?()
            else {
                return fault("\(request.outputName): another screen")
            }
            let before = Self.now()
            renderer.draw(layout, to: .picture, into: &home)
            drawing.append(Self.now() - before)
            if let layout = sent.layout { renderer.draw(layout, to: .picture, into: &sent) }
            if home.picture == nil || home.picture != sent.picture {
                fault("\(request.outputName): another picture")
            }
        } catch {
            fault("\(request.outputName): \(error)")
        }
    }

    private mutating func fault(_ text: String) {
        faults += 1
        print(text)
    }

    /// The processor time of this thread in milliseconds.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// Prints what was measured; returns 1 if a screen was another one.
    func report() -> Int32 {
        func median(_ values: [Double]) -> String {
            let sorted = values.sorted()
            guard let last = sorted.last else { return "-" }
            let mean = sorted.reduce(0, +) / Double(sorted.count)
            return String(
                format: "median %.3f, mean %.3f, largest %.3f", sorted[sorted.count / 2], mean, last)
        }
        print("\(sizes.count) screens, \(nodes) nodes, \(commands) commands: \(faults) differ")
        print("KB with all images: \(median(sizes.map { Double($0) / 1000 }))")
        print("KB with images once: \(median(lengths.map { Double($0) / 1000 })), \(images.count) images")
        print("ms to write: \(median(writing))")
        print("ms to read: \(median(reading))")
        print("ms to compose and draw: \(median(drawing))")
        return faults == 0 && !sizes.isEmpty ? 0 : 1
    }
}

extension RenderedScreen {
    /// Whether another screen has the same layout and the same is said of it.
    fileprivate func isEqual(to other: RenderedScreen) -> Bool {
        layout == other.layout && layout?.dump == other.layout?.dump && origin == other.origin
            && events == other.events && diagnostics == other.diagnostics && findings == other.findings
            && explanation == other.explanation && constraints == other.constraints
            && imageNames == other.imageNames && variant == other.variant
    }
}

/// Reads messages of real and random screens that were tampered with.
private struct WireFuzz {
    let session: RenderSession
    let requests: [RenderRequest]
    private let check = MessageCheck()

    init(_ requests: [RenderRequest], in session: RenderSession) {
        (self.requests, self.session) = (requests, session)
    }

    /// Reads `count` messages, a third of them of screens of the gallery; returns 1 if one is accepted wrongly.
    func run(count: Int, seed: UInt64) -> Int32 {
        let real = realMessages()
        guard !real.isEmpty else { return 2 }
        var tally: [String: Int] = [:], faults = 0
        let start = Date(), before = ProcessMemory.now()?.residentBytes ?? 0
        var largest = before
        for number in 0..<UInt64(max(0, count)) {
            let seed = seed &+ number
            var hostile = HostileMessage(seed: seed)
            let text: String
            if number % 3 == 0 {
                text = outcome(ofScreen: hostile, real, seed)
            } else {
                let message = RandomMessage.bytes(of: RandomMessage.tree(seed: seed)) ?? []
                let other = RandomMessage.bytes(of: RandomMessage.tree(seed: seed &+ 1)) ?? []
                let changed = number % 30 == 1 ? hostile.noise() : hostile.changed(message, with: other)
                text = Self.text(of: check.outcome(of: changed))
            }
            tally[text, default: 0] += 1
            if text.hasPrefix("!") {
                faults += 1
                print("seed \(seed): \(text)")
            }
            if number % 100 == 0 { largest = max(largest, ProcessMemory.now()?.residentBytes ?? 0) }
        }
        for (text, count) in tally.sorted(by: { $0.value > $1.value }) { print("\(count)  \(text)") }
        let seconds = Date().timeIntervalSince(start)
        print(
            "\(count) messages, \(faults) faults; at most \((largest - before) >> 20) MB more memory; "
                + "\(Int(seconds.rounded())) s")
        return faults == 0 ? 0 : 1
    }

    private static func text(of outcome: MessageCheck.Outcome) -> String {
        switch outcome {
        case .accepted: "accepted"
        case .refused(let error): "refused: \(error.reason)"
        case .faulty(let reason): "! \(reason)"
        }
    }

    /// Returns the messages of the screens of the gallery that are short enough.
    private func realMessages() -> [(request: RenderRequest, bytes: [UInt8])] {
        var renderer = Renderer(session: session)
        return requests.compactMap { request in
            let screen = renderer.render(
                request.recipe, in: request.variant, to: .layout,
                inspecting: InspectionOptions(statesConstraints: true))
            guard let bytes = try? WireScreen.bytes(of: screen, in: session, declares: true),
                bytes.count < 200_000
            else { return nil }
            return (request, bytes)
        }
    }

    private func outcome(
        ofScreen hostile: HostileMessage, _ real: [(request: RenderRequest, bytes: [UInt8])], _ seed: UInt64
    ) -> String {
        var hostile = hostile
        let (request, bytes) = real[Int(seed % UInt64(real.count))]
        let other = real[Int((seed &* 7 &+ 3) % UInt64(real.count))].bytes
        let message = hostile.changed(bytes, with: other)
        var screen = RenderedScreen(request.recipe, request.variant), images = ImageStore()
        do throws(WireError) {
            try WireScreen.apply(message, to: &screen, in: session, images: &images)
        } catch {
            return "screen refused: \(error.reason)"
        }
        guard let layout = screen.layout else { return "screen accepted" }
        let fault = MessageCheck.brokenInvariant(of: layout) ?? check.draw(layout)
        return fault.map { "! \($0)" } ?? "screen accepted"
    }
}
