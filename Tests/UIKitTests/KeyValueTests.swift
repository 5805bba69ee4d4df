import Testing

@testable import UIKit

@Suite("Values by key path and by name")
struct KeyValueTests {
    private final class Model: NSObject {
        var count = 1
        var name: String? = "first"
    }

    private final class Observer: UIResponder {
        var seen: [String] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            seen.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
        }
    }

    private func endTurn() { ApplicationState.current.layOutWindows() }

    private func inRender(_ body: () throws -> Void) rethrows {
        try RenderEnvironment.current.withLiveScreen({ UIViewController() }, { _ in try body() })
    }

    @Test("a change is told once at the end of the turn, with the values asked for")
    func observe() {
        inRender {
            let model = Model()
            var seen: [String] = []
            let observation = model.observe(\.count, options: [.old, .new]) { _, change in
                seen.append("\(change.oldValue ?? 0) \(change.newValue ?? 0)")
            }
            model.count = 2
            model.count = 3
            #expect(seen == [])
            endTurn()
            #expect(seen == ["1 3"])
            endTurn()
            #expect(seen == ["1 3"])
            observation.invalidate()
            model.count = 4
            endTurn()
            #expect(seen == ["1 3"])
        }
    }

    @Test("the size of a content is told after the layout that changes it")
    func contentSize() {
        inRender {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var height: CGFloat = 0
            let observation = scrollView.observe(\.contentSize, options: .new) { _, change in
                height = change.newValue?.height ?? 0
            }
            scrollView.contentSize = CGSize(width: 100, height: 300)
            endTurn()
            #expect(height == 300)
            observation.invalidate()
        }
    }

    @Test("values are found and set by names")
    func names() {
        let model = Model(), view = UIView()
        #expect(model.value(forKey: "count") as? Int == 1)
        #expect(model.value(forKey: "name") as? String == "first")
        model.name = nil
        #expect(model.value(forKey: "name") == nil)
        #expect(model.value(forKey: "missing") == nil)
        view.setValue(0.5, forKey: "alpha")
        #expect(view.alpha == 0.5)
        view.setValue(4.0, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == 4)
        #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 4)
    }

    @Test("observers by name hear until they are removed")
    func namedObservers() {
        inRender {
            let model = Model(), observer = Observer()
            model.addObserver(observer, forKeyPath: "count", options: [.old, .new], context: nil)
            model.count = 5
            endTurn()
            #expect(observer.seen == ["count 1 5"])
            model.removeObserver(observer, forKeyPath: "count")
            model.count = 6
            endTurn()
            #expect(observer.seen == ["count 1 5"])
        }
    }
}
