/// A type whose values are animated by their data.
public protocol Animatable {
    /// The type of the data.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The data of the value.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// The data of a value that is not animated.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A type that animations calculate with.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a factor.
    mutating func scale(by rhs: Double)
    /// The square of the value's length.
    var magnitudeSquared: Double { get }
}
