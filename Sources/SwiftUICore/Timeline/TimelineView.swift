public import Foundation
import RenderContext

/// A view that updates according to a schedule that you provide, on the clock of the render.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: SystemView {
    /// Information passed to a timeline view's content callback.
    public struct Context {
        /// How often the view may update.
        public enum Cadence: Comparable, Sendable {
            /// As often as frames are shown.
            case live
            /// At most once a second.
            case seconds
            /// At most once a minute.
            case minutes
        }

        /// The date from the schedule that triggered the current view update.
        public let date: Date
        /// How often the view may update: in a render always live.
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// Creates a view with a schedule and a closure that makes the content of each date.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    {
        (self.schedule, self.content) = (schedule, content)
    }
}

/// Information passed to a timeline view's content callback, the same for all schedules.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { TimelineNode(self, inputs) }
}

/// The node of a view that updates at dates.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode {
    private var view: TimelineView<Schedule, Content>
    private var child: ViewNode?
    private var dates: Schedule.Entries.Iterator
    private var date: Date
    /// The moment of the clock and of the calendar at which the view began.
    private let start: (time: TimeInterval, date: Date)

    init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
        self.view = view
        let now = RenderClock.date
        start = (RenderContext.current.eventLoop.now, now)
        dates = view.schedule.entries(from: now, mode: .normal).makeIterator()
        date = dates.next() ?? now
        super.init(inputs)
        evaluate()
        waitForNext()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? TimelineView<Schedule, Content> else { return false }
        (self.view, self.environment) = (view, environment)
        evaluate()
        return true
    }

    override func refresh() { evaluate() }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    private func evaluate() {
        isMarked = false
        let context = TimelineViewDefaultContext(date: date, cadence: .live)
        let body = graph.evaluation.evaluate(self) { view.content(context) }
        child = reconciled(child, with: body, in: environment)
    }

    /// Waits for the next date that has not passed; pictures at rest do not wait for it.
    private func waitForNext() {
        let loop = RenderContext.current.eventLoop
        var next = dates.next()
        while let passed = next, time(of: passed) <= loop.now {
            date = passed
            next = dates.next()
        }
        guard let next else { return }
        loop.schedule(at: time(of: next), delaysIdle: false) { [weak self] in
            guard let self, !isRemoved else { return }
            date = next
            graph.mark(self)
            waitForNext()
        }
    }

    private func time(of date: Date) -> TimeInterval { start.time + date.timeIntervalSince(start.date) }
}
