import Geometry
import Scene
import Testing

@testable import UIKitCore

/// `UIView.animate`: what is set at once, what is shown on the way, and when completions are called.
@Suite struct ViewAnimationTests {
    @Test func theModelIsSetAtOnceAndThePresentationFollows() throws {
        try AnimatedScreen.show { shown in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                shown.box.frame = CGRect(x: 100, y: 40, width: 30, height: 50)
                shown.box.alpha = 0
                shown.box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
            #expect(shown.box.frame == CGRect(x: 100, y: 40, width: 30, height: 50))
            #expect(shown.box.alpha == 0)
            shown.advance(to: 0.25)
            let node = try shown.node()
            // The center moves from (5, 5) to (115, 65) and the size grows from 10 x 10 to 30 x 50.
            #expect(node.frame == Rect(x: 25, y: 10, width: 15, height: 20))
            #expect(node.opacity == 0.75)
            #expect(node.background == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
            #expect(shown.box.frame == CGRect(x: 100, y: 40, width: 30, height: 50))
            shown.advance(to: 1)
            try #expect(shown.node().frame == Rect(x: 100, y: 40, width: 30, height: 50))
            #expect(shown.box.layer.animationKeys() == nil)
        }
    }

    @Test func framesThatLayoutAppliesAreAnimated() throws {
        try AnimatedScreen.show { shown in
            let label = addView(UIView(), to: shown.view)
            label.identifier = "constrained"
            let left = label.leadingAnchor.constraint(equalTo: shown.view.leadingAnchor)
            NSLayoutConstraint.activate([
                left, label.topAnchor.constraint(equalTo: shown.view.topAnchor),
                label.widthAnchor.constraint(equalToConstant: 20),
                label.heightAnchor.constraint(equalToConstant: 20),
            ])
            shown.view.layoutIfNeeded()
            left.constant = 80
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { shown.view.layoutIfNeeded() }
            #expect(label.frame.minX == 80)
            shown.advance(to: 0.5)
            try #expect(shown.node("constrained").frame.minX == 20)
        }
    }

