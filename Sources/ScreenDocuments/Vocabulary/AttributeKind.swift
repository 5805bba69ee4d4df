/// A kind of value that attributes take, such as a color: its Swift type and its case of `AttributeValue`.
package protocol AttributeKind: Sendable {
    /// The Swift type of a value.
    associatedtype Value: Sendable
    /// What files may write for a value.
    var type: AttributeType { get }
    /// A value with its type erased.
    func erased(_ value: Value) -> AttributeValue
    /// The typed value; nil for a value of another kind.
    func value(of erased: AttributeValue) -> Value?
}
