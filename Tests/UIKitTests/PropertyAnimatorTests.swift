import Geometry
import Scene
import Testing

@testable import QuartzCore
@testable import UIKitCore

/// `UIViewPropertyAnimator`: states, positions, and what is shown.
@Suite struct PropertyAnimatorTests {
    @Test func anAnimatorRunsToItsEnd() throws {
        try AnimatedScreen.show { shown in
            var positions: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { shown.box.alpha = 0 }
            animator.addCompletion { positions.append($0) }
            #expect(animator.state == .inactive)
            #expect(shown.box.alpha == 1)
            animator.startAnimation()
            #expect(animator.state == .active)
            #expect(animator.isRunning)
            #expect(shown.box.alpha == 0)
            shown.advance(to: 0.25)
            try expectClose(shown.node().opacity, 0.75)
            expectClose(animator.fractionComplete, 0.25)
            shown.loop.settle()
            #expect(shown.loop.now == 1)
            #expect(animator.state == .inactive)
            #expect(positions == [.end])
        }
    }

    @Test func aPausedAnimatorIsSetToAnyShare() throws {
        try AnimatedScreen.show { shown in
            let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) {
                shown.box.frame.origin.x = 100
            }
            animator.pauseAnimation()
            #expect(animator.state == .active)
            #expect(!animator.isRunning)
            for share in [0.2, 0.7, 0.4] {
                animator.fractionComplete = share
                try expectClose(shown.node().frame.minX, 100 * share)
            }
            shown.loop.settle()
            try expectClose(shown.node().frame.minX, 40)
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
            shown.advance(to: 0.6)
            // What is left takes 1.2 seconds.
            try expectClose(shown.node().frame.minX, 70)
            shown.loop.settle()
            expectClose(shown.loop.now, 1.2)
        }
    }

    @Test func aReversedAnimatorEndsAtItsStart() throws {
        try AnimatedScreen.show { shown in
            var positions: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { shown.box.alpha = 0 }
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            shown.advance(to: 0.5)
            animator.isReversed = true
            shown.advance(to: 0.75)
            try expectClose(shown.node().opacity, 0.75)
            shown.loop.settle()
            expectClose(shown.loop.now, 1)
            #expect(positions == [.start])
            #expect(shown.box.alpha == 1)
        }
    }

    @Test func aStoppedAnimatorStaysWhereItIsUntilItIsFinished() throws {
        try AnimatedScreen.show { shown in
            var positions: [UIViewAnimatingPosition] = []
            func animator() -> UIViewPropertyAnimator {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    shown.box.frame.origin.x += 100
                }
                animator.addCompletion { positions.append($0) }
                animator.startAnimation()
                return animator
            }
            let first = animator()
            shown.advance(to: 0.4)
            first.stopAnimation(false)
            #expect(first.state == .stopped)
            expectClose(shown.box.frame.minX, 40)
            #expect(positions.isEmpty)
            first.finishAnimation(at: .end)
            #expect(shown.box.frame.minX == 100)
            #expect(positions == [.end])
            let second = animator()
            shown.advance(to: 0.9)
            second.stopAnimation(true)
            #expect(second.state == .inactive)
            expectClose(shown.box.frame.minX, 150)
            let third = animator()
            third.stopAnimation(false)
            third.finishAnimation(at: .start)
            expectClose(shown.box.frame.minX, 150)
            #expect(positions == [.end, .start])
            shown.loop.settle()
            expectClose(shown.loop.now, 0.9)
        }
    }

    @Test func changesCanBeAddedWithADelay() throws {
        try AnimatedScreen.show { shown in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { shown.box.alpha = 0 }
            animator.addAnimations({ shown.box.frame.origin.x = 100 }, delayFactor: 0.5)
            animator.startAnimation()
            shown.advance(to: 0.5)
            try expectClose(shown.node().frame.minX, 0)
            shown.advance(to: 0.75)
            try expectClose(shown.node().frame.minX, 50)
            animator.addAnimations { shown.box.frame.origin.y = 80 }
            shown.advance(to: 0.875)
            try expectClose(shown.node().frame.minY, 40)
            try expectClose(shown.node().opacity, 0.125)
        }
    }

    @Test func aDelayedAnimatorOfOptions() throws {
        try AnimatedScreen.show { shown in
            var ended = -1.0
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0.5, options: .curveLinear
            ) {
                shown.box.alpha = 0
            } completion: { _ in
                ended = shown.loop.now
            }
            shown.advance(to: 0.25)
            try expectClose(shown.node().opacity, 1)
            shown.advance(to: 1)
            try expectClose(shown.node().opacity, 0.5)
            shown.loop.settle()
            #expect(ended == 1.5)
        }
    }

    /// Source: `UISpringTimingParameters.init()` in Apple's documentation: a damping ratio of 4.56.
    @Test func springsOfAnimators() throws {
        let standard = UISpringTimingParameters()
        #expect(abs(standard.dampingRatio - 4.56) < 0.01)
        let spring = DampedSpring(mass: 1, stiffness: 100, damping: 10)
        let physical = UIViewPropertyAnimator(
            duration: 9,
            timingParameters: UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
        expectClose(physical.duration, 1.4727)
        try AnimatedScreen.show { shown in
            physical.addAnimations { shown.box.frame.origin.x = 100 }
            physical.startAnimation()
            for step in 1...10 {
                let time = Double(step) * 0.14
                shown.advance(to: time)
                try expectClose(shown.node().frame.minX / 100, spring.value(at: time), "at \(time)")
            }
        }
    }
}
