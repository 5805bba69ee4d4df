import Geometry
import Layout
import Scene

/// The view that stands for a constraint's item in the tree: itself, or a guide's owner.
func hostView(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
}

extension NSLayoutConstraint {
    /// Why UIKit would raise an exception for it; nil for a legal constraint.
    var illegality: String? {
        guard multiplier.isFinite, constant.isFinite else { return "its numbers are not finite" }
        guard let first = firstAttribute.parts else { return "its first attribute is missing" }
        guard let item = secondItem else {
            guard first.attribute.isDimension else {
                return "a location must be paired with another location"
            }
            return nil
        }
        guard hostView(of: item) != nil, let second = secondAttribute.parts else {
            return "its second attribute is missing"
        }
        guard multiplier != 0 else { return "a multiplier of 0 leaves a location alone" }
        if first.attribute.isDimension != second.attribute.isDimension {
            return "a length cannot be related to a location"
        }
        if !first.attribute.isDimension, first.attribute.axis != second.attribute.axis {
            return "horizontal and vertical attributes cannot be related"
        }
        if first.attribute.isLeftOrRight != second.attribute.isLeftOrRight,
            first.attribute.isLeadingOrTrailing || second.attribute.isLeadingOrTrailing,
            first.attribute.isLeftOrRight || second.attribute.isLeftOrRight
        {
            return "left and right cannot be related to leading and trailing"
        }
        return nil
    }

    /// The constraint in the language of screen files.
    package var ruleText: String {
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
            let name = hostView(of: item)?.displayName ?? "?"
            let guide = (item as? UILayoutGuide).map { ".\($0.kind)" } ?? ""
            return "\(name)\(guide).\(attribute.name)"
        }
        let relations: [Relation: String] = [.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="]
        var text = "\(side(firstItem, firstAttribute)) \(relations[relation] ?? "==") "
        if secondItem != nil {
            text += side(secondItem, secondAttribute)
            if multiplier != 1 { text += " * \(Double(multiplier).dumpText)" }
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Double(constant.magnitude).dumpText)" }
        } else {
            text += Double(constant).dumpText
        }
        if let identifier { text += " \"\(identifier)\"" }
        return text
    }
}

extension NSLayoutConstraint.Attribute {
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

extension LayoutAttribute {
    /// Whether it is an edge by name of the side.
    var isLeftOrRight: Bool { self == .left || self == .right }
    /// Whether it is an edge by reading direction.
    var isLeadingOrTrailing: Bool { self == .leading || self == .trailing }
}
