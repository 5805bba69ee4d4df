import Testing

@testable import QuartzCore
@testable import UIKitCore

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

    /// Source: EmptyDataSet-Swift, which unwraps the method that it replaces, and calls the implementation before.
    @Test("replacing methods of Objective-C goes on and has no effect")
    func methods() throws {
        typealias Function = @convention(c) (AnyObject, UnsafeRawPointer?) -> UnsafeRawPointer?
        let first = try #require(class_getInstanceMethod(UIView.self, "layoutSubviews"))
        let second = try #require(class_getClassMethod(UIView.self, "layerClass"))
        method_exchangeImplementations(first, second)
        let imp = method_setImplementation(first, imp_implementationWithBlock({}))
        #expect(unsafeBitCast(imp, to: Function.self)(UIView(), nil) == nil)
        #expect(class_getMethodImplementation(UIView.self, "layoutSubviews") != nil)
        #expect(!class_addMethod(UIView.self, "f", imp, "v@:"))
        #expect(class_getInstanceMethod(nil, "layoutSubviews") == nil)
    }

    /// Source: the tests of AnchorKit and FloatingPanel, which compare a constraint's anchors with those of views.
    @Test("a constraint has the anchors of its sides")
    func anchors() {
        let view = UIView(), guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        #expect(view.topAnchor == view.topAnchor)
        #expect(view.topAnchor != view.bottomAnchor)
        #expect(view.topAnchor != guide.topAnchor)
        #expect(Set([view.topAnchor, view.topAnchor]).count == 1)
        let edge = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
        #expect(edge.firstAnchor as NSObject == guide.leadingAnchor)
        #expect(edge.secondAnchor as NSObject? == view.leadingAnchor)
        #expect(edge.firstAnchor as NSObject is NSLayoutXAxisAnchor)
        let length = view.widthAnchor.constraint(equalToConstant: 5)
        #expect(length.firstAnchor as NSObject == view.widthAnchor)
        #expect(length.firstAnchor as NSObject is NSLayoutDimension)
        #expect(length.secondAnchor == nil)
    }

    /// Source: the tests of Bamboo, which make anchors of nothing.
    @Test("an anchor of nothing constrains nothing")
    func emptyAnchor() {
        let constraint = NSLayoutDimension().constraint(equalToConstant: 5)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(NSLayoutXAxisAnchor() != NSLayoutXAxisAnchor())
    }

    /// Source: the tests of ConstrainTo, which give 0 and expect 1.
    @Test("a constant alone has the multiplier 1")
    func multiplierOfAConstant() {
        let view = UIView()
        let width = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 0, constant: 25)
        #expect(width.multiplier == 1)
        #expect(width.constant == 25)
    }

    @Test("the sublayers are replaced by a list")
    func sublayers() {
        let view = UIView(), first = CALayer(), second = CALayer(), third = CALayer()
        view.layer.sublayers = [first, second]
        #expect(first.superlayer === view.layer)
        view.layer.sublayers = [second, third]
        #expect(
            view.layer.sublayers?.map(ObjectIdentifier.init) == [second, third].map(ObjectIdentifier.init))
        #expect(first.superlayer == nil)
        view.layer.sublayers = nil
        #expect(view.layer.sublayers == nil)
        #expect(view.layer.delegate === view)
    }

    @Test("code that may run in an extension finds the app by name")
    func application() {
        #expect(UIApplication.responds(to: Selector("sharedApplication")))
        #expect(!UIView.responds(to: Selector("sharedApplication")))
        let found = UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
        #expect(found === UIApplication.shared)
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    }

    /// Source: Apple's documentation of `NSCoder.cgRect(for:)` and its kin, for the form of the texts.
    @Test("geometry is written as text and read")
    func coderTexts() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect)
        #expect(NSCoder.cgPoint(for: "{1,-2}") == CGPoint(x: 1, y: -2))
        #expect(NSCoder.cgSize(for: "{5, 6}") == CGSize(width: 5, height: 6))
        #expect(NSCoder.cgSize(for: "five") == .zero)
        #expect(
            NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("a size is transformed without the translation")
    func transformedSize() {
        let transform = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 10, ty: 20)
        #expect(CGSize(width: 5, height: 7).applying(transform) == CGSize(width: -21, height: 10))
    }

    private static let colors: [(UIColor, [Double])] = [
        (UIColor.red, [0.0, 1, 1]), (UIColor.green, [1.0 / 3, 1, 1]), (UIColor.blue, [2.0 / 3, 1, 1]),
        (UIColor.magenta, [5.0 / 6, 1, 1]), (UIColor.white, [0, 0, 1]), (UIColor.black, [0, 0, 0]),
        (UIColor(red: 0.5, green: 0.25, blue: 0.25, alpha: 1), [0, 0.5, 0.5]),
    ]

    /// Source: the hexagon of hue, saturation and value; the corners are those of the primary colors.
    @Test("colors have hue, saturation and brightness", arguments: colors)
    func hues(color: UIColor, expected: [Double]) {
        var hue: CGFloat = -1, saturation: CGFloat = -1, brightness: CGFloat = -1, alpha: CGFloat = -1
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        for (value, expected) in zip([hue, saturation, brightness, alpha], expected + [1]) {
            #expect(abs(value - expected) < 1e-9)
        }
        var white: CGFloat = -1
        #expect(color.getWhite(&white, alpha: nil) == (saturation == 0))
        #expect(white == (saturation == 0 ? brightness : -1))
    }

    // Source: NSValue's additions in Core Animation; the factor is by hand.
    @Test("a value holds a transform")
    func transformValues() {
        let transform = CATransform3DMakeScale(2, 3, 4)
        let value = NSValue(caTransform3D: transform)
        #expect(value.caTransform3DValue == transform)
        #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
        #expect(AnimatedValue(value, like: .transform(CATransform3DIdentity)) == .transform(transform))
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(caTransform3D: transform).cgPointValue == .zero)
    }

    /// Source: the tests of MagazineLayout.
    @Test("points, sizes and rectangles print their numbers")
    func geometryTexts() {
        #expect("\(CGRect(x: 0, y: 0, width: 100, height: 100.5))" == "(0.0, 0.0, 100.0, 100.5)")
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
    }

    /// Source: Apple's documentation of `CAAnimationDelegate`.
    @Test("an animation outside a render ends")
    func animationOutsideARender() {
        final class Delegate: NSObject, CAAnimationDelegate {
            var calls: [String] = []
            func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
        }
        let delegate = Delegate(), animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = delegate
        CALayer().add(animation, forKey: nil)
        let state = RenderContext.current
        state.eventLoop.advance(by: 0.3)
        #expect(delegate.calls == ["start", "stop true"])
    }
}
