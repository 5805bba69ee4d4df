import Foundation
import SwiftUICore
import Testing

@Suite("Animation curves")
struct AnimationTests {
    /// The expected values are those of the closed form of a critically damped spring: 1 - (1 + wt) exp(-wt).
    @Test("the default animation is a spring of 0.55 seconds", arguments: [0.1, 0.3, 0.55])
    func standard(time: Double) {
        let frequency = 2 * Double.pi / 0.55
        let expected = 1 - (1 + frequency * time) * exp(-frequency * time)
        #expect(abs(Animation.default.progress(at: time) - expected) < 1e-9)
    }

    @Test("a bouncy spring overshoots, and its bounce is that which it was made with")
    func bounce() {
        #expect(abs(Spring(duration: 0.5, bounce: 0.3).bounce - 0.3) < 1e-9)
        #expect(Animation.bouncy.progress(at: 0.5) > 1)
        #expect(Animation.smooth.progress(at: 0.5) < 1)
    }

    @Test("delays, speeds and repetitions change the time")
    func changes() {
        let linear = Animation.linear(duration: 1)
        #expect(linear.delay(1).progress(at: 0.5) == 0)
        #expect(abs(linear.delay(1).progress(at: 1.5) - 0.5) < 1e-6)
        #expect(abs(linear.speed(2).progress(at: 0.25) - 0.5) < 1e-6)
        #expect(abs(linear.repeatForever().progress(at: 1.25) - 0.75) < 1e-6)
        #expect(abs(linear.repeatForever(autoreverses: false).progress(at: 1.25) - 0.25) < 1e-6)
    }
}
