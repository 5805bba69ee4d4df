import Foundation
import Observation
import OpenCombine
import RenderContext
import SwiftUICore
import Testing

@Suite("State of views")
struct StateTests {
    /// What views of a test have done, and ways to their state.
    final class Log {
        var entries: [String] = []
        var number: Binding<Int>?
        var flag: Binding<Bool>?
    }

    struct Counter: View {
        let log: Log
        @State private var number = 1
        var body: some View {
            log.number = $number
            log.entries.append("body \(number)")
            return Text(verbatim: "\(number)")
        }
    }

    private func text(_ graph: ViewGraph) -> [String] {
        graph.hostedNodes().filter { $0.typeName == "Text" }.compactMap(\.text)
    }

    @Test("a change evaluates the body once in the next update")
    func change() {
        let log = Log()
        let graph = ViewGraph(Counter(log: log), container: CGSize(width: 100, height: 100))
        #expect(text(graph) == ["1"])
        log.number?.wrappedValue = 2
        log.number?.wrappedValue = 3
        #expect(log.entries == ["body 1"])
        #expect(text(graph) == ["3"])
        #expect(log.entries == ["body 1", "body 3"])
    }

    @Test("an equal value evaluates nothing")
    func equalValue() {
        let log = Log()
        let graph = ViewGraph(Counter(log: log), container: CGSize(width: 100, height: 100))
        graph.settle()
        log.number?.wrappedValue = 1
        graph.settle()
        #expect(log.entries == ["body 1"])
    }

    @Test("without a host, the clock of the render updates the views")
    func clock() {
        let log = Log()
        let graph = ViewGraph(Counter(log: log), container: CGSize(width: 100, height: 100))
        graph.settle()
        log.number?.wrappedValue = 5
        RenderContext.current.eventLoop.runDueWork()
        #expect(log.entries == ["body 1", "body 5"])
    }

    struct Switch: View {
        let log: Log
        @State private var flag = false
        var body: some View {
            log.flag = $flag
            return VStack {
                if flag { Text(verbatim: "on") } else { Text(verbatim: "off") }
                Counter(log: log)
            }
        }
    }

    @Test("a view keeps its state where a view before it changes")
    func identity() {
        let log = Log()
        let graph = ViewGraph(Switch(log: log), container: CGSize(width: 100, height: 100))
        graph.settle()
        log.number?.wrappedValue = 7
        #expect(text(graph) == ["off", "7"])
        log.flag?.wrappedValue = true
        #expect(text(graph) == ["on", "7"])
    }

    struct Rows: View {
        let ids: [Int]
        let log: Log
        var body: some View { ForEach(ids, id: \.self) { id in Row(id: id, log: log) } }
    }

    struct Row: View {
        let id: Int
        let log: Log
        @State private var first: Int?
        var body: some View { Text(verbatim: "\(id):\(first ?? 0)").onAppear { first = id } }
    }

    @Test("rows keep their state by identity when they move")
    func rows() {
        let log = Log()
        let graph = ViewGraph(Rows(ids: [1, 2, 3], log: log), container: CGSize(width: 100, height: 400))
        #expect(text(graph) == ["1:1", "2:2", "3:3"])
        graph.setView(Rows(ids: [3, 1, 4], log: log))
        #expect(text(graph) == ["3:3", "1:1", "4:4"])
    }

    final class Model: OpenCombine.ObservableObject {
        @OpenCombine.Published var name = "a"
        init(_ log: Log) { log.entries.append("made") }
    }

    struct Owner: View {
        @StateObject private var model: Model
        init(log: Log) { _model = StateObject(wrappedValue: Model(log)) }
        var body: some View { Reader().environmentObject(model) }
    }

    struct Reader: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(verbatim: model.name).onAppear { model.name = "b" } }
    }

    @Test("an object is made once, and its changes evaluate its readers")
    func objects() {
        let log = Log()
        let graph = ViewGraph(Owner(log: log), container: CGSize(width: 100, height: 100))
        #expect(text(graph) == ["b"])
        graph.setView(Owner(log: log))
        #expect(text(graph) == ["b"])
        #expect(log.entries == ["made"])
    }

    @Observable final class Profile {
        var name = "a"
        var age = 1
    }

    struct ProfileView: View {
        @SwiftUICore.Environment(Profile.self) var profile
        let log: Log
        var body: some View {
            log.entries.append(profile.name)
            return Text(verbatim: profile.name)
        }
    }

    @Test("an observable object evaluates those views that have read what changes")
    func observation() {
        let log = Log(), profile = Profile()
        let graph = ViewGraph(
            ProfileView(log: log).environment(profile), container: CGSize(width: 100, height: 100))
        #expect(text(graph) == ["a"])
        profile.age = 2
        graph.settle()
        #expect(log.entries == ["a"])
        profile.name = "b"
        #expect(text(graph) == ["b"])
        #expect(log.entries == ["a", "b"])
    }

    @Test("bindings lead to members, elements and optional values")
    func bindings() {
        var values = ["a": [1, 2, 3]]
        let binding = Binding(get: { values["a"] ?? [] }, set: { values["a"] = $0 })
        binding[1].wrappedValue = 9
        #expect(values == ["a": [1, 9, 3]])
        let last = binding[2]
        values["a"] = [1]
        #expect(last.wrappedValue == 3)
        last.wrappedValue = 4
        #expect(values == ["a": [1]])
        var optional: Int? = 5
        let source = Binding(get: { optional }, set: { optional = $0 })
        Binding(source)?.wrappedValue = 6
        #expect(optional == 6)
        #expect(Binding<Int>(.constant(nil)) == nil)
    }
}
