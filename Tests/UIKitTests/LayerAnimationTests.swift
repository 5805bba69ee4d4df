import Foundation
import Geometry
import Scene
import Testing

@testable import QuartzCore
@testable import UIKitCore

/// Core Animation's classes: what layers show, and who is told of the end.
@Suite struct LayerAnimationTests {
    private final class Listener: CAAnimationDelegate {
        var heard: [String] = []

        func animationDidStart(_ anim: CAAnimation) { heard.append("start \(CACurrentMediaTime())") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            heard.append("stop \(flag) \(CACurrentMediaTime())")
        }
    }

    private func linear(_ keyPath: String, _ from: Any?, _ to: Any?, _ duration: TimeInterval = 1)
        -> CABasicAnimation
    {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        return animation
    }

    @Test func anAnimationChangesWhatIsShownAndNotTheModel() throws {
        try AnimatedScreen.show { shown in
            let layer = shown.box.layer, listener = Listener()
            let animation = linear("position.x", 5, 105)
            animation.delegate = listener
            layer.add(animation, forKey: "move")
            animation.duration = 100
            #expect(layer.animationKeys() == ["move"])
            #expect(layer.animation(forKey: "move")?.duration == 1)
            shown.advance(to: 0.3)
            try #expect(shown.node().frame.minX == 30)
            #expect(layer.presentation()?.position.x == 35)
            #expect(layer.presentation()?.model() === layer)
            #expect(layer.position.x == 5)
            shown.advance(to: 2)
            try #expect(shown.node().frame.minX == 0)
            #expect(listener.heard == ["start 0.0", "stop true 1.0"])
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test func removedAnimationsHaveNotFinished() throws {
        try AnimatedScreen.show { shown in
            let listener = Listener(), animation = linear("opacity", 0, 1)
            animation.delegate = listener
            shown.box.layer.add(animation, forKey: "fade")
            shown.advance(to: 0.5)
            shown.box.layer.add(linear("opacity", 0.2, 0.4), forKey: "fade")
            shown.advance(to: 1)
            try expectClose(shown.node().opacity, 0.3)
            #expect(listener.heard == ["start 0.0", "stop false 0.5"])
        }
    }

    @Test func fillModesShowAnAnimationBeforeAndAfterItsTime() throws {
        try AnimatedScreen.show { shown in
            let animation = linear("opacity", 0.2, 0.4)
            animation.beginTime = CACurrentMediaTime() + 1
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            shown.box.layer.add(animation, forKey: nil)
            for (time, opacity) in [(0.5, 0.2), (1.5, 0.3), (9, 0.4)] {
                shown.advance(to: time)
                try expectClose(shown.node().opacity, opacity, "at \(time)")
            }
        }
    }

    @Test func repetitionSpeedAndReversal() throws {
        try AnimatedScreen.show { shown in
            let animation = linear("opacity", 0, 1)
            animation.autoreverses = true
            animation.repeatCount = 1.5
            animation.speed = 2
            shown.box.layer.add(animation, forKey: nil)
            // A run takes half a second; forwards, backwards, forwards.
            for (time, opacity) in [(0.1, 0.2), (0.6, 0.8), (0.9, 0.2), (1.2, 0.4), (1.6, 1.0)] {
                shown.advance(to: time)
                try expectClose(shown.node().opacity, opacity, "at \(time)")
            }
            #expect(shown.box.layer.animationKeys() == nil)
        }
    }

    /// Source: Technical Q&A QA1673 (Apple): how to pause the animations of a layer tree.
    @Test func aLayersTimeCanBePausedAndGoOn() throws {
        try AnimatedScreen.show { shown in
            let layer = shown.view.layer
            shown.box.layer.add(linear("opacity", 0, 1), forKey: nil)
            shown.advance(to: 0.25)
            let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = pausedTime
            shown.advance(to: 3)
            try expectClose(shown.node().opacity, 0.25)
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
            shown.advance(to: 3.5)
            try expectClose(shown.node().opacity, 0.75)
            shown.loop.settle()
            expectClose(shown.loop.now, 3.75)
        }
    }

    @Test func anAnimationAtRestIsScrubbedByItsOffset() throws {
        try AnimatedScreen.show { shown in
            let animation = linear("opacity", 0, 1)
            animation.speed = 0
            animation.timeOffset = 0.4
            shown.box.layer.add(animation, forKey: nil)
            shown.loop.settle()
            try expectClose(shown.node().opacity, 0.4)
        }
    }

    @Test func keyframesAgainstLinesBetweenThem() throws {
        let values = [0.0, 0.6, 0.2, 1.0], times = [0.0, 0.2, 0.7, 1.0]
        try AnimatedScreen.show { shown in
            let move = linear(
                "position", NSValue(cgPoint: CGPoint(x: 5, y: 5)), NSValue(cgPoint: CGPoint(x: 5, y: 105)), 4)
            shown.box.layer.add(move, forKey: nil)
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.duration = 2
            shown.box.layer.add(animation, forKey: nil)
            for step in 1...10 {
                let time = Double(step) * 0.197
                shown.advance(to: time)
                let share = time / 2, index = share < 0.2 ? 0 : share < 0.7 ? 1 : 2
                let part = (share - times[index]) / (times[index + 1] - times[index])
                let expected = values[index] + (values[index + 1] - values[index]) * part
                try expectClose(shown.node().opacity, expected, "at \(time)")
                try expectClose(shown.node().frame.minY, time * 25, "at \(time)")
            }
        }
    }

    @Test func discreteAndPacedKeyframes() throws {
        func value(_ mode: CAAnimationCalculationMode, _ share: Double) -> Double? {
            let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
            animation.values = [0, 10, 40]
            animation.calculationMode = mode
            return animation.value(at: share, from: AnimatedValue(0))?.number
        }
        #expect([0.1, 0.3, 0.4, 0.6, 0.7, 0.9].map { value(.discrete, $0) } == [0, 0, 10, 10, 40, 40])
        // Ten of the forty points in a quarter of the time.
        for share in [0.1, 0.2, 0.25, 0.5, 0.9] { expectClose(value(.paced, share) ?? -1, 40 * share) }
        // Catmull and Rom's curve through 0, 10 and 40: slopes of 10, 20 and 30 a segment.
        for (share, expected) in [(0.25, 3.75), (0.75, 23.75)] {
            expectClose(value(.cubic, share) ?? -1, expected)
        }
    }

    @Test func aPathMovesALayerAtItsLength() throws {
        try AnimatedScreen.show { shown in
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 5, y: 5))
            path.addLine(to: CGPoint(x: 105, y: 5))
            path.addLine(to: CGPoint(x: 105, y: 305))
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.calculationMode = .paced
            animation.duration = 4
            shown.box.layer.add(animation, forKey: nil)
            for (time, x, y) in [(0.5, 50.0, 0.0), (1, 100, 0), (2, 100, 100), (3, 100, 200)] {
                shown.advance(to: time)
                let frame = try shown.node().frame
                expectClose(frame.minX, x, "x at \(time)")
                expectClose(frame.minY, y, "y at \(time)")
            }
        }
    }

