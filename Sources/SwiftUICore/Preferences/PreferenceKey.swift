/// A named value that views produce for those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that produce none.
    static var defaultValue: Value { get }
    /// Combines values in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The value of views that produce none: nil.
    public static var defaultValue: Value { nil }
}

/// The values that views produce for a key, combined so far.
package struct PreferenceValues<Key: PreferenceKey> {
    private var value: Key.Value?

    /// Creates values of no view.
    package init() {}

    /// Adds the value of a view, after those of the views before.
    package mutating func add(_ next: Key.Value) {
        guard var combined = value else {
            value = next
            return
        }
        Key.reduce(value: &combined) { next }
        value = combined
    }

    /// The combined value; the default one where no view produced any.
    package var combined: Key.Value { value ?? Key.defaultValue }
    /// Whether no view produced a value.
    package var isEmpty: Bool { value == nil }
}
