import Foundation
import Testing

@testable import RenderContext

/// The virtual clock: order of work, layouts after turns, and when it comes to rest.
@Suite struct EventLoopTests {
    @Test func workRunsByTimeThenByOrder() {
        let loop = EventLoop()
        var ran: [String] = []
        loop.schedule(at: 2) { ran.append("late \(loop.now)") }
        loop.schedule(at: 1) { ran.append("first \(loop.now)") }
        loop.schedule(at: 1) { ran.append("second \(loop.now)") }
        loop.advance(by: 1.5)
        #expect(ran == ["first 1.0", "second 1.0"])
        #expect(loop.now == 1.5)
        loop.advance(by: 1)
        #expect(ran.last == "late 2.0")
    }

    @Test func workThatSchedulesWorkNowRunsBeforeTimePasses() {
        let loop = EventLoop()
        var times: [TimeInterval] = []
        loop.schedule(at: 1) { loop.schedule { times.append(loop.now) } }
        loop.schedule(at: 1.5) { times.append(loop.now) }
        loop.settle()
        #expect(times == [1, 1.5])
    }

    @Test func cancelledWorkDoesNotRun() {
        let loop = EventLoop()
        let work = loop.schedule(at: 1) { Issue.record("was cancelled") }
        work.cancel()
        loop.settle()
        #expect(loop.now == 0)
    }

    @Test func restDoesNotWaitForRepetition() {
        let loop = EventLoop()
        var count = 0
        func tick() {
            count += 1
            loop.schedule(at: loop.now + 1, delaysIdle: false, tick)
        }
        loop.schedule(at: 1, delaysIdle: false, tick)
        loop.settle()
        #expect(count == 0)
        loop.schedule(at: 2.5) {}
        loop.settle()
        #expect(count == 2)
        #expect(loop.now == 2.5)
    }

    @Test func aLayoutFollowsTheWorkOfEachMoment() {
        let loop = EventLoop()
        var order: [String] = []
        loop.turnDidEnd = { order.append("layout") }
        loop.schedule { order.append("a") }
        loop.schedule { order.append("b") }
        loop.schedule(at: 1) { order.append("c") }
        loop.settle()
        #expect(order.filter { $0 != "layout" } == ["a", "b", "c"])
        #expect(order == ["a", "b", "layout", "c", "layout"])
    }
}
