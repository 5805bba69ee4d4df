import Foundation

/// A value to reach, and how.
struct Keyframe<Value: Animatable> {
    /// The curve on the way to the value.
    enum Kind {
        case linear(UnitCurve)
        case cubic
        case spring(Spring)
        case move
    }

    let to: Value
    let duration: TimeInterval
    let kind: Kind
    var startVelocity: Value.AnimatableData?
    var endVelocity: Value.AnimatableData?
}

/// Keyframes after each other: what a closure of keyframes lists.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    private(set) var keyframes: [Keyframe<Value>]

    init(_ keyframe: Keyframe<Value>) { keyframes = [keyframe] }
    init(_ parts: [KeyframeSequence<Value>]) { keyframes = parts.flatMap(\.keyframes) }

    /// The keyframes themselves.
    public var body: KeyframeSequence<Value> { return self }
}

extension KeyframeTrackContent {
    /// The keyframes of the group, in order.
    var sequence: KeyframeSequence<Value> {
        if let own = self as? KeyframeSequence<Value> { return own }
        return body.sequence as? KeyframeSequence<Value> ?? KeyframeSequence([])
    }
}

/// The builder that creates keyframe track content from the keyframes that you define within a closure.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Returns the keyframes of a statement.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeSequence<Value>
    where K.Value == Value { expression.sequence }
    /// Returns the keyframes of a closure.
    public static func buildBlock(_ components: KeyframeSequence<Value>...) -> KeyframeSequence<Value> {
        KeyframeSequence(components)
    }
    /// Returns the keyframes of a loop.
    public static func buildArray(_ components: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence(components)
    }
    /// Returns the keyframes of an `if` without `else`.
    public static func buildOptional(_ component: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
        component ?? KeyframeSequence([])
    }
    /// Returns the keyframes of the first branch.
    public static func buildEither(first component: KeyframeSequence<Value>) -> KeyframeSequence<Value> {
        component
    }
    /// Returns the keyframes of the second branch.
    public static func buildEither(second component: KeyframeSequence<Value>) -> KeyframeSequence<Value> {
        component
    }
}
