import Geometry
import Scene
import Testing

@testable import UIKitCore

/// `UIView.transition` and `CATransition`: what of both states is shown.
@Suite struct ViewTransitionTests {
    @Test func aDissolveOfAnOpaqueViewFadesOutWhatItShowed() throws {
        try AnimatedScreen.show { shown in
            shown.box.backgroundColor = .red
            var ended = false
            UIView.transition(
                with: shown.box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
            ) {
                shown.box.backgroundColor = .blue
            } completion: {
                ended = $0
            }
            shown.advance(to: 0.25)
            let now = try shown.node(), before = try shown.node("box/transition")
            #expect(now.background == Color(red: 0, green: 0, blue: 1))
            #expect(before.opacity == 0.75)
            #expect(before.content.contains { "\($0)".contains("#FF0000") })
            #expect(!ended)
            shown.loop.settle()
            #expect(ended)
            #expect(shown.screen.capture().nodes.allSatisfy { $0.id != "box/transition" })
        }
    }

    @Test func aDissolveOfTransparentContentFadesBoth() throws {
        try AnimatedScreen.show { shown in
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            child.identifier = "child"
            UIView.transition(
                with: shown.box, duration: 2, options: [.transitionCrossDissolve, .curveLinear]
            ) { shown.box.addSubview(child) }
            shown.advance(to: 0.5)
            try expectClose(shown.node("child").opacity, 0.25)
            try expectClose(shown.node("box/transition").opacity, 0.75)
        }
    }

    @Test func aFlipTurnsAtHalfOfItsTime() throws {
        try AnimatedScreen.show { shown in
            UIView.transition(
                with: shown.box, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
                animations: nil)
            // The card is turned by 60 and by 120 degrees.
            for (time, before) in [(1.0 / 3, 1.0), (2.0 / 3, 0.0)] {
                shown.advance(to: time)
                try expectClose(shown.node().transform.a, 0.5)
                try expectClose(shown.node("box/transition").opacity, before)
            }
        }
    }

    @Test func oneViewReplacesAnother() throws {
        try AnimatedScreen.show { shown in
            let next = UIView(frame: shown.box.frame)
            var ended = false
            UIView.transition(
                from: shown.box, to: next, duration: 0.3, options: .transitionCrossDissolve
            ) { ended = $0 }
            #expect(shown.box.superview == nil)
            #expect(next.superview != nil)
            UIView.transition(
                from: next, to: UIView(), duration: 0.3, options: .showHideTransitionViews)
            #expect(next.isHidden)
            shown.loop.settle()
            #expect(ended)
        }
    }

    @Test func aFadeOfCoreAnimation() throws {
        let reported = try AnimatedScreen.show { shown in
            let transition = CATransition()
            transition.duration = 1
            shown.box.layer.add(transition, forKey: nil)
            shown.advance(to: 0.5)
            try expectClose(shown.node("box/transition").opacity, 0.5)
            let push = CATransition()
            push.type = .push
            shown.box.layer.add(push, forKey: nil)
            UIView.transition(with: shown.box, duration: 1, options: .transitionCurlUp, animations: nil)
        }
        #expect(reported.count { $0.contains("animation.unsupported") } == 2)
    }
}
