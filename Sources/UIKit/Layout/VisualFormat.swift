/// A line of Visual Format Language, taken apart.
///
/// Source: Apple's Auto Layout Guide, "Visual Format Language", for the grammar.
struct VisualFormat {
    /// Left to right or top to bottom.
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The views in order, with the room before each.
    var views: [View] = []
    /// The room before the first view, where the line begins at the superview's edge.
    var leadingConnection: Connection?
    /// The room after the last view, where the line ends at the superview's edge.
    var trailingConnection: Connection?

    /// One view.
    struct View {
        /// Its name.
        var name: String
        /// What is asked of its size.
        var sizes: [Predicate] = []
        /// The room between the view before and this one; nil for the first.
        var connection: Connection?
    }

    /// The room between two neighbours.
    enum Connection {
        /// None.
        case flush
        /// The system's.
        case standard
        /// So much.
        case predicates([Predicate])
    }

    /// A length with a relation and a priority.
    struct Predicate {
        var relation: NSLayoutConstraint.Relation = .equal
        var object: Object
        var priority: Float = 1000
    }

    /// What a length is compared with.
    enum Object {
        /// Points.
        case constant(Double)
        /// Another view's size.
        case view(String)
    }
}

/// Why a line of Visual Format Language was not understood.
public struct VisualFormatError: Error, Hashable, Sendable {
    /// What was expected.
    public var message: String
    /// 0-based, in characters of the format.
    public var offset: Int
}
