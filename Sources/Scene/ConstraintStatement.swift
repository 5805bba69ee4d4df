/// A constraint as it is described for one view.
public struct ConstraintStatement: Hashable, Sendable {
    /// Whether a constraint holds in the frames that were found.
    public enum Outcome: UInt8, Hashable, Sendable {
        /// The frames fulfill it.
        case holds
        /// They do not, as others have a higher priority.
        case yields
        /// It is required, and was broken or refused.
        case broken
    }

    /// A sentence without a period: "Leading 16 pt from the superview's leading edge".
    public var sentence: String
    /// The same constraint in the language of screen files.
    public var text: String
    /// The author's name for it.
    public var identifier: String?
    /// Whether it holds.
    public var outcome: Outcome
    /// Whether it places the view itself; otherwise it places another one by this view.
    public var isOwn: Bool
    /// The id of the other view in it; nil for none.
    public var other: String?

    /// Creates a statement.
    public init(
        sentence: String, text: String, identifier: String? = nil, outcome: Outcome = .holds,
        isOwn: Bool = true,
        other: String? = nil
    ) {
        (self.sentence, self.text, self.identifier) = (sentence, text, identifier)
        (self.outcome, self.isOwn, self.other) = (outcome, isOwn, other)
    }
}
