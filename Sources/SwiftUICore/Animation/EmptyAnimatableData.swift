/// The data of values that are not animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates data of nothing.
    public init() {}
    /// The data of nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Returns the data of nothing.
    public static func + (lhs: Self, rhs: Self) -> Self { Self() }
    /// Returns the data of nothing.
    public static func - (lhs: Self, rhs: Self) -> Self { Self() }
    /// Leaves the data as it is.
    public mutating func scale(by rhs: Double) {}
    /// The square of the length, which is 0.
    public var magnitudeSquared: Double { 0 }
}
