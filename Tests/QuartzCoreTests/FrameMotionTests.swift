import RenderContext
import Testing

@testable import QuartzCore

@Suite struct FrameMotionTests {
    @Test func aMotionIsToldOfEachFrameAndItsEnd() {
        let loop = EventLoop()
        var times: [TimeInterval] = [], ended = -1.0
        _ = FrameMotion(in: loop, duration: 0.12) {
            times.append($0)
        } completion: {
            ended = loop.now
        }
        loop.settle()
        #expect(times.count == 8)
        expectClose(times[3], 4.0 / 60)
        #expect(times.last == 0.12)
        #expect(ended == 0.12)
        let stopped = FrameMotion(in: loop, duration: 1) { times.append($0) }
        stopped.cancel()
        loop.settle()
        #expect(times.count == 8)
    }
}
