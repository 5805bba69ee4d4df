import Constraints

/// A piece of a constraint line.
struct ConstraintToken: Hashable, Sendable {
    /// What the piece is.
    enum Kind: Hashable, Sendable {
        /// Names joined by dots, such as `page.safeArea.top` or `row[2].leading`.
        case path([String])
        /// A finite number.
        case number(Double)
        /// A relation, such as `<=`.
        case relation(Relation)
        /// One of `+`, `-`, `*`, `/`, `(` and `)`.
        case sign(Character)
        /// What follows `@` up to the next space, quote or end.
        case priority(String)
        /// Words in quotes.
        case identifier(String)
        /// After the last piece.
        case end
    }

    /// What the piece is.
    var kind: Kind
    /// Where it begins in the line, counted in unicode scalars.
    var offset: Int
}

/// Why a constraint line says nothing that can be understood, and where.
struct ConstraintError: Error, Hashable {
    /// A sentence without a period.
    var message: String
    /// Where in the line, counted in unicode scalars.
    var offset: Int
    /// What to do.
    var hints: [String] = []
}
