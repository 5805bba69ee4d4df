import Diagnostics
import FoundationAdditions
import RenderContext
import Testing

/// What an app keeps belongs to one render.
@Suite struct StorageTests {
    private func inRender<Result>(
        defaults: [String: StoredValue] = [:], _ body: () throws -> Result
    ) rethrows -> Result {
        var environment = RenderEnvironment.standard
        environment.defaults = defaults
        let context = RenderContext()
        return try environment.run(in: context) {
            defer { context.existing(FileManager.self)?.removeContainer() }
            return try body()
        }
    }

    @Test func defaultsAreEmptyAtTheStartOfARender() {
        inRender { UserDefaults.standard.set(3, forKey: "guideVersion") }
        inRender { #expect(UserDefaults.standard.object(forKey: "guideVersion") == nil) }
    }

    @Test func defaultsAreSeeded() {
        inRender(defaults: ["guideVersion": .integer(2), "name": .string("Ada")]) {
            #expect(UserDefaults.standard.integer(forKey: "guideVersion") == 2)
            #expect(UserDefaults.standard.string(forKey: "name") == "Ada")
            #expect(UserDefaults(suiteName: "group")?.string(forKey: "name") == nil)
            UserDefaults.standard.removeObject(forKey: "name")
            #expect(UserDefaults.standard.string(forKey: "name") == nil)
        }
    }

    // Conversions as documented for `integer(forKey:)`, `bool(forKey:)`, `string(forKey:)`.
    @Test func defaultsAreConverted() {
        inRender {
            let defaults = UserDefaults.standard
            defaults.register(defaults: ["count": 7])
            #expect(defaults.integer(forKey: "count") == 7)
            defaults.set("12", forKey: "count")
            #expect(defaults.integer(forKey: "count") == 12)
            #expect(defaults.double(forKey: "count") == 12)
            defaults.set("YES", forKey: "flag")
            #expect(defaults.bool(forKey: "flag"))
            defaults.set(1.5, forKey: "number")
            #expect(defaults.integer(forKey: "number") == 1)
            #expect(defaults.string(forKey: "number") == "1.5")
            #expect(defaults.bool(forKey: "missing") == false)
            defaults.set(["a", "b"], forKey: "list")
            #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
            defaults.set([1: "x"], forKey: "wrong")
            #expect(defaults.object(forKey: "wrong") == nil)
        }
    }

    @Test func notificationsReachObserversOfTheirRenderInOrder() {
        let name = Notification.Name("changed")
        final class Observer: SelectorTarget {
            var received: [String] = []
            func performListedMethod(_ selector: Selector, with argument: Any?) -> Bool {
                guard selector == "changed:", let notification = argument as? Notification else {
                    return false
                }
                received.append("selector \(notification.userInfo?["page"] as? Int ?? -1)")
                return true
            }
            func listsMethod(_ selector: Selector) -> Bool { selector == "changed:" }
            func setListedProperty(_ name: String, to value: Any?) -> Bool { false }
        }
        let observer = Observer()
        inRender {
            let center = NotificationCenter.default
            center.addObserver(observer, selector: "changed:", name: name, object: nil)
            let token = center.addObserver(forName: name, object: nil, queue: .main) { _ in
                observer.received.append("closure")
            }
            center.post(name: name, object: nil, userInfo: ["page": 2])
            center.removeObserver(token)
            center.post(name: name, object: nil)
            center.post(name: Notification.Name("other"), object: nil)
        }
        inRender { NotificationCenter.default.post(name: name, object: nil) }
        #expect(observer.received == ["selector 2", "closure", "selector -1"])
    }

    @Test func aSenderIsTold() {
        let name = Notification.Name("changed"), first = NSObject(), second = NSObject()
        var count = 0
        inRender {
            let center = NotificationCenter.default
            let token = center.addObserver(forName: name, object: first, queue: nil) { _ in count += 1 }
            center.post(name: name, object: second)
            center.post(name: name, object: first)
            center.removeObserver(token)
        }
        #expect(count == 1)
    }

    @Test func filesGoWithTheRender() throws {
        var file = URL(fileURLWithPath: "/")
        try inRender {
            let folder = try #require(
                FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
            let same = try FileManager.default.url(
                for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            #expect(same == folder)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
            file = folder.appendingPathComponent("notes.txt")
            try Data("hello".utf8).write(to: file)
            #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
        }
        #expect(!Foundation.FileManager.default.fileExists(atPath: file.path))
    }

    @Test func foldersAreRememberedWhereNoneCanBeMade() throws {
        try inRender {
            let manager = FileManager.default
            manager.containerParent = URL(fileURLWithPath: "/proc/none")
            let documents = try #require(
                manager.urls(for: .documentDirectory, in: .userDomainMask).first)
            let inner = documents.appendingPathComponent("a/b")
            #expect(manager.fileExists(atPath: manager.homeDirectoryForCurrentUser.path))
            #expect(!manager.fileExists(atPath: inner.path))
            try manager.createDirectory(at: inner, withIntermediateDirectories: true)
            #expect(manager.fileExists(atPath: inner.path + "/"))
            #expect(try manager.contentsOfDirectory(atPath: documents.path) == ["a"])
            #expect(throws: (any Error).self) { try Data([1]).write(to: inner.appendingPathComponent("f")) }
            try manager.removeItem(at: documents.appendingPathComponent("a"))
            #expect(!manager.fileExists(atPath: inner.path))
            #expect(throws: (any Error).self) { try manager.removeItem(at: inner) }
            let group = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "g/.."))
            #expect(group.lastPathComponent == "g-..")
            #expect(
                RenderEnvironment.current.sink.diagnostics.filter { $0.code.name == "file.appFolder" }.count
                    == 1)
        }
    }
}
