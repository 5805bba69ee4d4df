import FoundationAdditions
import RenderContext
import Testing

/// Methods and properties by their names.
@Suite struct SelectorTests {
    private final class Target: NSObject, SelectorTarget {
        var calls: [String] = []
        var title = ""

        func performListedMethod(_ selector: Selector, with argument: Any?) -> Bool {
            guard listsMethod(selector) else { return false }
            calls.append("\(selector) \(argument ?? "-") \(RenderContext.current.eventLoop.now)")
            return true
        }

        func listsMethod(_ selector: Selector) -> Bool { selector == "call:" }

        func setListedProperty(_ name: String, to value: Any?) -> Bool {
            guard name == "title", let text = value as? String else { return false }
            title = text
            return true
        }
    }

    private class Plain: NSObject { var calls: [String] = [] }
    private final class Special: Plain {}

    /// Runs a body in a render; returns the codes of what it reports.
    private func inRender(
        _ methods: ExtensionMethods = ExtensionMethods(), _ body: (EventLoop) -> Void
    ) -> [String] {
        var environment = RenderEnvironment.standard
        environment.extensionMethods = methods
        environment.sink = DiagnosticSink()
        let context = RenderContext()
        environment.run(in: context) { body(context.eventLoop) }
        return environment.sink.diagnostics.map(\.code.name)
    }

    @Test func listedMethodsAreCalledAtOnceAndLater() {
        let target = Target()
        let reported = inRender { loop in
            target.perform("call:", with: 1)
            target.perform("call:", with: 2, afterDelay: 0.5)
            target.perform("call:", with: 3, afterDelay: 1)
            Timer.scheduledTimer(
                timeInterval: 2, target: target, selector: "call:", userInfo: nil, repeats: false)
            NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "call:", object: 3)
            loop.advance(by: 1.5)
            NSObject.cancelPreviousPerformRequests(withTarget: target)
            loop.advance(by: 1)
        }
        #expect(target.calls.count == 3)
        #expect(target.calls.prefix(2) == ["call: 1 0.0", "call: 2 0.5"])
        #expect(target.calls.last?.hasSuffix(" 2.0") == true)
        #expect(reported.isEmpty)
    }

    /// Notes a call of a method of an extension.
    private static func note(_ name: String) -> ExtensionMethods.Call {
        { object, selector, argument, _ in
            (object as? Plain)?.calls.append("\(name) \(selector) \(argument is NSObject)")
            return true
        }
    }

    /// Source: "The Objective-C Programming Language", "Categories and Extensions": all instances of the class have the
    /// methods of a category, and subclasses inherit them.
    @Test func methodsOfExtensionsAreCalled() {
        var methods = ExtensionMethods()
        methods.add(of: Plain.self, ["call:", "end:"], call: Self.note("plain"))
        methods.add(of: Special.self, ["call:"], call: Self.note("special"))
        methods.add(of: Target.self, ["other:"], call: { _, _, _, _ in true })
        let plain = Plain(), special = Special(), target = Target(), center = NotificationCenter()
        let reported = inRender(methods) { loop in
            #expect(plain.responds(to: "end:") && special.responds(to: "end:"))
            #expect(!plain.responds(to: "other:") && !NSObject().responds(to: "end:"))
            plain.perform("call:", with: special)
            special.perform("call:", with: nil)
            special.perform("end:", with: nil, afterDelay: 1)
            Timer.scheduledTimer(
                timeInterval: 2, target: plain, selector: "end:", userInfo: nil, repeats: false)
            center.addObserver(special, selector: "call:", name: nil, object: nil)
            center.post(name: Notification.Name("a"), object: nil)
            loop.advance(by: 3)
            target.perform("other:")
        }
        #expect(plain.calls == ["plain call: true", "plain end: true"])
        #expect(
            special.calls.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
                == ["special call:", "special call:", "plain end:"])
        #expect(target.calls.isEmpty && reported.isEmpty)
    }

    /// Chosen: of two modules that declare a method, the later one, whose classes come first too.
    @Test func laterMethodsOfExtensionsComeFirst() {
        var first = ExtensionMethods(), second = ExtensionMethods()
        first.add(of: Plain.self, ["call:"], call: Self.note("first"))
        second.add(of: Plain.self, ["call:"], call: Self.note("second"))
        second.add(of: Plain.self, ["call:"], call: { _, _, _, _ in false })
        first.add(second)
        let plain = Plain()
        #expect(inRender(first) { _ in plain.perform("call:") }.isEmpty)
        #expect(plain.calls == ["second call: false"])
        #expect(inRender { _ in plain.perform("call:") } == ["action.missing"])
    }

    @Test func otherMethodsAreReported() {
        let target = Target()
        let reported = inRender { _ in
            #expect(!target.responds(to: "other:"))
            target.perform("other:")
        }
        #expect(target.calls.isEmpty)
        #expect(reported == ["action.missing"])
    }

    /// Source: "forwardingTarget(for:)" of Apple's documentation: the object to which unrecognized messages should first be
    /// directed.
    private final class Proxy: NSObject, MessageForwarder {
        var target: Any?

        init(_ target: Any?) { self.target = target }

        func forwardingTargetOfMessage(for aSelector: Selector!) -> Any? {
            aSelector == "call:" ? target : nil
        }
    }

    @Test func messagesAreForwarded() {
        let target = Target(), proxy = Proxy(Proxy(target)), circle = Proxy(nil)
        circle.target = circle
        let reported = inRender { loop in
            proxy.perform("call:", with: 1)
            Timer.scheduledTimer(
                timeInterval: 2, target: proxy, selector: "call:", userInfo: nil, repeats: false)
            loop.advance(by: 3)
            #expect(target.calls.count == 2)
            proxy.perform("other:")
            circle.perform("call:", with: 2)
        }
        circle.target = nil
        #expect(target.calls.count == 2 && target.calls.first == "call: 1 0.0")
        #expect(reported == ["action.missing", "action.missing"])
    }

    @Test func listedPropertiesAreSetByName() {
        let target = Target()
        target.setValue("first", forKey: "title")
        #expect(target.title == "first" && target.value(forKey: "title") as? String == "first")
        target.setValue(7, forKey: "title")
        #expect(target.title == "first")
    }
}
