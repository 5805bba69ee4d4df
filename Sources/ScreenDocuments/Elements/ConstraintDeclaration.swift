package import Constraints
package import Diagnostics

/// A constraint declared at a view, with its items resolved to elements of the scene.
package struct ConstraintDeclaration: Hashable, Sendable {
    /// The rule of the constraint.
    package var rule: Rule
    /// Its location in the file.
    package var place: Place
    /// The id that variations use; nil if it has none.
    package var id: String?
    /// Whether it is active; false for one that only code may activate.
    package var isInstalled = true

    /// The two notations of a constraint.
    package indirect enum Rule: Hashable, Sendable {
        /// `first relation multiplier × second + constant`.
        case linear(Linear)
        /// A visual format string, parsed and as written; names map to element ids, `|` is the view that
        /// declares the constraint.
        case visualFormat(VisualFormat, text: String, superviewID: String, views: [String: String])
    }

    /// A relation between two attributes, or between an attribute and a constant.
    package struct Linear: Hashable, Sendable {
        /// The left side.
        package var first: Operand
        /// How the left side compares with the right one.
        package var relation: Relation
        /// The attribute on the right side; nil for a constant.
        package var second: Operand?
        /// The multiplier of the second attribute; finite.
        package var multiplier: Double
        /// The constant in points; finite.
        package var constant: Double
        /// The priority, greater than 0 and at most 1000 (required).
        package var priority: Float
        /// The identifier chosen by the author.
        package var identifier: String?

        /// Creates a linear constraint.
        package init(
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
    package struct Operand: Hashable, Sendable {
        /// The id of the element; nil for the window, the superview of the root.
        package var elementID: String?
        /// A layout guide of the element; nil for the element itself.
        package var guide: Guide?
        /// The attribute of the element or guide.
        package var attribute: LayoutAttribute

        /// Creates an operand for an attribute of an element, a guide or the window.
        package init(elementID: String?, guide: Guide? = nil, attribute: LayoutAttribute) {
            self.elementID = elementID
            self.guide = guide
            self.attribute = attribute
        }
    }

    /// A layout guide of a view, named as in the constraint syntax.
    package enum Guide: String, Hashable, Sendable, CaseIterable {
        /// The view's `safeAreaLayoutGuide`.
        case safeArea
        /// The view's `layoutMarginsGuide`.
        case margins
        /// The view's `readableContentGuide`.
        case readable
        /// A scroll view's `contentLayoutGuide`.
        case content
        /// A scroll view's `frameLayoutGuide`.
        case frame
        /// The view's `keyboardLayoutGuide`.
        case keyboard
    }

    /// Creates a declaration.
    package init(rule: Rule, place: Place, id: String? = nil) {
        self.rule = rule
        self.place = place
        self.id = id
    }
}
