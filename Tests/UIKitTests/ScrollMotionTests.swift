import Foundation
import Testing

@testable import UIKitCore

/// Movements without a finger, against the closed formulas.
///
/// Source: Ilya Lobanov, "Scrolling mechanics of UIScrollView": deceleration, spring and rubber band.
@Suite struct ScrollMotionTests {
    private let times = [0, 0.016, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.3, 2.0]

    @Test(arguments: [0.998, 0.99]) func decelerationFollowsItsFormula(rate: Double) {
        let velocity = 1700.0, start = 30.0
        let motion = ScrollMotion(
            from: start, velocity: velocity, rate: rate, in: -10_000...10_000, bounces: true)
        for time in times where time < motion.duration {
            let share = (Foundation.pow(rate, 1000 * time) - 1) / Foundation.log(rate)
            let expected: Double = start + velocity / 1000 * share
            #expect((motion.offset(at: time) - expected).magnitude < 0.001)
        }
        let end: Double = start - velocity / 1000 / Foundation.log(rate)
        #expect((motion.target - end).magnitude < 0.001)
        // It ends half a point from the target.
        let left = (motion.target - motion.offset(at: motion.duration - 1e-9)).magnitude
        #expect((left - 0.5).magnitude < 0.001)
    }

    @Test func aSpringFollowsItsFormula() {
        let start = 80.0, velocity = -300.0
        let motion = ScrollMotion(from: start, velocity: velocity, rate: 0.998, in: -500...0, bounces: true)
        let end: Double = start - velocity / 1000 / Foundation.log(0.998)
        #expect((motion.target - end).magnitude < 0.001)
        let target = motion.target, distance = start - target
        for time in times where time < motion.duration {
            let part = (velocity + 10 * distance) * time
            let expected: Double = target + (distance + part) * Foundation.exp(-10 * time)
            #expect((motion.offset(at: time) - expected).magnitude < 0.001)
        }
        #expect(motion.offset(at: motion.duration) == target)
    }

    @Test func contentThatReachesItsEndSpringsBack() {
        let motion = ScrollMotion(from: 900, velocity: 2000, rate: 0.998, in: 0...1000, bounces: true)
        let logarithm = 1000 * Foundation.log(0.998)
        let time = Foundation.log(1 + 100 * logarithm / 2000) / logarithm
        #expect((motion.offset(at: time - 1e-6) - 1000).magnitude < 0.01)
        let velocity = 2000 * Foundation.exp(logarithm * time)
        // The furthest point of v·t·exp(-10·t) is at a tenth of a second.
        let furthest = 1000 + velocity * 0.1 * Foundation.exp(-1)
        #expect((motion.offset(at: time + 0.1) - furthest).magnitude < 0.001)
        #expect(motion.offset(at: motion.duration) == 1000)
        let stopped = ScrollMotion(from: 900, velocity: 2000, rate: 0.998, in: 0...1000, bounces: false)
        #expect((stopped.duration - time).magnitude < 1e-9)
    }

    @Test func aTargetIsApproachedAtTheRate() {
        let motion = ScrollMotion(from: 100, to: 400, rate: 0.99)
        for time in times where time < motion.duration {
            let expected: Double = 400 - 300 * Foundation.pow(0.99, 1000 * time)
            #expect((motion.offset(at: time) - expected).magnitude < 0.001)
        }
    }

    @Test(arguments: [-300.0, -20, 0, 1, 50, 100, 200, 400, 800, 3000])
    func theEdgeResistsByItsFormula(distance: Double) {
        let share: Double = distance.magnitude * 0.55 / 600
        let expected: Double = 600 - 600 / (share + 1)
        let offset = RubberBand.offset(for: distance, length: 600)
        #expect((offset.magnitude - expected).magnitude < 0.001)
        #expect(offset.sign == distance.sign || offset == 0)
    }
}
