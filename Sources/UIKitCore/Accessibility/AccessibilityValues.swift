/// The accessibility properties that were set for an object. Nothing of them is drawn.
final class AccessibilityValues {
    var isElement: Bool?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var language: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var inputLabels: [String]?
    var containerType = UIAccessibilityContainerType.none
    var areElementsHidden = false
    var isModal = false
    var groupsChildren = false
    var respondsToInteraction: Bool?
}
