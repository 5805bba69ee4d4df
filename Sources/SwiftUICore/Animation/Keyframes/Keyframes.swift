import Foundation

/// A type that defines changes to a value over time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value = Body.Value
    /// The type of what the changes consist of.
    associatedtype Body: Keyframes
    /// What the changes consist of.
    @KeyframesBuilder<Value> var body: Body { get }
}

/// A sequence of keyframes animating a single property of a root type.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
    /// The type of the value that has the property.
    public typealias Value = Root

    private let keyPath: WritableKeyPath<Root, Property>
    private let content: Content

    /// Creates an instance that animates the property of the root value at the given key path.
    public init(
        _ keyPath: WritableKeyPath<Root, Property>,
        @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) { (self.keyPath, self.content) = (keyPath, content()) }

    /// Creates an instance that animates the entire value from the root of the key path.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
        self.init(\.self, content: content)
    }

    /// The track itself.
    public var body: KeyframeTracks<Root> { return KeyframeTracks(content.sequence.keyframes, keyPath) }
}

/// Tracks beside each other: what a closure of tracks lists.
public struct KeyframeTracks<Root>: Keyframes {
    /// The type of the value.
    public typealias Value = Root

    /// How a part of a value changes from the first one on.
    private let tracks: [(Root) -> KeyframeMotion<Root>]

    init<Value: Animatable>(_ keyframes: [Keyframe<Value>], _ keyPath: WritableKeyPath<Root, Value>) {
        tracks = [
            { initial in
                let curve = KeyframeCurve(keyframes, from: initial[keyPath: keyPath])
                return KeyframeMotion(duration: curve.duration) { $0[keyPath: keyPath] = curve.value(at: $1) }
            }
        ]
    }

    init(_ parts: [KeyframeTracks<Root>]) { tracks = parts.flatMap(\.tracks) }

    /// The tracks themselves.
    public var body: KeyframeTracks<Root> { return self }

    /// How the parts of a value change from the first one on.
    func motions(from initial: Root) -> [KeyframeMotion<Root>] { tracks.map { $0(initial) } }
}

/// How a part of a value changes in time.
struct KeyframeMotion<Root> {
    let duration: TimeInterval
    /// Changes the part to what it is after seconds.
    let update: (inout Root, TimeInterval) -> Void
}

extension Keyframes {
    /// The tracks of the changes.
    var tracks: KeyframeTracks<Value> {
        if let own = self as? KeyframeTracks<Value> { return own }
        return body.tracks as? KeyframeTracks<Value> ?? KeyframeTracks([])
    }
}

/// A builder that combines keyframe content values into a single value.
@resultBuilder public enum KeyframesBuilder<Value> {
    /// Returns the tracks of a statement.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> KeyframeTracks<Value>
    where K.Value == Value { expression.tracks }
    /// Returns the keyframes of a statement, which change the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeSequence<Value>
    where K.Value == Value { expression.sequence }
    /// Returns the tracks of a closure.
    public static func buildBlock(_ components: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
        KeyframeTracks(components)
    }
    /// Returns the keyframes of a closure as one track.
    public static func buildBlock(_ first: KeyframeSequence<Value>, _ rest: KeyframeSequence<Value>...)
        -> KeyframeTracks<Value> where Value: Animatable
    { KeyframeTracks(KeyframeSequence([first] + rest).keyframes, \.self) }
}
