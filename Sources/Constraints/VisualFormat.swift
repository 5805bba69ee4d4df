public import Geometry

/// A line of Visual Format Language as values.
///
/// Source: Apple's Auto Layout Guide, appendix "Visual Format Language", for the grammar.
public struct VisualFormat: Hashable, Sendable {
    /// The direction in which the line arranges its views.
    public var axis = Axis.horizontal
    /// The views in order.
    public var views: [View] = []
    /// The room before the first view, where the line begins at the superview's edge.
    public var leadingConnection: Connection?
    /// The room after the last view, where the line ends at the superview's edge.
    public var trailingConnection: Connection?

    /// A line without views.
    public init() {}

    /// A name in the line and where it begins.
    public struct Name: Hashable, Sendable {
        /// The name as written.
        public var text: String
        /// 0-based, in characters of the line.
        public var offset: Int

        /// A name that begins at an offset.
        public init(text: String, offset: Int) {
            self.text = text
            self.offset = offset
        }
    }

    /// A view of the line, in square brackets.
    public struct View: Hashable, Sendable {
        /// The key of the view in the dictionary of views.
        public var name: Name
        /// The predicates for its length along the axis.
        public var sizes: [Predicate] = []
        /// The distance from the view before; nil for the first.
        public var connection: Connection?

        /// A view of a name.
        public init(name: Name) { self.name = name }
    }

    /// The distance between two neighbors.
    public enum Connection: Hashable, Sendable {
        /// No distance: the views touch.
        case flush
        /// The system's standard spacing.
        case standard
        /// A distance that fulfills the predicates.
        case predicates([Predicate])
    }

    /// A length with a relation and a priority.
    public struct Predicate: Hashable, Sendable {
        /// How the length compares with the object.
        public var relation = Relation.equal
        /// What the length is compared with.
        public var object: Object
        /// Above 0 and at most 1000, which is required.
        public var priority: Float = 1000
    }

    /// What a length is compared with.
    public enum Object: Hashable, Sendable {
        /// A constant in points.
        case constant(Double)
        /// Another view's length.
        case view(Name)
    }

    /// All names of views in the line's order.
    public var names: [Name] {
        views.flatMap { view in
            [view.name]
                + view.sizes.compactMap { size in
                    if case .view(let name) = size.object { name } else { nil }
                }
        }
    }
}
