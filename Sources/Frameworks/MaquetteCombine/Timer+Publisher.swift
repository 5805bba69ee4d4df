public import OpenCombine
public import UIKit

extension Timer {
    /// Publishes the time again and again, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The time on the virtual clock, which starts with the year 2001.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// The seconds between two values.
        public let interval: TimeInterval
        /// How late a value may come, in seconds; here it is always in time.
        public let tolerance: TimeInterval?
        /// The run loop.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// Options; there are none.
        public let options: RunLoop.SchedulerOptions?

        private var sources: [DemandedSource<Date>] = []

        /// Creates a publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Passes the times to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            let source = DemandedSource<Date>(subscriber)
            sources.append(source)
            source.atEnd = { [weak self, weak source] in self?.sources.removeAll { $0 === source } }
            subscriber.receive(subscription: source)
        }

        /// Starts the timer, which runs until the result is cancelled or freed.
        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [self] _ in
                let now = RunLoop.SchedulerTimeType.now.date
                for source in sources { source.send(now) }
            }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// Returns a publisher of the time, again and again, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two values.
    ///   - tolerance: How late a value may come, in seconds.
    ///   - runLoop: The run loop.
    ///   - mode: The mode of the run loop.
    ///   - options: Options; there are none.
    /// - Returns: The publisher.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
