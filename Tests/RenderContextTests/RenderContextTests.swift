import Devices
import Foundation
import Testing

@testable import RenderContext

/// Slots of renders and of environments, and the state of code outside a render.
@Suite struct RenderContextTests {
    private final class Pile: RenderSlot {
        let context: RenderContext
        var names: [String] = []
        init(in context: RenderContext) { self.context = context }
    }

    /// Records when it is freed.
    private class Witness {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
        }
        deinit { log.lines.append(name) }
    }
    private final class OtherWitness: Witness {}
    private final class Log { var lines: [String] = [] }

    private enum Margin: EnvironmentSlot {
        static func defaultValue(in environment: RenderEnvironment) -> Double { environment.device.scale }
    }
    private enum Title: EnvironmentSlot {
        static func defaultValue(in _: RenderEnvironment) -> String? { nil }
    }

    @Test func everyRenderHasItsOwnState() {
        let first = RenderContext(), second = RenderContext()
        RenderEnvironment.standard.run(in: first) { RenderContext.current[Pile.self].names.append("a") }
        RenderEnvironment.standard.run(in: second) {
            RenderContext.current[Pile.self].names.append("b")
            #expect(RenderContext.currentRender === second)
        }
        RenderEnvironment.standard.run(in: first) { RenderContext.current[Pile.self].names.append("c") }
        #expect(first[Pile.self].names == ["a", "c"])
        #expect(second[Pile.self].names == ["b"])
        #expect(RenderContext.currentRender == nil)
    }

    @Test func anObjectIsMadeOnce() {
        let context = RenderContext(), log = Log()
        #expect(context.existing(Witness.self) == nil)
        let made = context.shared { Witness("x", log) }
        #expect(context.shared { Witness("y", log) } === made)
        #expect(context.existing(Witness.self) === made)
        #expect(context.existing(OtherWitness.self) == nil)
    }

    @Test func objectsAreFreedWithTheRenderInTheOrderOfTheirMaking() {
        let log = Log()
        var context: RenderContext? = RenderContext()
        _ = context?.shared { OtherWitness("first", log) }
        _ = context?.shared { Witness("second", log) }
        #expect(log.lines.isEmpty)
        context = nil
        #expect(log.lines == ["first", "second"])
    }

    @Test func valuesOfTheEnvironmentHoldWhereTheyWereSet() {
        var environment = RenderEnvironment.standard
        #expect(environment[Margin.self] == 3)
        #expect(environment[Title.self] == nil)
        environment[Title.self] = "a"
        environment[Margin.self] = 8
        environment[Title.self] = "b"
        let inner = environment
        environment[Margin.self] = 16
        #expect(inner[Margin.self] == 8)
        inner.run {
            #expect(RenderEnvironment.current[Title.self] == "b")
            #expect(RenderEnvironment.current[Margin.self] == 8)
        }
        #expect(RenderEnvironment.current[Title.self] == nil)
    }

    @Test func anEnvironmentInsideARenderKeepsItsState() {
        let context = RenderContext()
        RenderEnvironment.standard.run(in: context) {
            var inner = RenderEnvironment.current
            inner.locale = "ar"
            inner.run { #expect(RenderContext.current === context) }
        }
    }

    /// Runs code on a thread of its own and waits for it to end.
    private func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                body()
                continuation.resume()
            }
        }
    }

    @Test func outsideRendersEveryThreadHasItsOwnState() async {
        await onAnotherThread {
            let context = RenderContext.current
            #expect(RenderContext.current === context)
            #expect(!context.followsRunLoop)
            #expect(RenderThread.runningRender == nil)
            let render = RenderContext()
            RenderThread.run(render) {
                #expect(RenderThread.runningRender === render)
                #expect(RenderContext.current === context)
            }
            #expect(RenderThread.runningRender == nil)
        }
    }

    @Test func recordingIsNestedAndOfTheThread() async {
        #expect(!RenderThread.isRecordingChanges)
        RenderThread.recordingChanges {
            RenderThread.recordingChanges { #expect(RenderThread.isRecordingChanges) }
            #expect(RenderThread.isRecordingChanges)
        }
        #expect(!RenderThread.isRecordingChanges)
        await onAnotherThread { #expect(!RenderThread.isRecordingChanges) }
    }

    @Test func eventsAreRecordedWhereALogIsKept() {
        let context = RenderContext()
        RenderEnvironment.standard.run(in: context) {
            RenderContext.record(.action, "unseen")
            context.log = EventLog()
            context.eventLoop.advance(by: 0.25)
            RenderContext.record(.action, "tap")
        }
        #expect(context.log?.text == "0.250 action: tap\n")
    }
}
