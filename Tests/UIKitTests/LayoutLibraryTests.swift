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
}
