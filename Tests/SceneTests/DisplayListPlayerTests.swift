import Geometry
import Scene
import Testing

@Suite struct DisplayListPlayerTests {
    /// Writes down what it is asked to do.
    private struct Recorder: DisplayListPlayer {
        var openScopes: [String] = []
        var events: [String] = []
        /// Passes over layers.
        var passesOverLayers = false
        /// Goes on elsewhere instead of playing a command.
        var jumps: [Int: Int] = [:]

        mutating func draw(_ drawing: Drawing, at index: Int) { events.append("draw \(index)") }

        mutating func begin(_ scope: Scope, at index: Int) -> String? {
            events.append("begin \(index) in \(openScopes)")
            if passesOverLayers, case .layer = scope { return nil }
            return "\(index)"
        }

        mutating func end(_ scope: String, at index: Int) { events.append("end \(scope) at \(index)") }
        func skip(at index: Int) -> Int? { jumps[index] }
        mutating func ignorePop(at index: Int) { events.append("ignore \(index)") }
    }

    private let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    private var fill: DrawCommand { .draw(.fillRect(rect, .color(.black))) }
    private var clip: DrawCommand { .push(.clip(RoundedRect(rect))) }
    private var layer: DrawCommand { .push(.layer(opacity: 1, bounds: rect)) }

    private func events(
        _ commands: [DrawCommand], _ configure: (inout Recorder) -> Void = { _ in }
    ) -> [String] {
        var recorder = Recorder()
        configure(&recorder)
        recorder.play(commands[...])
        #expect(recorder.openScopes.isEmpty)
        return recorder.events
    }

    @Test func everyPopEndsTheInnermostScope() {
        #expect(
            events([clip, layer, fill, .pop, .pop]) == [
                "begin 0 in []", #"begin 1 in ["0"]"#, "draw 2", "end 1 at 3", "end 0 at 4",
            ])
    }

    @Test func unbalancedListsArePlayed() {
        #expect(events([.pop, clip, fill]) == ["ignore 0", "begin 1 in []", "draw 2", "end 1 at 3"])
    }

    @Test func aScopeMayBePassedOver() {
        let commands = [layer, clip, fill, .pop, .pop, fill, layer, fill]
        #expect(
            events(commands) { $0.passesOverLayers = true } == ["begin 0 in []", "draw 5", "begin 6 in []"])
    }

    @Test func aPlayerMayGoOnElsewhere() {
        #expect(events([clip, fill, .pop, fill]) { $0.jumps = [0: 3] } == ["draw 3"])
    }

    @Test func scopesOpenedBeforeStayOpen() {
        var recorder = Recorder(openScopes: ["outer"])
        recorder.play([clip, .pop, .pop][...])
        #expect(recorder.openScopes == ["outer"])
        #expect(recorder.events.last == "ignore 2")
    }

    @Test func theEndOfAScopeIsFound() {
        let commands = [clip, layer, .pop, fill, .pop, fill, clip][...]
        #expect(commands.endOfScope(at: 0) == 5)
        #expect(commands.endOfScope(at: 1) == 3)
        #expect(commands.endOfScope(at: 5) == 6)
        #expect(commands.endOfScope(at: 6) == 7)
        #expect(commands[1...].endOfScope(at: 1) == 3)
    }

    @Test func whatIsMarkedIsMeasuredThroughTransforms() throws {
        let shadow = Shadow(color: .black, offset: Point(x: 10, y: 0), radius: 1)
        let commands = [
            .push(.transform(.scale(x: 2, y: 3))), clip, fill, .pop, .pop,
            .push(.shadow(shadow, bounds: rect)), .pop,
        ]
        // Twice one by three times one, and the shadow ten to the right with three deviations around it.
        #expect(commands.markedBounds == Rect(minX: 0, minY: -3, maxX: 14, maxY: 4))
        #expect([clip, .pop].markedBounds == nil)
    }
}
