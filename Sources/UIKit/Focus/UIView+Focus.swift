/// What views and controllers keep for moving the focus.
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

    /// The values of an object, to be set.
    static func of(_ owner: UIResponder) -> FocusValues { key.value(of: owner) { FocusValues() } }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The controller of the view, or the superview.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
    /// The view itself.
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The coordinates of the view.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// Returns the subviews that touch a rectangle.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.frame.intersects(rect) }
    }
    /// How soon the view is focused in its group; has no effect here.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { FocusValues.known(of: self)?.groupPriority ?? .ignored }
        set { FocusValues.of(self).groupPriority = newValue }
    }
    /// How the view looks while it is focused; has no effect here.
    public var focusEffect: UIFocusEffect? {
        get { FocusValues.known(of: self)?.effect }
        set { FocusValues.of(self).effect = newValue }
    }
}

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of what is visible: that of the bounds less the insets.
    public var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
}

extension UIViewController: UIFocusEnvironment {
    /// The parent, or the superview of the controller's view.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
    /// The view of the controller.
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

extension UITableView {
    /// Whether the focus comes back to the row where it was; has no effect here.
    public var remembersLastFocusedIndexPath: Bool {
        get { FocusValues.known(of: self)?.remembersLastIndexPath ?? false }
        set { FocusValues.of(self).remembersLastIndexPath = newValue }
    }
    /// Whether the row that is focused is selected; has no effect here.
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
    /// Whether the focus comes back to the item where it was; has no effect here.
    public var remembersLastFocusedIndexPath: Bool {
        get { FocusValues.known(of: self)?.remembersLastIndexPath ?? false }
        set { FocusValues.of(self).remembersLastIndexPath = newValue }
    }
    /// Whether the item that is focused is selected; has no effect here.
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
