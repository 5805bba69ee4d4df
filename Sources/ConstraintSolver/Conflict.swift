/// Required constraints that contradict one another.
package struct Conflict: Hashable, Sendable {
    /// An irreducible set: together impossible, possible without any one of them; by order key.
    package let members: [Constraint]
    /// The member that gave way: of the lowest rank, of those an inequality before an equality, then of the greatest order
    /// key.
    ///
    /// It is held as close to true as the other required constraints allow, before any optional one.
    package let broken: Constraint

    /// A contradiction; `broken` is one of the members.
    package init(members: [Constraint], broken: Constraint) {
        self.members = members
        self.broken = broken
    }
}
