import FoundationAdditions
import RenderContext
import Testing

/// Values by keys, and their observers.
@Suite struct KeyedValueTests {
    private final class Model: NSObject {
        var count = 1
        var inner: Owner?
    }

    private final class Owner: NSObject, KeyedValueOwner {
        var values: [String: Any] = [:]
        var isDone = true
        let takesKeyPaths: Bool, keepsAllKeys: Bool

        init(takesKeyPaths: Bool = false, keepsAllKeys: Bool = false) {
            (self.takesKeyPaths, self.keepsAllKeys) = (takesKeyPaths, keepsAllKeys)
        }

        func ownValue(forKeyPath keyPath: String) -> Any? { values[keyPath] }
        func setOwnValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
    }

    @Test func anOwnerIsAskedBeforeItsStoredProperties() {
        let owner = Owner()
        #expect(owner.value(forKey: "isDone") as? Bool == true)
        owner.setValue(false, forKey: "isDone")
        #expect(owner.value(forKey: "isDone") as? Bool == false && owner.isDone)
        #expect(Owner(keepsAllKeys: true).value(forKey: "isDone") == nil)
    }

    @Test func keyPathsGoKeyByKeyUnlessAnOwnerTakesThem() {
        let model = Model()
        model.inner = Owner(takesKeyPaths: true)
        model.setValue(2, forKeyPath: "inner.a.b")
        #expect(model.inner?.values["a.b"] as? Int == 2)
        #expect(model.value(forKeyPath: "inner.a.b") as? Int == 2)
        #expect(model.value(forKeyPath: "inner.isDone") as? Bool == true)
    }

    @Test func changesAreDeliveredAtTheEndOfTheTurnWithoutViews() {
        let context = RenderContext()
        context.follow(.current)
        RenderEnvironment.standard.run(in: context) {
            let model = Model()
            var seen: [Int] = []
            let observation = model.observe(\.count, options: .new) { seen.append($1.newValue ?? 0) }
            context.eventLoop.schedule { model.count = 4 }
            context.eventLoop.runDueWork()
            #expect(seen == [4])
            observation.invalidate()
        }
    }

    @Test func valuesOfObjectsThatKeepNoneAreFreedWithTheRender() {
        let property = SparseProperty(3), owner = NSObject()
        RenderEnvironment.standard.run(in: RenderContext()) {
            #expect(property[owner] == 3)
            property[owner] = 5
            #expect(property[owner] == 5)
        }
        RenderEnvironment.standard.run(in: RenderContext()) { #expect(property[owner] == 3) }
    }
}
