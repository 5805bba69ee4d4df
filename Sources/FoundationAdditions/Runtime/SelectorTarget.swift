import Diagnostics
import RenderContext

/// An object whose class lists methods and properties by their names: Swift on Linux cannot look them up.
///
/// UIKit's `InterfaceBuilderConnectable` is one; other code has no need to conform.
public protocol SelectorTarget: AnyObject {
    /// Calls the method of a selector with an argument; returns whether the class lists it.
    func performListedMethod(_ selector: Selector, with argument: Any?) -> Bool
    /// Returns whether the class lists a selector without having to call its method.
    func listsMethod(_ selector: Selector) -> Bool
    /// Sets a property; returns whether the class lists one of that name and of a type that the value has.
    func setListedProperty(_ name: String, to value: Any?) -> Bool
}

extension Selector {
    /// Calls the method of this selector: one that the object lists, or one of an extension of its classes. An object
    /// without one is reported.
    package func send(to target: Any, with argument: Any?) {
        let isPerformed = isPerformed(by: target) { object in
            (object as? any SelectorTarget)?.performListedMethod(self, with: argument) ?? false
                || performExtensionMethod(of: object, with: argument)
        }
        if !isPerformed { reportMissing(in: target) }
    }

    /// Asks an object to perform this selector, and then those that it forwards messages to.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - perform: Calls the method of an object; returns whether it has one.
    /// - Returns: Whether an object has the method.
    package func isPerformed(by target: Any, _ perform: (Any) -> Bool) -> Bool {
        var next: Any? = target
        // Objects that forward to each other must not keep this from ending.
        for _ in 0..<16 {
            guard let object = next else { return false }
            if perform(object) { return true }
            next = (object as? any MessageForwarder)?.forwardingTargetOfMessage(for: self)
        }
        return false
    }

    /// Reports that an object does not list the method of this selector.
    package func reportMissing(in target: Any) {
        RenderEnvironment.current.report(
            Diagnostic(
                .actionMissing, "\(type(of: target)) has no action '\(self)'",
                hints: ["adopt InterfaceBuilderConnectable and list the action in performAction"]))
    }
}

/// A class whose own properties and methods are found by their names, as those of the app are.
package protocol ListedClassMembers: AnyObject {
    /// The selectors of methods of the class that return an object; none by default.
    static var classMethods: Set<Selector> { get }
    /// Returns the value of a property of the class, or what a method without arguments returns; nil for other names.
    static func classValue(forKey key: String) -> Any?
}

extension ListedClassMembers {
    /// The default: no methods.
    package static var classMethods: Set<Selector> { [] }
}
