import CoreGraphics
import Foundation
import Geometry
import RenderContext
import SwiftUICore
import Testing

/// Curves through keyframes; expected values are those of the closed forms that Apple's documentation names.
@Suite("Keyframes")
struct KeyframeTests {
    private struct Values: Equatable {
        var scale = 1.0
        var angle = Angle.zero
        var x: CGFloat = 0
    }

    @Test("linear keyframes are linear, or follow a curve of time")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
        }
        #expect(timeline.duration == 3)
        #expect(isNear(timeline.value(time: 0.5), 5))
        #expect(isNear(timeline.value(time: 2), 10 - 10 * UnitCurve.easeIn.value(at: 0.5)))
        #expect(isNear(timeline.value(progress: 1), 0))
        #expect(isNear(timeline.value(time: 9), 0))
        #expect(isNear(timeline.value(time: -1), 0))
    }

    @Test("a move has no duration")
    func move() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            MoveKeyframe(5)
            LinearKeyframe(7, duration: 1)
        }
        #expect(timeline.duration == 1)
        #expect(isNear(timeline.value(time: 0), 5))
        #expect(isNear(timeline.value(time: 0.5), 6))
    }

    /// Hermite's form with the velocities 0 and 0: 3t² - 2t³.
    @Test("a cubic keyframe alone begins and ends at rest")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 2) }
        for time in [0.5, 1, 1.5] {
            let share = time / 2
            #expect(isNear(timeline.value(time: time), 3 * share * share - 2 * share * share * share))
        }
    }

    /// Hermite's form with velocities per second, times the duration of the segment.
    @Test("velocities of a cubic keyframe are those at its ends")
    func velocities() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 2, startVelocity: 3, endVelocity: -3)
        }
        // At the middle: h10 = 1/8, h11 = -1/8, each times the duration.
        #expect(isNear(timeline.value(time: 1), 2 * (3 / 8.0 + 3 / 8.0)))
    }

    /// Catmull-Rom: the tangent at a knot is half of the way between its neighbours, for segments of one second.
    @Test("adjacent cubic keyframes are a Catmull-Rom spline")
    func spline() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(4, duration: 1)
            CubicKeyframe(6, duration: 1)
            CubicKeyframe(0, duration: 1)
        }
        let tangents = [0.0, 3, -2, 0], knots = [0.0, 4, 6, 0]
        for segment in 0..<3 {
            let t = 0.25
            let square = t * t, cube = square * t
            let start = knots[segment] * (2 * cube - 3 * square + 1)
            let end = knots[segment + 1] * (3 * square - 2 * cube)
            let slopes =
                tangents[segment] * (cube - 2 * square + t) + tangents[segment + 1] * (cube - square)
            let expected = start + end + slopes
            #expect(isNear(timeline.value(time: Double(segment) + t), expected))
        }
    }

    /// Source: `CubicKeyframe`: the end velocity of the segment before is the start velocity, and the other way around.
    @Test("a cubic keyframe beside a linear one has its velocity there")
    func neighbours() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(2, duration: 1)
            CubicKeyframe(4, duration: 1)
            LinearKeyframe(10, duration: 1)
        }
        let step = 1e-5
        let start = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
        let end = (timeline.value(time: 2) - timeline.value(time: 2 - step)) / step
        #expect(abs(start - 2) < 1e-3)
        #expect(abs(end - 6) < 1e-3)
    }

    /// A critically damped spring: 1 - (1 + wt) exp(-wt).
    @Test("a spring keyframe is the spring's closed form, and lasts until it settles")
    func spring() {
        let spring = Spring(duration: 0.5), frequency = 2 * Double.pi / 0.5
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(8, spring: spring) }
        #expect(isNear(timeline.duration, spring.settlingDuration))
        for time in [0.05, 0.2, 0.4] {
            let expected = 8 * (1 - (1 + frequency * time) * exp(-frequency * time))
            #expect(isNear(timeline.value(time: time), expected))
        }
        let short = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(8, duration: 0.3, spring: spring) }
        #expect(short.duration == 0.3)
    }

    @Test("a spring is updated step by step as it moves at once, and pulls towards its target")
    func steps() {
        let spring = Spring.bouncy
        #expect(isNear(Spring.snappy.bounce, 0.15))
        var value = 0.0, velocity = 0.0
        for _ in 0..<4 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.05) }
        #expect(abs(value - spring.value(target: 1, time: 0.2)) < 1e-4)
        #expect(isNear(spring.force(target: 3, position: 1, velocity: 0), 2 * spring.stiffness))
        #expect(isNear(spring.force(target: 1, position: 1, velocity: 2), -2 * spring.damping))
    }

    @Test("tracks animate properties beside each other, and keep their last value")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
            }
            KeyframeTrack(\.angle) {
                CubicKeyframe(.degrees(90), duration: 1)
                CubicKeyframe(.zero, duration: 1)
            }
            KeyframeTrack(\.x) {
                for step in 1...4 { LinearKeyframe(CGFloat(step * 10), duration: 0.5) }
            }
        }
        #expect(timeline.duration == 2)
        let middle = timeline.value(time: 1)
        #expect(middle.scale == 2)
        #expect(isNear(middle.angle.degrees, 90))
        #expect(isNear(Double(middle.x), 20))
        #expect(timeline.value(time: 2).scale == 2)
        var value = Values()
        timeline.update(value: &value, progress: 0.125)
        #expect(isNear(value.scale, 1.25))
    }

    // MARK: On the clock

    private final class Handle {
        var trigger: Binding<Int>?
        var values: [Double] = []
    }

    private struct Looping: View {
        let handle: Handle
        var body: some View {
            KeyframeAnimator(initialValue: 0.0) { value in
                Color.red.frame(width: 10, height: 10).offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(40, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
    }

    @Test("an animator without a trigger repeats on the clock, and rests at its first value")
    func looping() {
        inOneRender { loop in
            let graph = ViewGraph.settled(Looping(handle: Handle()))
            #expect(isNear(graph.rectangles.first?.minX, 45))
            loop.advance(by: 0.5)
            #expect(isNear(graph.rectangles.first?.minX, 65))
            loop.advance(by: 2)
            #expect(isNear(graph.rectangles.first?.minX, 65))
            let now = loop.now
            loop.settle()
            #expect(loop.now - now < 1)
            #expect(isNear(graph.rectangles.first?.minX, 45))
        }
    }

    private struct Triggered: View {
        let handle: Handle
        @State private var trigger = 0
        var body: some View {
            handle.trigger = $trigger
            return Color.red.frame(width: 10, height: 10)
                .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
                    content.offset(x: value)
                } keyframes: { value in
                    handle.values.append(value)
                    return KeyframeTrack { LinearKeyframe(20, duration: 1) }
                }
        }
    }

    @Test("a trigger plays once, from the value that was reached last")
    func triggered() {
        inOneRender { loop in
            let handle = Handle(), graph = ViewGraph.settled(Triggered(handle: handle))
            #expect(isNear(graph.rectangles.first?.minX, 45))
            handle.trigger?.wrappedValue += 1
            #expect(isNear(graph.rectangles.first?.minX, 65))
            loop.advance(by: 0.5)
            #expect(isNear(graph.rectangles.first?.minX, 55))
            loop.settle()
            #expect(isNear(graph.rectangles.first?.minX, 65))
            handle.trigger?.wrappedValue += 1
            graph.settle()
            loop.advance(by: 0.5)
            #expect(isNear(graph.rectangles.first?.minX, 65))
            #expect(handle.values == [0, 20])
        }
    }
}
