import Geometry

/// A constraint in the words of a designer, as "Leading 16 pt from the superview's leading edge".
///
/// The views are given by name, so that the same constraint can be worded differently for each of
/// them.
public struct ConstraintWording: Hashable, Sendable {
    /// A place that a constraint refers to: an attribute of a view or of one of its guides.
    public struct Place: Hashable, Sendable {
        /// The attribute of the view, such as `leading`.
        public var attribute: LayoutAttribute
        /// The view, as the owner of its edges: `the superview's`, `Title label's`, `its`.
        public var owner: String
        /// The part of the view that is meant.
        public var area: Area
        /// Whether the subject lies inside, so that distances are counted inward.
        public var surrounds: Bool

        /// An attribute of a view, or of a part of it.
        public init(
            _ attribute: LayoutAttribute, of owner: String, area: Area = .bounds, surrounds: Bool = false
        ) {
            (self.attribute, self.owner, self.area, self.surrounds) = (attribute, owner, area, surrounds)
        }
    }

    /// A part of a view.
    public enum Area: String, Hashable, Sendable, CaseIterable {
        /// The view itself.
        case bounds = ""
        /// What the bars and the device's edges leave free.
        case safeArea = "safe area"
        /// The view without its layout margins.
        case margins
        /// The width that is good for reading.
        case readable = "readable content"
        /// What a scroll view scrolls.
        case content = "scroll content"
        /// A scroll view's frame, which stays.
        case frame = "scroll frame"
        /// The strip that the keyboard covers.
        case keyboard
    }

    /// The attribute that is constrained.
    public var attribute: LayoutAttribute
    /// Where the distance begins whose end is the attribute; nil for the attribute itself.
    public var start: Place?
    /// How it compares.
    public var relation: Relation
    /// What it is compared with; nil for the constant alone.
    public var place: Place?
    /// Of the place.
    public var multiplier: Double
    /// The constant in points, added to the place.
    public var constant: Double
    /// Above 0 and at most 1000, which is required.
    public var priority: Float

