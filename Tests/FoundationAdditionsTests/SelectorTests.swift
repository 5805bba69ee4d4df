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

    /// Runs a body in a render; returns the codes of what it reports.
    private func inRender(_ body: (EventLoop) -> Void) -> [String] {
        var environment = RenderEnvironment.standard
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

    @Test func otherMethodsAreReported() {
        let target = Target()
        let reported = inRender { _ in
            #expect(!target.responds(to: "other:"))
            target.perform("other:")
        }
        #expect(target.calls.isEmpty)
        #expect(reported == ["action.missing"])
    }

    @Test func listedPropertiesAreSetByName() {
        let target = Target()
        target.setValue("first", forKey: "title")
        #expect(target.title == "first" && target.value(forKey: "title") as? String == "first")
        target.setValue(7, forKey: "title")
        #expect(target.title == "first")
    }
}
