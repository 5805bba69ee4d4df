/// The focus properties of views and controllers.
private final class FocusValues {
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
    /// The view controller of the view, or else the superview.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
    /// The container of focus items: the view itself.
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The coordinate space of focus items: the view itself.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// Returns the subviews whose frames intersect a rectangle.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.frame.intersects(rect) }
    }
    /// The priority of the view in its focus group; has no effect here.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { FocusValues.known(of: self)?.groupPriority ?? .ignored }
        set { FocusValues.of(self).groupPriority = newValue }
    }
    /// The visual effect of the view while it is focused; has no effect here.
    public var focusEffect: UIFocusEffect? {
        get { FocusValues.known(of: self)?.effect }
        set { FocusValues.of(self).effect = newValue }
    }
}

extension UIScrollView: UIFocusItemScrollableContainer {}

extension UIViewController: UIFocusEnvironment {
    /// The parent, or else the superview of the controller's view.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
    /// The container of focus items: the controller's view; nil before it is loaded.
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

extension UITableView {
    /// Whether the focus returns to the row that had it last; has no effect here.
    public var remembersLastFocusedIndexPath: Bool {
        get { FocusValues.known(of: self)?.remembersLastIndexPath ?? false }
        set { FocusValues.of(self).remembersLastIndexPath = newValue }
    }
    /// Whether the focused row is selected; has no effect here.
    public var selectionFollowsFocus: Bool {
        get { FocusValues.known(of: self)?.selectionFollows ?? false }
        set { FocusValues.of(self).selectionFollows = newValue }
    }
    /// Whether rows can be focused; has no effect here.
    public var allowsFocus: Bool {
        get { FocusValues.known(of: self)?.isAllowed ?? false }
        set { FocusValues.of(self).isAllowed = newValue }
    }
    /// Whether rows can be focused while the table is edited; has no effect here.
    public var allowsFocusDuringEditing: Bool {
        get { FocusValues.known(of: self)?.isAllowedDuringEditing ?? false }
        set { FocusValues.of(self).isAllowedDuringEditing = newValue }
    }
}

extension UICollectionView {
    /// Whether the focus returns to the item that had it last; has no effect here.
    public var remembersLastFocusedIndexPath: Bool {
        get { FocusValues.known(of: self)?.remembersLastIndexPath ?? false }
        set { FocusValues.of(self).remembersLastIndexPath = newValue }
    }
    /// Whether the focused item is selected; has no effect here.
    public var selectionFollowsFocus: Bool {
        get { FocusValues.known(of: self)?.selectionFollows ?? false }
        set { FocusValues.of(self).selectionFollows = newValue }
    }
    /// Whether items can be focused; has no effect here.
    public var allowsFocus: Bool {
        get { FocusValues.known(of: self)?.isAllowed ?? false }
        set { FocusValues.of(self).isAllowed = newValue }
    }
    /// Whether items can be focused while the collection is edited; has no effect here.
    public var allowsFocusDuringEditing: Bool {
        get { FocusValues.known(of: self)?.isAllowedDuringEditing ?? false }
        set { FocusValues.of(self).isAllowedDuringEditing = newValue }
    }
}
