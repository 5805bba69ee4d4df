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
    /// Calls the method of this selector; an object that does not list it is reported.
    package func send(to target: Any, with argument: Any?) {
        if let target = target as? any SelectorTarget, target.performListedMethod(self, with: argument) {
            return
        }
        reportMissing(in: target)
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
