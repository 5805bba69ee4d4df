import Foundation
import FoundationAdditions
import Testing

@testable import UIKitCore

/// A clock that follows the run loop of a thread, as outside a render that of the main thread does, and run loops in a
/// render.
@Suite struct RunLoopTests {
    private func following() -> RenderContext {
        let state = RenderContext()
        state.follow(.current)
        return state
    }

    @Test func workRunsWithTheRunLoop() {
        let state = following(), loop = state.eventLoop
        var notes: [String] = []
        loop.schedule(at: 0.02) {
            notes.append("later")
            loop.schedule { notes.append("after it") }
        }
        loop.schedule { notes.append("next") }
        #expect(notes.isEmpty)
        // As an expectation waits.
        let end = Date(timeIntervalSinceNow: 5)
        while notes.count < 3, Date() < end {
            _ = Foundation.RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        #expect(notes == ["next", "later", "after it"])
        #expect(loop.now == 0.02)
    }

    @Test func windowsAreLaidOutWhenTheRunLoopRuns() {
        let state = following(), view = UIView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        state.show(window)
        #expect(view.frame.width == 0)
        state.run(for: 0.01)
        #expect(view.frame.width == 30)
    }

    @Test func inARenderTheVirtualClockAdvances() {
        nonisolated(unsafe) var times: [TimeInterval] = []
        RenderEnvironment.standard.withLiveScreen {
            UIViewController()
        } _: { screen in
            FoundationAdditions.DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                times.append(screen.state.eventLoop.now)
            }
            FoundationAdditions.RunLoop.main.run(until: Date(timeIntervalSinceNow: 3))
        }
        #expect(times == [2])
    }

    @Test func codeMayAssumeTheMainActor() {
        final class Counter { var value = 1 }
        let counter = Counter()
        #expect(FoundationAdditions.MainActor.assumeIsolated { counter.value + 1 } == 2)
    }
}
