import Testing

@testable import UIKitCore

/// Timers, queues and display links on the virtual clock.
@Suite struct TimeTests {
    /// Notes what is called when.
    private final class Notes: InterfaceBuilderConnectable {
        var lines: [String] = []
        func note(_ text: String) { lines.append("\(text) \(RenderContext.current.eventLoop.now)") }

        func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
            guard selector == "tick:" else { return false }
            note("tick")
            if lines.count == 3 { (sender as? Timer)?.invalidate() }
            return true
        }
    }

    @Test func workOfQueuesRunsInOrderAndInTime() throws {
        try AnimatedScreen.show { shown in
            let notes = Notes()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { notes.note("half") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { notes.note("quarter") }
            DispatchQueue.global(qos: .userInitiated).async {
                notes.note("background")
                DispatchQueue.main.async { notes.note("back") }
            }
            DispatchQueue.main.async { notes.note("next") }
            notes.note("first")
            shown.loop.settle()
            #expect(
                notes.lines == [
                    "first 0.0", "background 0.0", "next 0.0", "back 0.0", "quarter 0.25", "half 0.5",
                ])
        }
    }

    @Test func workItemsCanBeCancelledAndGroupsWait() throws {
        try AnimatedScreen.show { shown in
            let notes = Notes(), group = DispatchGroup()
            let item = DispatchWorkItem { notes.note("item") }
            let other = DispatchWorkItem { notes.note("other") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: other)
            item.cancel()
            #expect(item.isCancelled)
            group.enter()
            DispatchQueue.global().async(group: group) { notes.note("part") }
            group.notify(queue: .main) { notes.note("all") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { group.leave() }
            shown.loop.settle()
            #expect(notes.lines == ["part 0.0", "other 1.0", "all 2.0"])
        }
    }

    @Test func syncOnTheMainQueueIsReported() throws {
        let reported = try AnimatedScreen.show { _ in
            #expect(DispatchQueue.main.sync { 3 } == 3)
            #expect(DispatchQueue.global().sync { 4 } == 4)
        }
        #expect(reported.count == 1)
        #expect(reported.first?.contains("time.deadlock") == true)
    }

    @Test func timersFireInTime() throws {
        try AnimatedScreen.show { shown in
            let notes = Notes()
            Timer.scheduledTimer(withTimeInterval: 0.75, repeats: false) { timer in
                notes.note("once")
                #expect(timer.isValid)
            }
            let repeating = Timer(
                timeInterval: 0.5, target: notes, selector: "tick:", userInfo: 7, repeats: true)
            RunLoop.main.add(repeating, forMode: .common)
            #expect(repeating.userInfo as? Int == 7)
            shown.loop.settle()
            // Rest waits for the timer that fires once.
            #expect(notes.lines == ["tick 0.5", "once 0.75"])
            shown.loop.advance(to: 3)
            #expect(notes.lines == ["tick 0.5", "once 0.75", "tick 1.0"])
            #expect(!repeating.isValid)
        }
    }

    @Test func aTimerCanBeFiredAndEnded() throws {
        try AnimatedScreen.show { shown in
            let notes = Notes()
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in notes.note("call") }
            timer.fire()
            shown.loop.advance(to: 1.5)
            timer.invalidate()
            shown.loop.advance(to: 5)
            #expect(notes.lines == ["call 0.0", "call 1.0"])
        }
    }

    @Test func theRunLoopPerformsInTheNextTurn() throws {
        try AnimatedScreen.show { shown in
            let notes = Notes()
            RunLoop.main.perform { notes.note("later") }
            notes.note("now")
            shown.loop.runDueWork()
            #expect(notes.lines == ["now 0.0", "later 0.0"])
        }
    }

    @Test func displayLinksCallSixtyTimesASecond() throws {
        final class Target: InterfaceBuilderConnectable {
            var times: [TimeInterval] = []

            func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
                guard let link = sender as? CADisplayLink else { return false }
                times.append(link.timestamp)
                return true
            }
        }
        try AnimatedScreen.show { shown in
            let target = Target(), link = CADisplayLink(target: target, selector: Selector("step:"))
            link.add(to: .main, forMode: .common)
            shown.loop.settle()
            #expect(target.times.isEmpty)
            shown.loop.advance(to: 1)
            #expect(target.times.count == 60)
            expectClose(target.times[29], 0.5)
            link.isPaused = true
            shown.loop.advance(to: 1.5)
            link.isPaused = false
            link.preferredFramesPerSecond = 30
            shown.loop.advance(to: 2.5)
            #expect(target.times.count == 60 + 30)
            link.invalidate()
            shown.loop.advance(to: 3)
            #expect(target.times.count == 60 + 30)
        }
    }
}
