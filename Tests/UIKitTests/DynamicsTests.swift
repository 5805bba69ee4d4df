import Diagnostics
import Testing
import UIKitDynamics

@testable import UIKitCore

/// Behaviors of UIKit Dynamics in a picture, which shows the state at rest.
@Suite struct DynamicsTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    /// The names of the codes that are reported while code runs.
    private func codes(_ body: () -> Void) -> [String] {
        var environment = RenderEnvironment.current
        environment.sink = DiagnosticSink()
        environment.run(body)
        return environment.sink.diagnostics.map(\.code.name)
    }

    @Test func aSnapPutsItsItemAtThePoint() {
        let animator = UIDynamicAnimator(referenceView: root)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 150, y: 300))
        #expect(view.center == CGPoint(x: 50, y: 25))
        animator.addBehavior(snap)
        #expect(view.center == CGPoint(x: 150, y: 300))
        snap.snapPoint = CGPoint(x: 10, y: 20)
        #expect(view.center == CGPoint(x: 10, y: 20))
        #expect(!animator.isRunning && snap.damping == 0.5)
        animator.removeBehavior(snap)
        snap.snapPoint = .zero
        #expect(view.center == CGPoint(x: 10, y: 20) && snap.dynamicAnimator == nil)
    }

    @Test func partsOfABehaviorFollowItsAnimator() {
        let animator = UIDynamicAnimator(referenceView: root), whole = UIDynamicBehavior()
        whole.addChildBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 1, y: 2)))
        animator.addBehavior(whole)
        #expect(view.center == CGPoint(x: 1, y: 2))
        let late = UISnapBehavior(item: view, snapTo: CGPoint(x: 3, y: 4))
        whole.addChildBehavior(late)
        #expect(view.center == CGPoint(x: 3, y: 4) && late.dynamicAnimator === animator)
        #expect(animator.items(in: root.bounds).count == 1)
        animator.removeAllBehaviors()
        #expect(late.dynamicAnimator == nil && animator.behaviors.isEmpty)
    }

    @Test func physicsIsReportedOnceForEveryKind() {
        let found = codes {
            let animator = UIDynamicAnimator(referenceView: root)
            animator.addBehavior(UIGravityBehavior(items: [view]))
            animator.addBehavior(UIGravityBehavior(items: [view]))
            animator.addBehavior(UICollisionBehavior(items: [view]))
            animator.addBehavior(UIDynamicItemBehavior(items: [view]))
        }
        #expect(found == ["dynamics.unsimulated", "dynamics.unsimulated"])
        #expect(view.center == CGPoint(x: 50, y: 25))
    }

    @Test func vectorsHaveAnglesAndLengths() {
        let gravity = UIGravityBehavior(items: [])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 3, dy: 4)
        #expect(push.magnitude == 5)
        push.setAngle(0, magnitude: 2)
        #expect(push.pushDirection == CGVector(dx: 2, dy: 0))
    }

    @Test func aCollisionKeepsItsBoundaries() {
        let collision = UICollisionBehavior(items: [view])
        #expect(collision.boundaryIdentifiers == nil && collision.collisionMode == .everything)
        collision.addBoundary(withIdentifier: NSString(string: "a"), from: .zero, to: CGPoint(x: 9, y: 0))
        #expect(collision.boundary(withIdentifier: NSString(string: "a")) != nil)
        collision.removeBoundary(withIdentifier: NSString(string: "a"))
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func aGroupMovesItsItems() {
        let other = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 50))
        let group = UIDynamicItemGroup(items: [view, other])
        #expect(group.center == CGPoint(x: 100, y: 25))
        group.center = CGPoint(x: 110, y: 35)
        #expect(view.center == CGPoint(x: 60, y: 35) && other.center == CGPoint(x: 160, y: 35))
    }
}
