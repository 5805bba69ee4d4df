import Foundation
import Testing

@testable import UIKitCore

/// Tasks on the virtual clock.
///
/// Source: `Task` and `MainActor` in Apple's documentation; times by hand.
@Suite struct TaskTests {
    /// What happened, with the time of the clock.
    private final class Diary {
        var entries: [String] = []
        var threads: Set<ObjectIdentifier> = []
        func add(_ text: String) {
            entries.append("\(RenderContext.current.eventLoop.now) \(text)")
            threads.insert(ObjectIdentifier(Thread.current))
        }
        func load() async -> Int {
            add("loads")
            try? await Task.sleep(for: .seconds(1))
            return 5
        }
    }

    private func live(_ body: (Diary, EventLoop) -> Void) {
        let diary = Diary()
        RenderEnvironment.standard.withLiveScreen {
            UIViewController()
        } _: { screen in
            body(diary, screen.state.eventLoop)
        }
        #expect(diary.threads == [ObjectIdentifier(Thread.current)])
    }

    @Test func aTaskRunsInTheNextTurnAndACaptureAtRestWaitsForIt() {
        live { diary, loop in
            Task {
                diary.add("begins")
                try await Task.sleep(nanoseconds: 500_000_000)
                diary.add("woke")
                diary.add("loaded \(await diary.load())")
            }
            Task { diary.add("second") }
            diary.add("created")
            loop.runDueWork()
            #expect(diary.entries == ["0.0 created", "0.0 begins", "0.0 second"])
            loop.advance(to: 0.4)
            #expect(diary.entries.count == 3)
            loop.settle()
            #expect(diary.entries.suffix(3) == ["0.5 woke", "0.5 loads", "1.5 loaded 5"])
            #expect(loop.now == 1.5)
        }
    }

    @Test func aTaskThatIsCancelledWakesAtOnce() {
        live { diary, loop in
            let task = Task {
                do { try await Task.sleep(for: .seconds(5)) } catch { diary.add("\(type(of: error))") }
                return Task.isCancelled
            }
            Task { diary.add("was cancelled: \(await task.value)") }
            loop.advance(to: 1)
            task.cancel()
            loop.settle()
            #expect(diary.entries == ["1.0 CancellationError", "1.0 was cancelled: true"])
            #expect(loop.now == 1)
        }
    }

    @Test func whatIsOnTheMainActorRunsOnTheLoop() {
        live { diary, loop in
            nonisolated(unsafe) let diary = diary
            Task { @MainActor in
                diary.add("main actor")
                try? await Task.sleep(for: .seconds(1))
                diary.add("still there")
            }
            Task {
                let number = await MainActor.run {
                    diary.add("run")
                    return 7
                }
                diary.add("returned \(number)")
            }
            loop.settle()
            #expect(diary.entries == ["0.0 main actor", "0.0 run", "0.0 returned 7", "1.0 still there"])
        }
    }

    @Test func childTasksRunOnTheLoop() {
        live { diary, loop in
            nonisolated(unsafe) let diary = diary
            Task {
                async let first = diary.load()
                async let second = diary.load()
                diary.add("sum \(await first + second)")
            }
            loop.settle()
            #expect(diary.entries == ["0.0 loads", "0.0 loads", "1.0 sum 10"])
        }
    }

    @Test func outsideARenderATaskIsThatOfTheLanguage() async throws {
        let number = await Task { 3 }.value
        #expect(number == 3)
        let other = await Task { @MainActor in await MainActor.run { 4 } }.value
        #expect(other == 4)
        try await Task.sleep(for: .milliseconds(1))
    }
}
