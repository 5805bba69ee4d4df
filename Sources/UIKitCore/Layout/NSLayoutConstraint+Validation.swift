import Constraints
import Scene

/// The view of a constraint's item: the view itself, or a guide's owner.
func hostView(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
}

// Source: the exceptions that UIKit raises, whose wording developers know; as quoted in public questions.
extension NSLayoutConstraint {
    /// Why UIKit would raise an exception for the constraint; nil for a valid one.
    ///
    /// Locations on different axes are none: on iOS such a constraint is active, and layout reports it.
    var validationError: String? {
        guard multiplier.isFinite else {
            return "multiplier is not finite! That's illegal. multiplier:\(multiplier)"
        }
        if let error = NSLayoutConstraint.validationError(ofConstant: constant) { return error }
        guard let first = firstAttribute.parts?.attribute else { return "its first attribute is missing" }
        guard let item = secondItem else { return first.validationError(relatedTo: nil)?.message }
        guard hostView(of: item) != nil, let second = secondAttribute.parts?.attribute else {
            return "its second attribute is missing"
        }
        if multiplier == 0, let error = first.validationError(relatedTo: nil) { return error.message }
        let error = first.validationError(relatedTo: second)
        return error == .differentAxes ? nil : error?.message
    }

    /// Why a constant is rejected; nil for a valid one.
    static func validationError(ofConstant constant: CGFloat) -> String? {
        constant.isFinite ? nil : "constant is not finite! That's illegal. constant:\(constant)"
    }

    /// Why a priority is rejected; nil for a valid one.
    static func validationError(ofPriority priority: UILayoutPriority) -> String? {
        guard priority.rawValue > 0, priority.rawValue <= 1000 else {
            return
                "it's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less "
                + "or equal to NSLayoutPriorityRequired, which is 1000"
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
        var text = "\(side(firstItem, firstAttribute)) \(relation.relation.symbol) "
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

extension AttributePairingError {
    /// The exception's sentence.
    fileprivate var message: String {
        switch self {
        case .locationWithoutPartner:
            "a multiplier of 0 or a nil second item together with a location for the first attribute creates "
                + "an illegal constraint of a location equal to a constant. Location attributes must be "
                + "specified in pairs"
        case .dimensionWithLocation, .differentAxes: "invalid pairing of layout attributes"
        case .sideWithReadingDirection:
            "a constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither"
        }
    }
}
