public import Geometry

/// Why a line of Visual Format Language was not understood, and where.
public struct VisualFormatError: Error, Hashable, Sendable {
    /// What is wrong.
    public var reason: Reason
    /// 0-based, in characters of the line.
    public var offset: Int

    /// An error from its parts.
    public init(_ reason: Reason, offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// What is wrong with a line.
    public enum Reason: Hashable, Sendable {
        /// `H` or `V` without the `:` after it.
        case colonMissing(Axis)
        /// No view in brackets.
        case viewMissing
        /// The line ends after a connection.
        case viewOrEdgeMissing
        /// More after the last `|`.
        case textAfterEdge
        /// No name after `[`.
        case nameMissing
        /// No view has the name.
        case unknownView(String)
        /// No `]` after a view.
        case bracketMissing
        /// No `)` after predicates.
        case parenthesisMissing
        /// No `-` after a distance.
        case hyphenMissing
        /// Neither a number nor predicates between two `-`.
        case distanceMissing
        /// No number in a predicate.
        case numberMissing
        /// A number beyond the limit of a length.
        case numberTooLarge
        /// The name is no metric, and in a size no view either.
        case unknownMetric(String, NamePlace)
        /// The text is not a relation.
        case unknownRelation(String)
        /// The text after `@` is no priority.
        case invalidPriority(String)
    }

    /// Where a name is written in the place of a number.
    public enum NamePlace: Hashable, Sendable {
        /// Between two `-`, without parentheses.
        case bareDistance
        /// In the parentheses of a distance.
        case distance
        /// In the parentheses of a view.
        case size
    }
}
