import Testing
import UIKit

/// What libraries that wrap constraints ask for.
@Suite("API of layout libraries")
struct LayoutLibraryTests {
    @Test("a constraint can be made before it is known what it constrains")
    func emptyConstraint() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(constraint.firstAttribute == .notAnAttribute)
        constraint.isActive = true
        #expect(!constraint.isActive)
    }

    @Test("priorities are added and subtracted")
    func priorities() {
        var priority = UILayoutPriority.defaultHigh
        priority += 10
        priority -= 5
        #expect(priority.rawValue == 755)
        #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
        #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    }

    @Test("the direction of an attribute is relative to another")
    func directions() {
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        let inside = UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        #expect(inside == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    }

    @Test("layers convert between their coordinates, with transforms and anchor points")
    func layers() {
        let root = CALayer(), middle = CALayer(), inner = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        middle.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        root.addSublayer(middle)
        middle.addSublayer(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 27))
        #expect(inner.convert(CGPoint(x: 16, y: 27), from: root) == CGPoint(x: 1, y: 2))
        #expect(middle.convert(inner.bounds, from: inner) == inner.frame)
        middle.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        // About the centre of the layer, (30, 40).
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 0, y: 10, width: 20, height: 20))
    }

    @Test("no method of Objective-C is found or added")
    func methods() {
        #expect(class_getInstanceMethod(UIView.self, "layoutSubviews") == nil)
        #expect(!class_addMethod(UIView.self, "f", imp_implementationWithBlock({}), "v@:"))
    }
}
