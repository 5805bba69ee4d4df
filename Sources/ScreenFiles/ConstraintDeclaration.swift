public import Diagnostics

/// A constraint as written at a view, its items resolved to elements of the scene.
public struct ConstraintDeclaration: Hashable, Sendable {
    /// What is asked for.
    public var rule: Rule
    /// Where it is written.
    public var place: Place
    /// What variations call it by; nil where none can.
    public var id: String?

    /// The two ways of writing one.
    public enum Rule: Hashable, Sendable {
        /// `first relation multiplier × second + constant`.
        case linear(Linear)
        /// A line of Visual Format Language; names map to element ids, `|` is the listing view.
        case visualFormat(format: String, superviewID: String, views: [String: String])
    }

    /// A relation between two attributes, or of one to a constant.
    public struct Linear: Hashable, Sendable {
        /// The left side.
        public var first: Operand
        /// What must hold.
        public var relation: Relation
        /// The right side's attribute; nil where it is a constant alone.
        public var second: Operand?
        /// Of the second attribute; finite.
        public var multiplier: Double
        /// Points; finite.
        public var constant: Double
        /// Above 0 and at most 1000, which is required.
        public var priority: Float
        /// The author's name for it.
        public var identifier: String?

        /// A linear constraint from its parts.
        public init(
            first: Operand, relation: Relation, second: Operand? = nil, multiplier: Double = 1,
            constant: Double = 0, priority: Float = 1000, identifier: String? = nil
        ) {
            self.first = first
            self.relation = relation
            self.second = second
            self.multiplier = multiplier
            self.constant = constant
            self.priority = priority
            self.identifier = identifier
        }
    }

    /// One side of a linear constraint.
    public struct Operand: Hashable, Sendable {
        /// The element; nil for the window, which is the root's superview.
        public var elementID: String?
        /// The guide of that element; nil for the element itself.
        public var guide: Guide?
        /// The attribute.
        public var attribute: AttributeName

        /// An attribute of an element, a guide or the window.
        public init(elementID: String?, guide: Guide? = nil, attribute: AttributeName) {
            self.elementID = elementID
            self.guide = guide
            self.attribute = attribute
        }
    }

    /// What must hold between the sides.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        /// At most.
        case lessThanOrEqual = "<="
        /// The same.
        case equal = "=="
        /// At least.
        case greaterThanOrEqual = ">="
    }

    /// A layout guide of a view, named as in the constraint language.
    public enum Guide: String, Hashable, Sendable, CaseIterable {
        /// `safeAreaLayoutGuide`.
        case safeArea
        /// `layoutMarginsGuide`.
        case margins
        /// `readableContentGuide`.
        case readable
        /// A scroll view's `contentLayoutGuide`.
        case content
        /// A scroll view's `frameLayoutGuide`.
        case frame
        /// `keyboardLayoutGuide`.
        case keyboard
    }

    /// An attribute, named as in the constraint language.
    public enum AttributeName: String, Hashable, Sendable, CaseIterable {
        /// The edges.
        case left, right, top, bottom, leading, trailing
        /// The lengths.
        case width, height
        /// The centres.
        case centerX, centerY
        /// The baselines.
        case firstBaseline, lastBaseline
    }

    /// A declaration from its parts.
    public init(rule: Rule, place: Place, id: String? = nil) {
        self.rule = rule
        self.place = place
        self.id = id
    }
}
