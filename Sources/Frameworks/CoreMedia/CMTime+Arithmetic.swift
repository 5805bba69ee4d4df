// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How a time is brought to another timescale. Raw values match Apple's.
public enum CMTimeRoundingMethod: UInt32, Hashable, Sendable {
    /// To the nearest, halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Rounds toward zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero to a coarser timescale, away from it to a finer one.
    case quickTime = 4
    /// Rounds toward positive infinity.
    case roundTowardPositiveInfinity = 5
    /// Rounds toward negative infinity.
    case roundTowardNegativeInfinity = 6
    /// To the nearest, halves away from zero.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime {
    /// Returns the sum.
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { lhs.combined(rhs, sign: 1) }
    /// Returns the difference.
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { lhs.combined(rhs, sign: -1) }
    /// Adds a time.
    public static func += (lhs: inout CMTime, rhs: CMTime) { lhs = lhs + rhs }
    /// Subtracts a time.
    public static func -= (lhs: inout CMTime, rhs: CMTime) { lhs = lhs - rhs }
    /// The time as far on the other side of zero.
    public static prefix func - (time: CMTime) -> CMTime { .zero - time }

    /// Returns the time in another timescale.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale != timescale else { return self }
        guard newTimescale > 0 else { return .invalid }
        let (high, low) = value.magnitude.multipliedFullWidth(by: UInt64(newTimescale))
        let divisor = UInt64(timescale)
        guard high < divisor else { return value > 0 ? .positiveInfinity : .negativeInfinity }
        var (parts, rest) = divisor.dividingFullWidth((high, low))
        let isNegative = value < 0
        let goesAway =
            switch method {
            case .roundHalfAwayFromZero: rest >= divisor - rest
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .quickTime: newTimescale > timescale
            case .roundTowardPositiveInfinity: !isNegative
            case .roundTowardNegativeInfinity: isNegative
            }
        if rest > 0, goesAway { parts += 1 }
        guard parts < UInt64(Int64.max) else { return isNegative ? .negativeInfinity : .positiveInfinity }
        var result = self
        (result.value, result.timescale) = (isNegative ? -Int64(parts) : Int64(parts), newTimescale)
        if rest > 0 { result.flags.insert(.hasBeenRounded) }
        return result
    }

    /// The sum with a time, or with its negative for a sign of -1.
    private func combined(_ other: CMTime, sign: Int64) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        guard isNumeric, other.isNumeric else { return combinedWithoutNumbers(other, sign: sign) }
        let scale = commonTimescale(with: other)
        let left = convertScale(scale, method: .default), right = other.convertScale(scale, method: .default)
        let (part, overflows) = right.value.multipliedReportingOverflow(by: sign)
        let sum = left.value.addingReportingOverflow(part)
        guard left.isNumeric, right.isNumeric, !overflows, !sum.overflow else {
            return CMTime(
                seconds: seconds + Double(sign) * other.seconds,
                preferredTimescale: max(timescale, other.timescale))
        }
        var result = CMTime(value: sum.partialValue, timescale: scale)
        result.epoch = epoch
        if left.hasBeenRounded || right.hasBeenRounded { result.flags.insert(.hasBeenRounded) }
        return result
    }

    private func combinedWithoutNumbers(_ other: CMTime, sign: Int64) -> CMTime {
        if isIndefinite || other.isIndefinite { return .indefinite }
        let sum = seconds + Double(sign) * other.seconds
        if sum.isNaN { return .invalid }
        return sum > 0 ? .positiveInfinity : .negativeInfinity
    }

    /// The least timescale with both times' parts, or the greater of theirs where that is too great.
    private func commonTimescale(with other: CMTime) -> Int32 {
        let shared = Int64(CMTime.divisor(UInt64(timescale), UInt64(other.timescale)))
        let least = Int64(timescale) / shared * Int64(other.timescale)
        return Int32(exactly: least) ?? max(timescale, other.timescale)
    }

    /// The time multiplied with a fraction, whose divisor is not zero.
    func multiplied(by multiplier: Int64, over divisor: Int64) -> CMTime {
        guard isNumeric else {
            guard isValid, !isIndefinite, multiplier != 0 else {
                return isIndefinite ? .indefinite : .invalid
            }
            let isPositive = isPositiveInfinity == ((multiplier < 0) == (divisor < 0))
            return isPositive ? .positiveInfinity : .negativeInfinity
        }
        let (product, overflows) = value.multipliedReportingOverflow(by: multiplier)
        guard !overflows else {
            return CMTime(
                seconds: seconds * Double(multiplier) / Double(divisor), preferredTimescale: timescale)
        }
        var result = self
        result.value = product / divisor
        if product % divisor == 0 { return result }
        if let scale = Int32(exactly: Int64(timescale) * abs(divisor)) {
            (result.value, result.timescale) = (divisor < 0 ? -product : product, scale)
        } else {
            result.flags.insert(.hasBeenRounded)
        }
        return result
    }
}
