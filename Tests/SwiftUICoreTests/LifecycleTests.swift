import Diagnostics
import Foundation
import RenderContext
import SwiftUICore
import Testing

/// The order of appearances and changes; the expected logs are those of OpenSwiftUI's tests, which also run against SwiftUI.
@Suite("Lifecycle of views")
struct LifecycleTests {
    final class Log {
        var text = ""
        var pairs: [[Int]] = []
        var calls = [0, 0]
        var flag: Binding<Bool>?
        var number: Binding<Int>?
    }

    struct Toggled: View {
        let log: Log
        var isIdentity = false
        @State private var flag = false
        var body: some View {
            log.flag = $flag
            return Color.red.onAppear { log.text += "A" + (flag ? "T" : "F") }
                .onDisappear { log.text += "D" + (flag ? "T" : "F") }
                .transition(isIdentity ? .identity : .opacity).id(flag)
        }
    }

    @Test(
        "a view of another identity appears before the one in its place disappears, but for the identity transition",
        arguments: [(false, "AFATDTDT"), (true, "AFDTATDT")])
    func identity(isIdentity: Bool, expected: String) {
        let log = Log()
        let view = Toggled(log: log, isIdentity: isIdentity)
        let graph = ViewGraph(view, container: CGSize(width: 100, height: 100))
        graph.settle()
        log.flag?.wrappedValue = true
        graph.settle()
        graph.close()
        #expect(log.text == expected)
    }

    struct Inside: View {
        let log: Log
        @State private var number = 0
        var body: some View {
            log.number = $number
            return Color.red.onAppear { log.calls[0] += 1 }.id(number).onAppear { log.calls[1] += 1 }
        }
    }

    @Test("what is inside an identity appears again, what is outside does not")
    func inside() {
        let log = Log()
        let graph = ViewGraph(Inside(log: log), container: CGSize(width: 100, height: 100))
        graph.settle()
        log.number?.wrappedValue = 1
        graph.settle()
        #expect(log.calls == [2, 1])
    }

    struct Changing: View {
        let log: Log
        @State private var value = 0
        var body: some View {
            Color.red.onAppear {
                value = 1
                RenderContext.current.eventLoop.schedule { value = 2 }
            }.onChange(of: value) { old, new in log.pairs.append([old, new]) }
        }
    }

    @Test("changes are seen in the turns in which they are made")
    func changes() {
        let log = Log()
        let graph = ViewGraph(Changing(log: log), container: CGSize(width: 100, height: 100))
        graph.settle()
        RenderContext.current.eventLoop.runDueWork()
        graph.settle()
        #expect(log.pairs == [[0, 1], [1, 2]])
    }

    struct Endless: View {
        @State private var value = 0
        var body: some View { Color.red.onAppear { value = 1 }.onChange(of: value) { value += 1 } }
    }

    @Test("changes without end are ended and reported")
    func endless() {
        var environment = RenderEnvironment.standard
        let sink = DiagnosticSink()
        environment.sink = sink
        environment.run(in: RenderContext()) {
            ViewGraph(Endless(), container: CGSize(width: 100, height: 100)).settle()
        }
        #expect(sink.diagnostics.map(\.code.name) == ["swiftui.unsettled"])
    }

    @Test("rows of a lazy stack appear when they are shown")
    func lazyRows() {
        var shown: [Int] = []
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100) { row in Color.red.frame(height: 50).onAppear { shown.append(row) } }
            }
        }
        let graph = ViewGraph(view, container: CGSize(width: 100, height: 200))
        graph.settle()
        #expect(shown.sorted() == [0, 1, 2, 3])
        #expect(!graph.hasChanges)
        graph.container.height = 300
        graph.settle()
        #expect(shown.sorted() == [0, 1, 2, 3, 4, 5])
    }

    enum Lengths: PreferenceKey {
        static var defaultValue: [CGFloat] { [] }
        static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
    }

    struct Measured: View {
        let log: Log
        @State private var height: CGFloat = 10
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: height)
                Color.blue.frame(height: 30).background {
                    GeometryReader { Color.clear.preference(key: Lengths.self, value: [$0.size.height]) }
                }
            }.onPreferenceChange(Lengths.self) { height = $0.reduce(0, +) }
        }
    }

    @Test("a preference of a measured view changes the layout in the same update")
    func preferences() {
        let graph = ViewGraph(Measured(log: Log()), container: CGSize(width: 100, height: 200))
        let heights = graph.hostedNodes().filter { $0.typeName == "Color" }.prefix(1).map(\.frame.height)
        #expect(heights == [30])
    }
}
