import Foundation

/// A guide by its type, for the tables of what views set.
package struct AlignmentKey: Hashable {
    /// The type of the guide.
    package let id: any AlignmentID.Type
    /// The axis of the guide.
    package let axis: Axis

    /// Creates the key of a guide.
    package init(_ id: any AlignmentID.Type, _ axis: Axis) { (self.id, self.axis) = (id, axis) }

    /// Whether both are the same guide.
    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.id == rhs.id && lhs.axis == rhs.axis
    }
    /// Hashes the type of the guide.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
