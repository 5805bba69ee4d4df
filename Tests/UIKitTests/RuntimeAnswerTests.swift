import Testing

@testable import UIKitCore

@Suite("What the Objective-C runtime answers on iOS")
struct RuntimeAnswerTests {
    private final class Screen: UIViewController {}

    /// Source: the documentation of `responds(to:)`: "whether the receiver implements or inherits a method".
    @Test("an object responds to the methods of the classes that it is of")
    func responding() {
        let view = UIView(), screen = Screen()
        #expect(view.responds(to: Selector("safeAreaLayoutGuide"), of: UIView.self))
        #expect(view.responds(to: Selector("layoutSubviews"), of: UIView.self))
        #expect(screen.responds(to: Selector("tapped"), of: Screen.self))
        #expect(!view.responds(to: Selector("titleLabel"), of: UIButton.self))
        #expect(UIButton.instancesRespond(to: Selector("layoutSubviews"), of: UIView.self))
        #expect(!UIView.instancesRespond(to: Selector("titleLabel"), of: UIButton.self))
    }

    /// Source: the documentation of `NSClassFromString(_:)`: nil if no class by that name is loaded.
    @Test("classes of UIKit are found by their names")
    func names() {
        #expect(NSClassFromString("UIView") == UIView.self)
        #expect(NSClassFromString("UINavigationBar") == UINavigationBar.self)
        #expect(NSClassFromString("CALayer") == CALayer.self)
        #expect(NSClassFromString("UINoSuchView") == nil)
    }

    /// Source: the documentation of `description()` of `NSObject`: "Returns a string that represents the contents of the
    /// receiving class", its name.
    @Test("classes describe themselves by their names, with the module of the app")
    func descriptions() {
        func name<Object: NSObject>(of type: Object.Type) -> String? {
            Object.description().components(separatedBy: ".").last
        }
        #expect(UIView.description() == "UIView")
        #expect(name(of: Screen.self) == "Screen")
        #expect(Screen.description() == NSStringFromClass(Screen.self))
        #expect(type(of: UILabel() as UIView).description() == "UILabel")
    }

    @Test("code of a render is on the main thread")
    func threads() {
        RenderEnvironment.current.withLiveScreen({ UIViewController() }) { _ in #expect(Thread.isMainThread) }
    }

    /// Source: "Key-Value Coding Programming Guide", "Using Collection Operators", with its table of transactions.
    @Test("collections have the values of their elements, and operators")
    func collections() {
        let views = [1, 2, 2, 5].map { tag in
            let view = UIView()
            view.tag = tag
            return view
        }
        let array = views as NSArray
        #expect((array.value(forKey: "tag") as? NSArray)?.map { $0 as? Int } == [1, 2, 2, 5])
        #expect((array.value(forKeyPath: "@count") as? NSNumber)?.intValue == 4)
        #expect((array.value(forKeyPath: "@sum.tag") as? NSNumber)?.doubleValue == 10)
        #expect((array.value(forKeyPath: "@avg.tag") as? NSNumber)?.doubleValue == 2.5)
        #expect((array.value(forKeyPath: "@max.tag") as? NSNumber)?.intValue == 5)
        #expect((array.value(forKeyPath: "@min.tag") as? NSNumber)?.intValue == 1)
        #expect((array.value(forKeyPath: "@distinctUnionOfObjects.tag") as? NSArray)?.count == 3)
        array.setValue(true, forKey: "hidden")
        #expect(views.allSatisfy { $0.isHidden })
        let dictionary = NSMutableDictionary()
        dictionary.setValue(3, forKey: "a")
        #expect(dictionary.value(forKey: "a") as? Int == 3)
    }

    private final class Model: NSObject {}

    /// Source: `UIAccessibility` of Apple's documentation, an informal protocol of `NSObject`.
    @Test("every object has accessibility properties")
    func accessibility() {
        let model = Model(), image = UIImage()
        model.accessibilityLabel = "Model"
        model.accessibilityTraits = .button
        model.isAccessibilityElement = true
        image.accessibilityLabel = "Picture"
        image.accessibilityIdentifier = "picture"
        #expect(model.accessibilityLabel == "Model" && model.accessibilityTraits == .button)
        #expect(model.isAccessibilityElement && !image.isAccessibilityElement)
        #expect(image.accessibilityLabel == "Picture" && image.accessibilityIdentifier == "picture")
        let object: NSObject = UILabel()
        object.accessibilityLabel = "Label"
        #expect((object as? UILabel)?.accessibilityLabel == "Label")
    }

    private final class Firm: UIView {
        var calls = 0
        override func setContentHuggingPriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {
            calls += 1
            super.setContentHuggingPriority(.required, for: axis)
        }
        override func contentCompressionResistancePriority(
            for axis: NSLayoutConstraint.Axis
        ) -> UILayoutPriority { .required }
        override var maximumContentSizeCategory: UIContentSizeCategory? {
            get { .large }
            set {}
        }
    }

    @Test("priorities and limits of text sizes can be overridden")
    func overriding() {
        let view = Firm()
        view.setContentHuggingPriority(.defaultLow, for: .vertical)
        #expect(view.calls == 1 && view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
        #expect(view.maximumContentSizeCategory == .large)
    }
}
