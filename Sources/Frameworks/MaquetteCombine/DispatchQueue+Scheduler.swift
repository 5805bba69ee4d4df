public import OpenCombine
public import UIKit

extension DispatchQueue: Scheduler {
    /// How work is run; has no effect, except that of a group.
    public struct SchedulerOptions {
        /// The class of the work.
        public var qos: DispatchQoS
        /// Flags of the work.
        public var flags: DispatchWorkItemFlags
        /// The group that waits for the work.
        public var group: DispatchGroup?

        /// Creates options of quality of service, flags and group.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The present moment of the virtual clock.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// Nothing: the virtual clock is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action in the next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        VirtualClock.schedule(grouped(action, options))
    }

    /// Runs an action at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        VirtualClock.schedule(at: date.seconds, grouped(action, options))
    }

    /// Runs an action at a moment and after every interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        VirtualClock.schedule(at: date.seconds, every: TimeInterval(interval.magnitude) / 1e9, action)
    }

    private func grouped(_ action: @escaping () -> Void, _ options: SchedulerOptions?) -> () -> Void {
        guard let group = options?.group else { return action }
        group.enter()
        return {
            action()
            group.leave()
        }
    }
}

extension DispatchQueue {
    /// A moment of the virtual clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time of the dispatch clock.
        public var dispatchTime: DispatchTime

        /// Creates a moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Creates a moment from its nanoseconds.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// Writes the nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Returns the length of time to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(
                start <= end
                    ? Int(clamping: end - start) : -Int(clamping: start - end))
        }

        /// Returns the moment a length of time later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        /// The seconds since the start of the render.
        var seconds: TimeInterval {
            dispatchTime < .distantFuture
                ? TimeInterval(dispatchTime.uptimeNanoseconds) / 1e9 : .infinity
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
        /// The length in nanoseconds.
        public var magnitude: Int

        /// The length, as queues take it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Creates a length from that of a queue.
        public init(_ timeInterval: DispatchTimeInterval) {
            magnitude =
                switch timeInterval {
                case .seconds(let count): Stride.product(count, 1_000_000_000)
                case .milliseconds(let count): Stride.product(count, 1_000_000)
                case .microseconds(let count): Stride.product(count, 1_000)
                case .nanoseconds(let count): count
                case .never: .max
                }
        }

        /// Creates a length from its seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }
        /// Creates a length from its seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        /// Creates a length from its nanoseconds; nil if there are too many.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            magnitude = value
        }
        private init(nanoseconds: Int) { magnitude = nanoseconds }

        private static func product(_ left: Int, _ right: Int) -> Int {
            let (value, isOverflow) = left.multipliedReportingOverflow(by: right)
            return isOverflow ? ((left < 0) == (right < 0) ? .max : .min + 1) : value
        }

        /// Whether a length is shorter.
        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        /// Returns the product.
        public static func * (a: Stride, b: Stride) -> Stride {
            Stride(nanoseconds: product(a.magnitude, b.magnitude))
        }
        /// Returns the sum.
        public static func + (a: Stride, b: Stride) -> Stride {
            let (value, isOverflow) = a.magnitude.addingReportingOverflow(b.magnitude)
            return Stride(nanoseconds: isOverflow ? (a.magnitude < 0 ? .min + 1 : .max) : value)
        }
        /// Returns the difference.
        public static func - (a: Stride, b: Stride) -> Stride {
            let (value, isOverflow) = a.magnitude.subtractingReportingOverflow(b.magnitude)
            return Stride(nanoseconds: isOverflow ? (a.magnitude < 0 ? .min + 1 : .max) : value)
        }
        /// Multiplies a length in place.
        public static func *= (a: inout Stride, b: Stride) { a = a * b }
        /// Adds a length in place.
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        /// Subtracts a length in place.
        public static func -= (a: inout Stride, b: Stride) { a = a - b }

        /// A length in seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
        /// A length in seconds.
        public static func seconds(_ s: Double) -> Stride {
            Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min + 1 : .max))
        }
        /// A length in thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
        /// A length in millionths of a second.
        public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
        /// A length in billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
}
