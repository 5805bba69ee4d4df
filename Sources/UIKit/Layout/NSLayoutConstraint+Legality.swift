import Geometry
import Layout
import Scene

/// The view that stands for a constraint's item in the tree: itself, or a guide's owner.
func hostView(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
}

// Source: the exceptions that UIKit raises, whose words developers know; as quoted in public questions.
extension NSLayoutConstraint {
    /// Why UIKit would raise an exception for it; nil for a legal constraint.
    var illegality: String? {
        guard multiplier.isFinite else {
            return "multiplier is not finite! That's illegal. multiplier:\(multiplier)"
        }
        if let reason = NSLayoutConstraint.illegality(ofConstant: constant) { return reason }
        guard let first = firstAttribute.parts else { return "its first attribute is missing" }
        let location =
            "a multiplier of 0 or a nil second item together with a location for the first attribute creates "
            + "an illegal constraint of a location equal to a constant. Location attributes must be "
            + "specified in pairs"
        guard let item = secondItem else { return first.attribute.isDimension ? nil : location }
        guard hostView(of: item) != nil, let second = secondAttribute.parts else {
            return "its second attribute is missing"
        }
        if multiplier == 0, !first.attribute.isDimension { return location }
        return illegality(ofPairing: first.attribute, second.attribute)
    }

    private func illegality(ofPairing first: LayoutAttribute, _ second: LayoutAttribute) -> String? {
        let isMixed = first.isDimension != second.isDimension
        if isMixed || !first.isDimension && first.axis != second.axis {
            return "invalid pairing of layout attributes"
        }
        if first.isLeftOrRight && second.isLeadingOrTrailing
            || second.isLeftOrRight && first.isLeadingOrTrailing
        {
            return "a constraint cannot be made between a leading/trailing attribute and a right/left "
                + "attribute. Use leading/trailing for both or neither"
        }
        return nil
    }

    /// Why a constant is refused; nil for a legal one.
    static func illegality(ofConstant constant: CGFloat) -> String? {
        constant.isFinite ? nil : "constant is not finite! That's illegal. constant:\(constant)"
    }

    /// Why a priority is refused; nil for a legal one.
    func illegality(ofPriority new: UILayoutPriority, replacing old: UILayoutPriority) -> String? {
        guard new.rawValue > 0, new.rawValue <= 1000 else {
            return "it's illegal to set priority:\(new.rawValue). Priorities must be greater than 0 and less "
                + "or equal to NSLayoutPriorityRequired, which is 1000"
        }
        guard isActive, (new == .required) != (old == .required) else { return nil }
        return "mutating a priority from required to not on an installed constraint (or vice-versa) is not "
            + "supported. You passed priority \(new.rawValue) and the existing priority was \(old.rawValue)"
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
