import FoundationAdditions
import RenderContext
import SwiftUICore
import Testing

@Suite("Stored values of views")
struct StorageTests {
    private final class Log {
        var texts: [String] = []
        var number: Binding<Int>?
        var name: Binding<String?>?
    }

    private enum Kind: String {
        case small, large
    }

    private struct Settings: View {
        let log: Log
        @AppStorage("number") private var number = 7
        @AppStorage("name") private var name: String?
        @AppStorage("kind") private var kind = Kind.small
        var body: some View {
            (log.number, log.name) = ($number, $name)
            log.texts.append("\(number) \(name ?? "-") \(kind)")
            return Color.red
        }
    }

    @Test("user defaults are read and written, and views follow them; defaults are not written")
    func defaults() {
        RenderEnvironment.standard.run(in: RenderContext()) {
            let log = Log()
            let graph = ViewGraph(Settings(log: log), container: CGSize(width: 10, height: 10))
            graph.settle()
            #expect(UserDefaults.standard.object(forKey: "number") == nil)
            log.number?.wrappedValue = 8
            graph.settle()
            #expect(UserDefaults.standard.integer(forKey: "number") == 8)
            UserDefaults.standard.set("Ann", forKey: "name")
            graph.settle()
            UserDefaults.standard.set("large", forKey: "kind")
            graph.settle()
            log.name?.wrappedValue = nil
            graph.settle()
            #expect(UserDefaults.standard.object(forKey: "name") == nil)
            #expect(log.texts == ["7 - small", "8 - small", "8 Ann small", "8 Ann large", "8 - large"])
        }
    }

    private struct SceneNumber: View {
        let log: Log
        @SceneStorage("scene") private var number = 1
        var body: some View {
            log.number = $number
            log.texts.append("\(number)")
            return Color.red
        }
    }

    @Test("a scene's values are shared by its views and no others")
    func scenes() {
        let log = Log()
        RenderEnvironment.standard.run(in: RenderContext()) {
            let view = VStack {
                SceneNumber(log: log)
                SceneNumber(log: log)
            }
            let graph = ViewGraph(view, container: CGSize(width: 10, height: 10))
            graph.settle()
            log.number?.wrappedValue = 2
            graph.settle()
        }
        #expect(log.texts == ["1", "1", "2", "2"])
        RenderEnvironment.standard.run(in: RenderContext()) {
            ViewGraph(SceneNumber(log: log), container: CGSize(width: 10, height: 10)).settle()
        }
        #expect(log.texts.last == "1")
    }

    private struct Form: View {
        let log: Log
        @FocusState private var field: Int?
        var body: some View {
            VStack {
                Field(log: log, name: "a").focused($field, equals: 1)
                Field(log: log, name: "b").focused($field, equals: 2)
            }.onAppear { field = 2 }
        }
    }

    private struct Field: View {
        let log: Log
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View {
            log.texts.append("\(name) \(isFocused)")
            return Color.red
        }
    }

    @Test("the focus is the value that code sets, and views see whether they have it")
    func focus() {
        let log = Log()
        ViewGraph(Form(log: log), container: CGSize(width: 10, height: 10)).settle()
        #expect(log.texts.prefix(2) == ["a false", "b false"])
        #expect(Set(log.texts.suffix(2)) == ["a false", "b true"])
    }
}
