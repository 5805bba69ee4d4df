/// A gesture containing two gestures that can happen at the same time with neither of them preceding the other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: SystemGesture {
    /// The value of a simultaneous gesture.
    public struct Value {
        /// The value of the first gesture; nil where it was not recognized.
        public var first: First.Value?
        /// The value of the second gesture; nil where it was not recognized.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        first.recognized(event, in: element).map { $0.map { Value(first: $0, second: nil) } }
            + second.recognized(event, in: element).map { $0.map { Value(first: nil, second: $0) } }
    }
}

/// A gesture that consists of two gestures where only one of them can succeed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: SystemGesture {
    /// The value of an exclusive gesture.
    public enum Value {
        /// The first gesture has succeeded.
        case first(First.Value)
        /// The second gesture has succeeded, and the first has failed.
        case second(Second.Value)
    }

    /// The first gesture, which has precedence.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        let own = first.recognized(event, in: element)
        guard own.isEmpty else { return own.map { $0.map { Value.first($0) } } }
        return second.recognized(event, in: element).map { $0.map { Value.second($0) } }
    }
}

/// A gesture that is a sequence of two gestures.
public struct SequenceGesture<First: Gesture, Second: Gesture>: SystemGesture {
    /// The value of a sequence of gestures.
    public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first gesture has ended.
        case second(First.Value, Second.Value?)
    }

    private final class Progress {
        var first: First.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    private let progress = Progress()

    /// Creates a gesture of two in sequence.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        if let done = progress.first {
            let phases = second.recognized(event, in: element)
            if phases.contains(where: { if case .ended = $0 { true } else { false } }) {
                progress.first = nil
            }
            return phases.map { $0.map { Value.second(done, $0) } }
        }
        return first.recognized(event, in: element).map { phase in
            if case .ended(let value) = phase {
                progress.first = value
                return .changed(.second(value, nil))
            }
            return .changed(.first(phase.value))
        }
    }
}

extension Gesture {
    /// Returns a gesture of this one and another that can happen at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// Returns a gesture of this one or another, of which this one has precedence.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    /// Returns a gesture of this one and another after it.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
