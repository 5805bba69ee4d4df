// The state of an app is not kept between renders, so none of this is called.

/// Creates a view controller when it is restored.
public protocol UIViewControllerRestoration: AnyObject {
    /// Returns the controller of a path of identifiers; nil for none.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Creates an object when it is restored.
public protocol UIObjectRestoration: AnyObject {
    /// Returns the object of a path of identifiers; nil for none.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// An object whose state is saved and restored.
public protocol UIStateRestoring: AnyObject {
    /// The object that it belongs to; nil for none.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that creates the object when it is restored; nil for the app delegate.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Called to save the state.
    func encodeRestorableState(with coder: NSCoder)
    /// Called to restore the state.
    func decodeRestorableState(with coder: NSCoder)
    /// Called after all objects were restored.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Nil by default: the object has no parent.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Nil by default: the app delegate makes the object.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// The default implementation does nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// The default implementation does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// The default implementation does nothing.
    public func applicationFinishedRestoringState() {}
}

extension UIViewController: UIStateRestoring {}

/// Names the rows of a table or the items of a collection, so that they are found after the data have changed.
public protocol UIDataSourceModelAssociation: AnyObject {
    /// Returns the identifier of the data at an index path.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Returns the index path of the data of an identifier.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
