/// A class whose outlets and actions can be found by name: what `@IBOutlet`, `@IBAction` and `@objc` say on iOS.
///
/// Swift on Linux cannot look members up by name, so a class that a storyboard connects, or that is the target
/// of a selector, lists them by hand. Subclasses override both methods and call super for other names.
public protocol InterfaceBuilderConnectable: AnyObject {
    /// Sets the outlet of a name.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - object: The object; of an outlet collection, the array of all its objects.
    /// - Returns: Whether there is such an outlet, of a type that the object has.
    func setOutlet(_ name: String, to object: Any?) -> Bool

    /// Calls the method of a selector.
    ///
    /// - Parameters:
    ///   - selector: The name of the method, with a colon for each argument.
    ///   - sender: The first argument.
    ///   - event: The second argument.
    /// - Returns: Whether there is such a method.
    func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool

    /// The methods that unwind segues go back to, as in `["unwindToList:"]`.
    var unwindActions: [Selector] { get }
}

extension InterfaceBuilderConnectable {
    /// Returns that there are no outlets.
    public func setOutlet(_ name: String, to object: Any?) -> Bool { false }

    /// Returns that there are no methods.
    public func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }

    /// None.
    public var unwindActions: [Selector] { [] }
}
