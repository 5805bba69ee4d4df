// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

extension NSValue {
    /// Creates a value of a time.
    public convenience init(time: CMTime) { self.init(wholes: time.wholes) }
    /// Creates a value of a stretch of time.
    public convenience init(timeRange: CMTimeRange) {
        self.init(wholes: timeRange.start.wholes + timeRange.duration.wholes)
    }
    /// The time; no time where the value is none.
    public var timeValue: CMTime { wholes(count: 4).map { CMTime(wholes: $0[...]) } ?? .invalid }
    /// The stretch of time; no stretch where the value is none.
    public var timeRangeValue: CMTimeRange {
        wholes(count: 8).map {
            CMTimeRange(start: CMTime(wholes: $0[..<4]), duration: CMTime(wholes: $0[4...]))
        } ?? .invalid
    }

    // Foundation here stores arrays of numbers, and of structures only its own.
    private convenience init(wholes: [Int64]) { self.init(bytes: wholes, objCType: "[\(wholes.count)q]") }

    private func wholes(count: Int) -> [Int64]? {
        guard String(cString: objCType) == "[\(count)q]" else { return nil }
        var numbers = Array(repeating: Int64(0), count: count)
        getValue(&numbers)
        return numbers
    }
}

extension CMTime {
    /// The values of the time.
    fileprivate var wholes: [Int64] { [value, Int64(timescale), Int64(flags.rawValue), epoch] }
    /// Creates a time of its four values.
    fileprivate init(wholes: ArraySlice<Int64>) {
        let first = wholes.startIndex
        self.init(
            value: wholes[first], timescale: Int32(truncatingIfNeeded: wholes[first + 1]),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: wholes[first + 2])),
            epoch: wholes[first + 3])
    }
}
