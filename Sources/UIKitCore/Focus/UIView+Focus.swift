/// The focus properties of views and controllers.
final class FocusValues {
    var groupPriority = UIFocusGroupPriority.ignored
    var effect: UIFocusEffect?
    var restoresAfterTransition = true
    var remembersLastIndexPath = false
    var selectionFollows = false
    var isAllowed = false
    var isAllowedDuringEditing = false

    private static let key = AttachmentKey()

    /// The values that were set; nil for none.
    static func known(of owner: UIResponder) -> FocusValues? {
        objc_getAssociatedObject(owner, key.address) as? FocusValues
    }

    /// The values of an object, created on first access.
    static func of(_ owner: UIResponder) -> FocusValues { key.value(of: owner) { FocusValues() } }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
}

extension UIScrollView: UIFocusItemScrollableContainer {}

extension UIViewController: UIFocusEnvironment {
}