    @Test func keyframesOfViews() throws {
        try AnimatedScreen.show { shown in
            let even = UIView.AnimationOptions.curveLinear
            UIView.animateKeyframes(
                withDuration: 2, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: even.rawValue)
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    shown.box.alpha = 0
                }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                    shown.box.alpha = 1
                }
            }
            for (time, opacity) in [(0.4, 1.0), (0.75, 0.5), (1.2, 0.0), (1.75, 0.5)] {
                shown.advance(to: time)
                try expectClose(shown.node().opacity, opacity, "at \(time)")
            }
        }
    }

    @Test func groupsShareOneTime() throws {
        try AnimatedScreen.show { shown in
            let group = CAAnimationGroup()
            let late = linear("opacity", 0, 1)
            late.beginTime = 1
            group.animations = [linear("transform.scale", 1, 2, 2), late]
            group.duration = 2
            shown.box.layer.add(group, forKey: "both")
            shown.advance(to: 0.5)
            try #expect(shown.node().opacity == 1)
            try expectClose(shown.node().transform.a, 1.25)
            shown.advance(to: 1.5)
            try expectClose(shown.node().opacity, 0.5)
            try expectClose(shown.node().transform.d, 1.75)
        }
    }

    @Test func partsOfATransform() throws {
        try AnimatedScreen.show { shown in
            shown.box.transform = CGAffineTransform(scaleX: 2, y: 2)
            shown.box.layer.add(linear("transform.rotation", 0, Double.pi), forKey: nil)
            shown.box.layer.add(linear("transform.translation.x", 0, 40), forKey: nil)
            shown.advance(to: 0.5)
            let transform = try shown.node().transform
            expectClose(transform.a, 0)
            expectClose(transform.b, 2)
            expectClose(transform.tx, 20)
        }
    }

    @Test func layersWithoutViewsAnimateOnceTheyWereShown() throws {
        try AnimatedScreen.show { shown in
            let layer = CALayer()
            shown.box.layer.addSublayer(layer)
            layer.opacity = 0.5
            #expect(layer.animationKeys() == nil)
            shown.loop.runDueWork()
            layer.opacity = 1
            #expect(layer.animationKeys() == ["opacity"])
            #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
            // The default curve at half of its time.
            shown.advance(to: 0.125)
            let node = try #require(shown.screen.capture().nodes.first { $0.className == "CALayer" })
            expectClose(
                node.opacity, 0.5 + 0.5 * EasingTests.height([0.25, 0.1, 0.25, 1], at: 0.5))
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.cornerRadius = 3
            CATransaction.commit()
            layer.actions = ["borderWidth": NSNull(), "zPosition": linear("zPosition", 2, 3, 4)]
            layer.borderWidth = 3
            #expect(layer.animationKeys() == ["opacity"])
            layer.zPosition = 3
            #expect(layer.animation(forKey: "zPosition")?.duration == 4)
            shown.loop.settle()
            shown.box.layer.cornerRadius = 3
            #expect(shown.box.layer.animationKeys() == nil)
        }
    }

    @Test func transactionsSayHowLongAndWhatFollows() throws {
        try AnimatedScreen.show { shown in
            let layer = CALayer()
            shown.box.layer.addSublayer(layer)
            shown.loop.runDueWork()
            var ended: [String] = []
            #expect(CATransaction.animationDuration() == 0.25)
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { ended.append("outer \(shown.loop.now)") }
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.position.x = 10
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setCompletionBlock { ended.append("inner \(shown.loop.now)") }
            layer.borderWidth = 1
            CATransaction.commit()
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setCompletionBlock { ended.append("empty \(shown.loop.now)") }
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
            shown.advance(to: 0.5)
            #expect(layer.presentation()?.position.x == 2.5)
            shown.loop.settle()
            #expect(ended == ["empty 0.0", "inner 1.0", "outer 2.0"])
        }
    }

    @Test func propertiesOfShapesAndGradients() throws {
        try AnimatedScreen.show { shown in
            let shape = CAShapeLayer()
            let start = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            let end = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
            shape.path = end
            shape.add(linear("path", start, end), forKey: nil)
            shape.add(linear("strokeEnd", 0, 1), forKey: nil)
            shape.add(linear("lineWidth", 2, 4), forKey: nil)
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
            gradient.add(
                linear("colors", gradient.colors, [UIColor.white.cgColor, UIColor.white.cgColor]), forKey: nil
            )
            gradient.add(linear("endPoint", CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)), forKey: nil)
            shown.box.layer.addSublayer(shape)
            shown.box.layer.addSublayer(gradient)
            shown.advance(to: 0.5)
            let seen = try #require(shape.presentation())
            #expect(seen.path?.boundingBox.width == 20)
            #expect(seen.strokeEnd == 0.5)
            #expect(seen.lineWidth == 3)
            let band = try #require(gradient.presentation())
            #expect((band.colors?.first as? CGColor)?.components?.first == 0.5)
            #expect(band.endPoint == CGPoint(x: 0.5, y: 0.5))
            #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
        }
    }

    @Test func anUnknownPropertyIsReported() throws {
        let reported = try AnimatedScreen.show { shown in
            shown.box.layer.add(linear("wobble", 0, 1), forKey: nil)
            shown.box.layer.add(linear("strokeEnd", 0, 1), forKey: nil)
            shown.loop.settle()
        }
        #expect(reported.count { $0.contains("animation.unsupported") } == 2)
    }
}
