/// The key of a value that a modifier gives a view for the container around it, such as a tag.
package protocol ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view without one.
    static var defaultValue: Value { get }
}
