public import OpenCombine
public import UIKit

extension RunLoop: Scheduler {
    /// How work is run; there is no choice.
    public struct SchedulerOptions {}

    /// The present moment of the virtual clock.
    public var now: SchedulerTimeType { .now }
    /// Nothing: the virtual clock is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in the next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        VirtualClock.schedule(action)
    }

    /// Runs an action at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        VirtualClock.schedule(at: date.seconds, action)
    }

    /// Runs an action at a moment and after every interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        VirtualClock.schedule(at: date.seconds, every: interval.timeInterval, action)
    }
}

extension RunLoop {
    /// A moment of the virtual clock, which starts with the year 2001.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date on the clock.
        public var date: Date

        /// Creates a moment.
        public init(_ date: Date) { self.date = date }

        /// Returns the length of time to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.seconds - seconds)
        }

        /// Returns the moment a length of time later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }

        /// The present moment.
        static var now: SchedulerTimeType {
            SchedulerTimeType(Date(timeIntervalSinceReferenceDate: VirtualClock.now))
        }

        /// The seconds since the start of the render.
        var seconds: TimeInterval { date.timeIntervalSinceReferenceDate }
    }
}

extension RunLoop.SchedulerTimeType {
    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
        /// The length in seconds.
        public var magnitude: TimeInterval

        /// The length in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a length from its seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// Creates a length from its seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// Creates a length from its seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        /// Creates a length from its seconds; nil if they have no exact number.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        /// Whether a length is shorter.
        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        /// Returns the product.
        public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
        /// Returns the sum.
        public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
        /// Returns the difference.
        public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
        /// Multiplies a length in place.
        public static func *= (a: inout Stride, b: Stride) { a = a * b }
        /// Adds a length in place.
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        /// Subtracts a length in place.
        public static func -= (a: inout Stride, b: Stride) { a = a - b }

        /// A length in seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        /// A length in seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// A length in thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        /// A length in millionths of a second.
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        /// A length in billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}
