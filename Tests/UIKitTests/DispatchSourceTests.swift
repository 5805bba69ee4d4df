import Testing

@testable import UIKitCore

/// Timers of Dispatch, keys of queues, and locks that classes extend. Source: the documentation of Dispatch and Foundation.
@Suite struct DispatchSourceTests {
    private final class Notes {
        var lines: [String] = []
        func note(_ text: String) { lines.append("\(text) \(RenderContext.current.eventLoop.now)") }
    }

    @Test func timersFireOnceTheyAreResumed() throws {
        try AnimatedScreen.show { shown in
            let notes = Notes(), timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + 0.5, repeating: .milliseconds(250))
            timer.setEventHandler { notes.note("tick") }
            timer.setCancelHandler { notes.note("end") }
            shown.loop.advance(to: 0.75)
            #expect(notes.lines.isEmpty)
            // What was missed is one event, and the next keeps the rhythm.
            timer.resume()
            shown.loop.advance(to: 1.25)
            #expect(notes.lines == ["tick 0.75", "tick 1.0", "tick 1.25"])
            timer.suspend()
            shown.loop.advance(to: 2)
            timer.cancel()
            #expect(timer.isCancelled)
            shown.loop.advance(to: 3)
            #expect(notes.lines.dropFirst(3) == ["end 2.0"])
        }
    }

    @Test func restWaitsForATimerThatFiresOnce() throws {
        try AnimatedScreen.show { shown in
            let notes = Notes(), timer = DispatchSource.makeTimerSource()
            timer.setEventHandler { notes.note("once") }
            timer.schedule(deadline: .now() + 2)
            timer.activate()
            shown.loop.settle()
            #expect(notes.lines == ["once 2.0"])
        }
    }

    @Test func aTimerThatNothingHoldsEnds() throws {
        try AnimatedScreen.show { shown in
            let notes = Notes()
            do {
                let timer = DispatchSource.makeTimerSource()
                timer.setEventHandler { notes.note("tick") }
                timer.schedule(deadline: .now() + 1)
                timer.resume()
            }
            shown.loop.advance(to: 2)
            #expect(notes.lines.isEmpty)
        }
    }

    /// Source: Apple's documentation: the handler of a cancellation closes the file.
    @Test func sourcesOfFilesReportThatTheyAreCanceled() throws {
        try AnimatedScreen.show { shown in
            let notes = Notes()
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: 7, eventMask: [.write, .delete], queue: .main)
            source.setEventHandler { notes.note("event") }
            source.setCancelHandler { notes.note("close \(source.handle)") }
            source.resume()
            shown.loop.advance(to: 1)
            #expect(notes.lines.isEmpty && source.mask.contains(.delete) && source.data.isEmpty)
            source.cancel()
            source.cancel()
            shown.loop.advance(to: 2)
            #expect(source.isCancelled && notes.lines.count == 1)
            let memory = DispatchSource.makeMemoryPressureSource(eventMask: .critical, queue: .main)
            #expect(memory.data == .normal && memory.mask == .critical)
        }
    }

    @Test func timesAdvanceByIntervals() throws {
        try AnimatedScreen.show { _ in
            let time = DispatchTime(uptimeNanoseconds: 1_000_000)
            #expect(time.advanced(by: .milliseconds(2)).uptimeNanoseconds == 3_000_000)
            #expect(time.distance(to: time.advanced(by: .microseconds(5))) == .nanoseconds(5000))
            #expect(time.distance(to: .distantFuture) == .never)
        }
    }

    @Test func queuesHaveValuesOfKeys() throws {
        try AnimatedScreen.show { _ in
            let key = DispatchSpecificKey<Int>(), other = DispatchSpecificKey<Int>()
            let queue = DispatchQueue(label: "queue")
            DispatchQueue.main.setSpecific(key: key, value: 1)
            queue.setSpecific(key: key, value: 2)
            #expect(DispatchQueue.getSpecific(key: key) == 1)
            #expect(queue.getSpecific(key: key) == 2)
            #expect(queue.getSpecific(key: other) == nil)
            queue.setSpecific(key: key, value: nil)
            #expect(queue.getSpecific(key: key) == nil)
        }
    }

    @Test func classesExtendLocks() {
        final class Counter: NSLock, @unchecked Sendable {
            private var value = 0
            func add() -> Int {
                lock()
                defer { unlock() }
                value += 1
                return value
            }
        }
        let counter = Counter()
        #expect(counter.add() == 1 && counter.withLock { 2 } == 2 && counter.add() == 2)
        #expect(counter.try() && !counter.try())
        counter.unlock()
        let recursive = NSRecursiveLock()
        #expect(recursive.try() && recursive.try())
        let conditional = NSConditionLock(condition: 3)
        #expect(conditional.tryLock(whenCondition: 3) && conditional.condition == 3)
        conditional.unlock(withCondition: 4)
        #expect(!conditional.tryLock(whenCondition: 3))
    }
}
