/// Why two attributes cannot be the sides of one constraint.
///
/// Source: the exceptions of NSLayoutConstraint, and Apple's Auto Layout Guide, "Anatomy of a Constraint".
public enum AttributePairingError: Error, Hashable, Sendable {
    /// A location equals a constant alone.
    case locationWithoutPartner
    /// A size with a location.
    case dimensionWithLocation
    /// Locations on different axes.
    case differentAxes
    /// Left or right with leading or trailing.
    case sideWithReadingDirection
}

extension LayoutAttribute {
    /// Why a constraint cannot relate this attribute to another one, or to a constant alone where that is
    /// nil; nil where it can.
    public func validationError(relatedTo other: LayoutAttribute?) -> AttributePairingError? {
        guard let other else { return isDimension ? nil : .locationWithoutPartner }
        if isDimension != other.isDimension { return .dimensionWithLocation }
        if isDimension { return nil }
        if axis != other.axis { return .differentAxes }
        let isMixed =
            isLeftOrRight && other.isLeadingOrTrailing || isLeadingOrTrailing && other.isLeftOrRight
        return isMixed ? .sideWithReadingDirection : nil
    }

    private var isLeftOrRight: Bool { self == .left || self == .right }
    private var isLeadingOrTrailing: Bool { self == .leading || self == .trailing }
}
