import FoundationAdditions
import RenderContext
import Testing

/// Observers of arrays by key path.
///
/// Source: Key-Value Observing Programming Guide, "Receiving Notification of a Change": the kind of the change, the indexes,
/// and the objects that were added or removed, as far as they were asked for.
@Suite("Observed arrays") struct ArrayObservingTests {
    private final class Row {}

    /// As Eureka's forms do: an object that observes itself.
    private class Form: NSObject, KeyPathObserver {
        var rows = NSMutableArray() { didSet { didChangeValue(forKey: "rows") } }
        var seen: [String] = []

        override init() {
            super.init()
            addObserver(self, forKeyPath: "rows", options: [.new, .old], context: nil)
        }

        deinit { removeObserver(self, forKeyPath: "rows") }

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
            let indexes = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
            let old = (change?[.oldKey] as? [Row])?.count ?? 0, new = (change?[.newKey] as? [Row])?.count ?? 0
            seen.append("\(keyPath ?? "") \(kind) \(indexes) -\(old) +\(new) \(object as? Form === self)")
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    private func inRender(_ body: (Form) -> Void) {
        RenderEnvironment.standard.run(in: RenderContext()) { body(Form()) }
    }

    @Test("tell of what is added, removed and replaced through the mutable value, with the indexes")
    func changes() {
        inRender { form in
            let value = form.mutableArrayValue(forKey: "rows")
            value.add(Row())
            value.addObjects(from: [Row(), Row()])
            value[1] = Row()
            value.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: [Row()])
            value.removeLastObject()
            #expect(value.count == 1 && form.rows.count == 1)
            #expect(
                form.seen == [
                    "rows 2 [0] -0 +1 true", "rows 2 [1, 2] -0 +2 true", "rows 4 [1] -1 +1 true",
                    "rows 3 [0, 1] -2 +0 true", "rows 2 [0] -0 +1 true", "rows 3 [1] -1 +0 true",
                ])
        }
    }

    @Test("tell of a new array without indexes")
    func setting() {
        inRender { form in
            form.mutableArrayValue(forKeyPath: "rows").add(Row())
            form.rows = [Row(), Row()]
            #expect(form.seen == ["rows 2 [0] -0 +1 true", "rows 1 [] -1 +2 true"])
        }
    }

    @Test("find objects that are none of Foundation's root, and remove them")
    func searches() {
        inRender { form in
            let value = form.mutableArrayValue(forKey: "rows"), first = Row(), second = Row()
            value.addObjects(from: [first, second, first, 5])
            #expect(value.index(of: second) == 1 && value.contains(5) && !value.contains(Row()))
            value.remove(first)
            value.removeObjects(in: [5])
            #expect(value.count == 1 && value[0] as? Row === second)
            value.exchangeObject(at: 0, withObjectAt: 0)
            value.setArray([first, second])
            #expect(value.map { $0 as? Row === first } == [true, false])
        }
    }

    @Test("set a value that is no mutable array anew, and read it each time")
    func values() {
        final class Model: NSObject {
            var names = ["a", "b"]
        }
        let model = Model(), value = model.mutableArrayValue(forKey: "names")
        #expect(value.count == 2 && value[1] as? String == "b")
        model.names.append("c")
        #expect(value.count == 3)
        #expect(model.mutableArrayValue(forKeyPath: "missing.names").count == 0)
    }

    @Test("are kept by observers of subclasses that override the method")
    func subclasses() {
        final class Own: Form {
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { seen.append("own") }
        }
        RenderEnvironment.standard.run(in: RenderContext()) {
            let form = Own()
            form.mutableArrayValue(forKey: "rows").add(Row())
            #expect(form.seen == ["own"])
        }
    }
}
