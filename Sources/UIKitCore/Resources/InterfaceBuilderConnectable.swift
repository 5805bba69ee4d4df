/// A class whose outlets and actions can be found by name, as `@IBOutlet`, `@IBAction` and `@objc` declare on iOS.
///
/// Swift on Linux cannot look members up by name, so a class that a storyboard connects, or that is the target
/// of a selector, lists them by hand. Subclasses override both methods and call super for other names.
public protocol InterfaceBuilderConnectable: SelectorTarget {
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

    /// Calls the method that makes the controller of a segue, as `@IBSegueAction` declares on iOS.
    ///
    /// - Parameters:
    ///   - selector: The name of the method, with a colon for each argument.
    ///   - coder: What the controller's `init(coder:)` receives; the first argument.
    ///   - sender: What started the segue; nil for an embedded controller. The second argument.
    ///   - identifier: The identifier of the segue; the third argument.
    ///   - controller: Receives what the method returns: nil for the class in the storyboard.
    /// - Returns: Whether there is such a method.
    func performSegueAction(
        _ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?,
        controller: inout UIViewController?
    ) -> Bool

    /// The methods that unwind segues go back to, as in `["unwindToList:"]`.
    var unwindActions: [Selector] { get }
}

extension InterfaceBuilderConnectable {
    /// Returns that there are no outlets.
    public func setOutlet(_ name: String, to object: Any?) -> Bool { false }

    /// Returns that there are no methods.
    public func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }

    /// Returns that there are no methods.
    public func performSegueAction(
        _ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?,
        controller: inout UIViewController?
    ) -> Bool { false }

    /// The default: no unwind actions.
    public var unwindActions: [Selector] { [] }
}

extension InterfaceBuilderConnectable {
    /// Calls the action of a selector.
    public func performListedMethod(_ selector: Selector, with argument: Any?) -> Bool {
        performAction(selector, sender: argument, event: nil)
    }

    /// Returns whether a selector is that of an unwind action.
    public func listsMethod(_ selector: Selector) -> Bool { unwindActions.contains(selector) }

    /// Sets the outlet of a name.
    public func setListedProperty(_ name: String, to value: Any?) -> Bool { setOutlet(name, to: value) }
}
