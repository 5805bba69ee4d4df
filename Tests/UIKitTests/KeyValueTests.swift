import Testing

@testable import UIKitCore

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

    private func endTurn() { RenderContext.current.layOutWindows() }

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

    @Test("a change by a setter of a view, scroll view or controller is told at once")
    func setters() {
        inRender {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let parent = UIViewController(), child = UIViewController()
            var seen: [String] = []
            let observations = [
                view.observe(\.frame, options: .new) { view, change in
                    seen.append("frame \(change.newValue == view.frame)")
                },
                view.observe(\.bounds) { _, _ in seen.append("bounds") },
                view.observe(\.isHidden) { _, _ in seen.append("hidden") },
                view.observe(\.contentOffset) { _, _ in seen.append("offset") },
                view.observe(\.contentSize) { _, _ in seen.append("size") },
                child.observe(\.parent) { _, _ in seen.append("parent") },
            ]
            view.frame.size = CGSize(width: 20, height: 20)
            view.frame.size = CGSize(width: 20, height: 20)
            #expect(seen == ["frame true", "bounds"])
            seen = []
            view.isHidden = true
            view.contentSize = CGSize(width: 20, height: 200)
            view.contentOffset.y = 30
            #expect(seen == ["hidden", "size", "bounds", "offset"])
            seen = []
            parent.addChild(child)
            child.removeFromParent()
            #expect(seen == ["parent", "parent"])
            observations.forEach { $0.invalidate() }
            view.isHidden = false
            endTurn()
            #expect(seen == ["parent", "parent"])
        }
    }

    @Test("an announced change is told at once, and only once")
    func announcedChanges() {
        inRender {
            let model = Model()
            var seen: [Int] = []
            let observation = model.observe(\.count, options: .new) { seen.append($1.newValue ?? 0) }
            model.count = 2
            model.didChangeValue(forKey: "count")
            #expect(seen == [2])
            endTurn()
            #expect(seen == [2])
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
