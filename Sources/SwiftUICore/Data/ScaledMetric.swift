/// A property wrapper of a number that scales with the text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var factor = 1.0

    /// Creates a number that scales with body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    /// Creates a number that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (base, style) = (wrappedValue, textStyle)
    }

    /// The number at the text size of the view.
    public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        factor = TextStyleSizes.factor(of: style, at: slot.node.environment.dynamicTypeSize)
    }
}
