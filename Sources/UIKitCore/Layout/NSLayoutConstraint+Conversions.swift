package import Constraints

extension NSLayoutConstraint.Relation {
    /// UIKit's name of a relation.
    package init(_ relation: Relation) {
        self =
            switch relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }

    /// The same relation for the pipeline.
    var relation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// UIKit's name of an attribute.
    package init(_ attribute: LayoutAttribute) {
        self =
            switch attribute {
            case .left: .left
            case .right: .right
            case .top: .top
            case .bottom: .bottom
            case .leading: .leading
            case .trailing: .trailing
            case .width: .width
            case .height: .height
            case .centerX: .centerX
            case .centerY: .centerY
            case .firstBaseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            }
    }

    /// The attribute without margins, and whether it is of the margins; nil for none.
    var parts: (attribute: LayoutAttribute, isOfMargins: Bool)? {
        switch self {
        case .notAnAttribute: nil
        case .left: (.left, false)
        case .right: (.right, false)
        case .top: (.top, false)
        case .bottom: (.bottom, false)
        case .leading: (.leading, false)
        case .trailing: (.trailing, false)
        case .width: (.width, false)
        case .height: (.height, false)
        case .centerX: (.centerX, false)
        case .centerY: (.centerY, false)
        case .lastBaseline: (.lastBaseline, false)
        case .firstBaseline: (.firstBaseline, false)
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .leadingMargin: (.leading, true)
        case .trailingMargin: (.trailing, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        }
    }

    /// The name in the constraint language.
    var name: String {
        guard let parts else { return "none" }
        return parts.isOfMargins ? "margins.\(parts.attribute.rawValue)" : parts.attribute.rawValue
    }
}