    @Test func aScrollViewsOffsetIsAnimated() throws {
        try AnimatedScreen.show { shown in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.identifier = "scroll"
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 100, height: 1000)
            shown.view.addSubview(scroll)
            shown.loop.runDueWork()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                scroll.contentOffset = CGPoint(x: 0, y: 200)
            }
            shown.advance(to: 0.5)
            try #expect(shown.node("scroll").boundsOrigin == Point(x: 0, y: 100))
            #expect(scroll.contentOffset.y == 200)
        }
    }

    @Test func aDelayShowsTheStartAndTheCompletionComesAtTheEnd() throws {
        try AnimatedScreen.show { shown in
            var ended: [String] = []
            UIView.animate(withDuration: 0.5, delay: 1, options: .curveLinear) {
                shown.box.alpha = 0
            } completion: {
                ended.append("\($0) \(shown.loop.now)")
            }
            shown.advance(to: 0.9)
            try #expect(shown.node().opacity == 1)
            shown.advance(to: 1.25)
            try #expect(shown.node().opacity == 0.5)
            #expect(ended.isEmpty)
            shown.advance(to: 5)
            #expect(ended == ["true 1.5"])
        }
    }

    @Test func completionsAreCalledByTimeAndThenByOrder() throws {
        try AnimatedScreen.show { shown in
            let other = UIView()
            shown.view.addSubview(other)
            var order: [String] = []
            UIView.animate(withDuration: 0.3) {
                shown.box.alpha = 0
            } completion: { _ in
                order.append("first")
            }
            UIView.animate(withDuration: 0.3) {
                other.alpha = 0
            } completion: { _ in
                order.append("second")
            }
            UIView.animate(withDuration: 0.1) {
                shown.box.frame.origin.x = 9
            } completion: { _ in
                order.append("short")
                UIView.animate(withDuration: 0.1) {
                    other.frame.origin.x = 9
                } completion: { _ in
                    order.append("chained")
                }
            }
            UIView.animate(withDuration: 0) {
                other.tag = 1
            } completion: {
                order.append("none \($0)")
            }
            UIView.animate(withDuration: 9) {
            } completion: {
                order.append("nothing \($0)")
            }
            #expect(order.isEmpty)
            shown.loop.settle()
            #expect(order == ["none true", "nothing true", "short", "chained", "first", "second"])
            expectClose(shown.loop.now, 0.3)
        }
    }

    @Test func aNewAnimationStartsFromWhatIsShownAndEndsTheOldOne() throws {
        try AnimatedScreen.show { shown in
            var ended: [String] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                shown.box.alpha = 0
            } completion: {
                ended.append("old \($0)")
            }
            shown.advance(to: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
                shown.box.alpha = 1
            } completion: {
                ended.append("new \($0)")
            }
            try #expect(shown.node().opacity == 0.5)
            shown.advance(to: 1)
            try #expect(shown.node().opacity == 0.75)
            #expect(ended == ["old false"])
            shown.advance(to: 2)
            #expect(ended == ["old false", "new true"])
        }
    }

    @Test func aViewThatLeavesItsWindowLosesItsAnimations() throws {
        try AnimatedScreen.show { shown in
            var ended: [String] = []
            UIView.animate(withDuration: 1) {
                shown.box.alpha = 0
            } completion: {
                ended.append("\($0) \(shown.loop.now)")
            }
            shown.loop.schedule(at: 0.25) { shown.box.removeFromSuperview() }
            shown.advance(to: 2)
            #expect(ended == ["false 0.25"])
            #expect(shown.box.layer.animationKeys() == nil)
        }
    }

    @Test func blocksInsideABlockInheritItsDuration() throws {
        try AnimatedScreen.show { shown in
            #expect(UIView.inheritedAnimationDuration == 0)
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 1) { shown.box.alpha = 0 }
                UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                    shown.box.frame.origin.x = 100
                }
                UIView.performWithoutAnimation { shown.box.frame.origin.y = 100 }
            }
            shown.advance(to: 0.5)
            let node = try shown.node()
            #expect(node.opacity == 0.75)
            #expect(node.frame.minX == 50)
            #expect(node.frame.minY == 100)
        }
    }

    @Test func nothingIsAnimatedWhileAnimationsAreOff() throws {
        try AnimatedScreen.show { shown in
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            var ended = false
            UIView.animate(withDuration: 1) {
                shown.box.alpha = 0
            } completion: {
                ended = $0
            }
            try #expect(shown.node().opacity == 0)
            shown.loop.runDueWork()
            #expect(ended)
            UIView.setAnimationsEnabled(true)
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                UIView.animate(withDuration: 1) { shown.box.alpha = 1 }
            }
            try #expect(shown.node().opacity == 1)
        }
    }

    @Test func outsideARenderValuesAreAppliedAndCompletionsCalledAtOnce() {
        let view = UIView()
        var ended = false
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            ended = $0
        }
        #expect(view.alpha == 0)
        #expect(ended)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func animationsWithoutEndAreLeftOutAtRestWithANote() throws {
        let reported = try AnimatedScreen.show { shown in
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                shown.box.alpha = 0
            }
            shown.loop.settle()
            #expect(shown.loop.now == 0)
            try #expect(shown.node().opacity == 0)
            for (time, opacity) in [(0.25, 0.75), (1.0, 0.0), (1.25, 0.25), (2.0, 1.0), (7.25, 0.25)] {
                shown.advance(to: time)
                try expectClose(shown.node().opacity, opacity, "at \(time)")
            }
            shown.box.layer.removeAllAnimations()
            try #expect(shown.node().opacity == 0)
        }
        #expect(reported.count { $0.contains("animation.endless") } == 1)
    }

    @Test func aRepeatedAnimationEnds() throws {
        try AnimatedScreen.show { shown in
            var ended = 0.0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { shown.box.alpha = 0 }
            } completion: { _ in
                ended = shown.loop.now
            }
            shown.advance(to: 3.75)
            try #expect(shown.node().opacity == 0.75)
            shown.loop.settle()
            #expect(ended == 6)
            try #expect(shown.node().opacity == 0)
        }
    }
}
