package import Geometry

/// A line of Visual Format Language as values.
///
/// Source: Apple's Auto Layout Guide, appendix "Visual Format Language", for the grammar.
package struct VisualFormat: Hashable, Sendable {
    /// The direction in which the line arranges its views.
    package var axis = Axis.horizontal
    /// The views in order.
    package var views: [View] = []
    /// The room before the first view, where the line begins at the superview's edge.
    package var leadingConnection: Connection?
    /// The room after the last view, where the line ends at the superview's edge.
    package var trailingConnection: Connection?

    /// A line without views.
    package init() {}

    /// A name in the line and where it begins.
    package struct Name: Hashable, Sendable {
        /// As written.
        package var text: String
        /// 0-based, in characters of the line.
        package var offset: Int

        /// A name that begins somewhere.
        package init(text: String, offset: Int) {
            self.text = text
            self.offset = offset
        }
    }

    /// One view.
    package struct View: Hashable, Sendable {
        /// Its name.
        package var name: Name
        /// What is asked of its length along the axis.
        package var sizes: [Predicate] = []
        /// The room between the view before and this one; nil for the first.
        package var connection: Connection?

        /// A view of a name.
        package init(name: Name) { self.name = name }
    }

    /// The room between two neighbours.
    package enum Connection: Hashable, Sendable {
        /// None.
        case flush
        /// The system's.
        case standard
        /// What the predicates ask for.
        case predicates([Predicate])
    }

    /// A length with a relation and a priority.
    package struct Predicate: Hashable, Sendable {
        /// How the length compares with the object.
        package var relation = Relation.equal
        /// What the length is compared with.
        package var object: Object
        /// Above 0 and at most 1000, which is required.
        package var priority: Float = 1000
    }

    /// What a length is compared with.
    package enum Object: Hashable, Sendable {
        /// Points.
        case constant(Double)
        /// Another view's length.
        case view(Name)
    }

    /// All names of views in the line's order.
    package var names: [Name] {
        views.flatMap { view in
            [view.name]
                + view.sizes.compactMap { size in
                    if case .view(let name) = size.object { name } else { nil }
                }
        }
    }
}
