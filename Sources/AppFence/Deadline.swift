import Glibc

/// A moment on the monotonic clock at which waiting ends. It limits how long others may take and is never part of an
/// image.
struct Deadline {
    /// Seconds of the clock; infinite for never.
    private let end: Double

    /// A moment in some seconds; nil for never.
    init(in seconds: Double?) { end = seconds.map { Self.now + $0 } ?? .infinity }

    /// The milliseconds that `poll` may wait: -1 for ever, 0 if the moment has come.
    var milliseconds: Int32 {
        guard end.isFinite else { return -1 }
        return Int32(max(0, min(end - Self.now, 3600)) * 1000 + 0.999)
    }

    /// Whether the moment has come.
    var hasPassed: Bool { Self.now >= end }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
