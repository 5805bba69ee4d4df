/// The frames in a second that an animation or a display link requests.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum number of frames in a second.
    public var minimum: Float
    /// The maximum number of frames in a second.
    public var maximum: Float
    /// The requested frames in a second; nil or 0 leaves it to the system.
    public var preferred: Float?

    /// Creates a range without a request.
    public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

    /// Creates a range of frames in a second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// Creates a range, by the name of C.
    public init(minimum: Float, maximum: Float, __preferred: Float) {
        self.init(minimum: minimum, maximum: maximum, preferred: __preferred)
    }

    /// The range without a request.
    public static let `default` = CAFrameRateRange()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a range of frames in a second.
public func CAFrameRateRangeMake(_ minimum: Float, _ maximum: Float, _ preferred: Float) -> CAFrameRateRange {
    CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
}
