import CoreGraphics
import Foundation
import SwiftUICore
import Testing

/// Gestures and hit testing, as Apple documents their precedence and content shapes.
@Suite("Gestures of views")
struct GestureTests {
    private final class Log {
        var names: [String] = []
        func action(_ name: String) -> () -> Void { { self.names.append(name) } }
    }

    private func graph(_ view: some View) -> ViewGraph {
        ViewGraph(view, container: CGSize(width: 100, height: 100))
    }

    @Test("the frontmost view takes a tap, and covers those behind it")
    func front() {
        let log = Log()
        let tested = graph(
            ZStack {
                Color.red.onTapGesture(perform: log.action("back"))
                Color.blue.frame(width: 20, height: 20).onTapGesture(perform: log.action("front"))
                Color.green.frame(width: 10, height: 10).offset(x: 30)
            })
        #expect(tested.tap(at: CGPoint(x: 50, y: 50)))
        #expect(tested.tap(at: CGPoint(x: 10, y: 10)))
        #expect(!tested.tap(at: CGPoint(x: 80, y: 50)))
        #expect(log.names == ["front", "back"])
    }

    @Test("views that take no part in hit testing, hidden and clear ones let taps through")
    func through() {
        let log = Log()
        let tested = graph(
            ZStack {
                Color.red.onTapGesture(perform: log.action("back"))
                Color.blue.onTapGesture(perform: log.action("front")).allowsHitTesting(false)
                Color.blue.hidden()
                Color.blue.opacity(0)
                Color.clear
            })
        #expect(tested.tap(at: CGPoint(x: 50, y: 50)))
        #expect(log.names == ["back"])
    }

    @Test("a content shape takes taps where nothing is drawn")
    func shape() {
        let log = Log()
        let row = HStack {
            Color.red.frame(width: 10, height: 10)
            Spacer()
        }
        let plain = graph(row.onTapGesture(perform: log.action("plain")))
        #expect(!plain.tap(at: CGPoint(x: 80, y: 50)))
        let shaped = graph(row.contentShape(Rectangle()).onTapGesture(perform: log.action("shaped")))
        #expect(shaped.tap(at: CGPoint(x: 80, y: 50)))
        let round = graph(Circle().fill(Color.red).onTapGesture(perform: log.action("round")))
        #expect(!round.tap(at: CGPoint(x: 4, y: 4)))
        #expect(round.tap(at: CGPoint(x: 50, y: 4)))
        #expect(log.names == ["shaped", "round"])
    }

    @Test("gestures of views inside precede, those of high priority precede them, others are simultaneous")
    func precedence() {
        let log = Log()
        let inner = Color.red.onTapGesture(perform: log.action("inner"))
        graph(inner.onTapGesture(perform: log.action("outer"))).tap(at: CGPoint(x: 50, y: 50))
        graph(inner.highPriorityGesture(TapGesture().onEnded(log.action("high")))).tap(
            at: CGPoint(x: 50, y: 50))
        graph(inner.simultaneousGesture(TapGesture().onEnded(log.action("both")))).tap(
            at: CGPoint(x: 50, y: 50))
        graph(inner.gesture(TapGesture().onEnded(log.action("masked")), including: .gesture)).tap(
            at: CGPoint(x: 50, y: 50))
        #expect(log.names == ["inner", "high", "inner", "both", "masked"])
    }

    @Test("disabled views recognize nothing, and transforms move touches")
    func transforms() {
        let log = Log()
        let tap = log.action("tap")
        #expect(!graph(Color.red.onTapGesture(perform: tap).disabled(true)).tap(at: CGPoint(x: 50, y: 50)))
        let small = graph(Color.red.onTapGesture(perform: tap).scaleEffect(0.5))
        #expect(!small.tap(at: CGPoint(x: 10, y: 10)))
        #expect(small.tap(at: CGPoint(x: 30, y: 30)))
    }

    @Test("the location of a tap is in the coordinates of the view")
    func location() {
        var points: [CGPoint] = []
        let view = Color.red.frame(width: 20, height: 20)
            .onTapGesture { (point: CGPoint) in points.append(point) }
        graph(view).tap(at: CGPoint(x: 45, y: 55))
        #expect(points == [CGPoint(x: 5, y: 15)])
    }

    private struct Dragged: View {
        let log: (CGSize) -> Void
        @GestureState private var translation = CGSize.zero
        var body: some View {
            log(translation)
            return Color.red.gesture(
                DragGesture(minimumDistance: 5).updating($translation) { value, state, _ in
                    state = value.translation
                })
        }
    }

    @Test("a gesture's state is updated while it goes on, and returns at its end")
    func state() {
        var seen: [CGSize] = []
        let tested = graph(Dragged { seen.append($0) })
        tested.settle()
        func drag(_ x: CGFloat, isEnded: Bool) {
            tested.deliver(
                PointerEvent(
                    .drag(from: CGPoint(x: 10, y: 10), velocity: .zero, isEnded: isEnded),
                    at: CGPoint(x: x, y: 10)))
            tested.settle()
        }
        drag(12, isEnded: false)
        drag(30, isEnded: false)
        drag(40, isEnded: true)
        #expect(seen == [.zero, CGSize(width: 20, height: 0), .zero])
    }

    @Test("long presses, exclusive and sequenced gestures")
    func combined() {
        let log = Log()
        let press = LongPressGesture(minimumDuration: 1).onEnded { _ in log.names.append("press") }
        let tested = graph(
            Color.red.gesture(press.exclusively(before: TapGesture().onEnded(log.action("tap")))))
        let point = CGPoint(x: 50, y: 50)
        #expect(!tested.deliver(PointerEvent(.press(duration: 0.5), at: point)))
        #expect(tested.deliver(PointerEvent(.press(duration: 1.5), at: point)))
        #expect(tested.tap(at: point))
        #expect(log.names == ["press", "tap"])
    }
}