    /// Creates the wording of a constraint from its parts.
    public init(
        _ attribute: LayoutAttribute, from start: Place? = nil, _ relation: Relation = .equal,
        _ place: Place? = nil, times multiplier: Double = 1, plus constant: Double = 0, priority: Float = 1000
    ) {
        (self.attribute, self.start, self.relation, self.place) = (attribute, start, relation, place)
        (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    }

    /// The sentence, without a period.
    public var text: String {
        "\(subject) \(predicate)"
            + (priority < 1000 ? " (priority \(ConstraintWording.number(Double(priority))))" : "")
    }

    private var subject: String {
        guard let start else { return attribute.title }
        return "\(attribute.title), measured from \(start.phrase),"
    }

    private var predicate: String {
        if attribute.isDimension || start != nil { return length }
        guard let place else { return bound(ConstraintWording.points(constant), atLeast: "at or past") }
        if place.attribute.isDimension || multiplier != 1 {
            let (phrase, rest) = (factor + place.phrase, remainder)
            return bound(
                phrase + rest, equal: "at", atLeast: attribute.atOrPast, atMost: attribute.atOrBefore)
        }
        return constant == 0 ? alignment(with: place) : distance(to: place)
    }

    // MARK: Lengths

    private var length: String {
        guard let place else { return bound(ConstraintWording.points(constant), equal: "") }
        guard multiplier == 1, place.attribute.isDimension else {
            return bound(factor + place.phrase + remainder, equal: multiplier == 1 ? "equal to" : "")
        }
        guard constant != 0 else { return bound(place.phrase, equal: "equal to") }
        let change = ConstraintWording.points(constant.magnitude)
        return bound("\(change) \(constant < 0 ? "less" : "more") than \(place.phrase)", equal: "")
    }

    private var factor: String {
        multiplier == 1 ? "" : ConstraintWording.number(multiplier) + " × "
    }

    private var remainder: String {
        guard constant != 0 else { return "" }
        return (constant < 0 ? " minus " : " plus ") + ConstraintWording.points(constant.magnitude)
    }

    private func bound(
        _ phrase: String, equal: String = "at", atLeast: String = "at least", atMost: String = "at most"
    ) -> String {
        switch relation {
        case .equal: equal.isEmpty ? phrase : "\(equal) \(phrase)"
        case .greaterThanOrEqual: "\(atLeast) \(phrase)"
        case .lessThanOrEqual: "\(atMost) \(phrase)"
        }
    }

    // MARK: Positions

    private func alignment(with place: Place) -> String {
        if relation == .equal, place.attribute == attribute, !attribute.isEdge {
            return "with \(place.area == .bounds ? place.possessor : place.areaWords)"
        }
        return bound(place.phrase, atLeast: attribute.atOrPast, atMost: attribute.atOrBefore)
    }

    private func distance(to place: Place) -> String {
        // From an edge of what is around, a distance is counted inward.
        let isInset = place.surrounds && place.attribute == attribute && attribute.isEdge
        let isFar = constant < 0
        let relation = isFar ? relation.reversed : relation
        let points = ConstraintWording.points(constant.magnitude)
        let length =
            switch relation {
            case .equal: points
            case .greaterThanOrEqual: "at least \(points)"
            case .lessThanOrEqual: "at most \(points)"
            }
        if isInset { return "\(length) \(isFar == attribute.isFarEdge ? "from" : "outside") \(place.phrase)" }
        let usesReading = [attribute, place.attribute].contains { $0 == .leading || $0 == .trailing }
        let side =
            if attribute.axis == .vertical { isFar ? "above" : "below" } else if usesReading {
                isFar ? "before" : "after"
            } else { isFar ? "left of" : "right of" }
        return "\(length) \(side) \(place.phrase)"
    }

    // MARK: Numbers

    /// Returns a number as people write it, with four decimals at most.
    static func number(_ value: Double) -> String {
        let value = value.magnitude < 1e9 ? (value * 1e4).rounded() / 1e4 : value
        let text = value == value.rounded() && value.magnitude < 1e9 ? String(Int(value)) : String(value)
        return text.replacing("-", with: "−")
    }

    private static func points(_ value: Double) -> String { number(value) + " pt" }
}

extension ConstraintWording.Place {
    /// The place with its owner: "the superview's leading edge".
    fileprivate var phrase: String {
        switch area {
        case .bounds: "\(owner) \(attribute.edge)"
        case .margins where attribute.isEdge: "\(owner) \(attribute.rawValue) margin"
        default: "\(attribute.hasArticle)\(attribute.edge) of \(areaWords)"
        }
    }

    /// The part of the view.
    fileprivate var areaWords: String { "\(owner) \(area.rawValue)" }

    /// The view without the ending that makes it an owner.
    fileprivate var possessor: String {
        owner == "its" ? "itself" : owner.hasSuffix("'s") ? String(owner.dropLast(2)) : owner
    }
}

extension LayoutAttribute {
    /// The attribute at the beginning of a sentence.
    fileprivate var title: String {
        switch self {
        case .centerX: "Center X"
        case .centerY: "Center Y"
        case .firstBaseline: "First baseline"
        case .lastBaseline: "Last baseline"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// The attribute after the name of its owner.
    fileprivate var edge: String {
        switch self {
        case .left, .right, .leading, .trailing: rawValue + " edge"
        case .centerX: "center X"
        case .centerY: "center Y"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        case .top, .bottom, .width, .height: rawValue
        }
    }

    fileprivate var hasArticle: String { self == .centerX || self == .centerY ? "" : "the " }

    fileprivate var isFarEdge: Bool { self == .right || self == .bottom || self == .trailing }

    fileprivate var isEdge: Bool { isFarEdge || self == .left || self == .top || self == .leading }

    fileprivate var atOrPast: String {
        axis == .vertical ? "at or below" : isReading ? "at or after" : "at or right of"
    }

    fileprivate var atOrBefore: String {
        axis == .vertical ? "at or above" : isReading ? "at or before" : "at or left of"
    }

    private var isReading: Bool { self == .leading || self == .trailing }
}
