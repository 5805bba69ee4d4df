package import RenderContext

/// The methods of extensions of classes that code of an app does not declare, such as UIKit's, by their selectors: all
/// objects of such a class have them.
package struct ExtensionMethods: Sendable {
    /// Calls the method of a selector with two arguments; returns whether the object has one that takes them.
    package typealias Call =
        @Sendable (
            _ object: AnyObject, _ selector: Selector, _ argument: Any?, _ other: Any?
        ) -> Bool

    private var calls: [ObjectIdentifier: [Selector: [Call]]] = [:]

    /// Creates the list of no methods.
    package init() {}

    /// Adds methods.
    ///
    /// - Parameters:
    ///   - type: The class that is extended.
    ///   - selectors: Their selectors.
    ///   - call: Calls one of them.
    package mutating func add(of type: AnyClass, _ selectors: [Selector], call: @escaping Call) {
        for selector in selectors {
            calls[ObjectIdentifier(type), default: [:]][selector, default: []] += [call]
        }
    }

    /// Adds the methods of another list, which come before those of this one.
    package mutating func add(_ other: ExtensionMethods) {
        calls.merge(other.calls) { $0.merging($1) { $0 + $1 } }
    }

    /// Calls a method of an object: of the nearest class that has it, and there the one that was added last.
    ///
    /// - Parameters:
    ///   - selector: The selector.
    ///   - object: The object.
    ///   - argument: The first argument.
    ///   - other: The second argument.
    /// - Returns: Whether a method was called.
    package func perform(
        _ selector: Selector, of object: AnyObject, with argument: Any?, _ other: Any?
    ) -> Bool {
        methods(of: type(of: object), selector).contains { $0(object, selector, argument, other) }
    }

    /// Returns whether objects of a class have a method.
    package func contains(_ selector: Selector, of type: AnyClass) -> Bool {
        !methods(of: type, selector).isEmpty
    }

    /// The methods of a selector, those that are tried first before others.
    private func methods(of type: AnyClass, _ selector: Selector) -> [Call] {
        guard !calls.isEmpty else { return [] }
        return sequence(first: type) { _getSuperclass($0) }.flatMap { type in
            (calls[ObjectIdentifier(type)]?[selector] ?? []).reversed()
        }
    }
}

extension RenderEnvironment {
    /// The methods of extensions that selectors find; at first none.
    package var extensionMethods: ExtensionMethods {
        get { self[ExtensionMethodsSlot.self] }
        set { self[ExtensionMethodsSlot.self] = newValue }
    }
}

private enum ExtensionMethodsSlot: EnvironmentSlot {
    static func defaultValue(in _: RenderEnvironment) -> ExtensionMethods { ExtensionMethods() }
}

extension Selector {
    /// Calls the method of this selector that an extension of one of an object's classes has; returns whether there is
    /// one.
    package func performExtensionMethod(of target: Any, with argument: Any?, _ other: Any? = nil) -> Bool {
        RenderEnvironment.current.extensionMethods.perform(
            self, of: target as AnyObject, with: argument, other)
    }

    /// Returns whether an extension of one of an object's classes has the method of this selector.
    package func isExtensionMethod(of target: Any) -> Bool {
        RenderEnvironment.current.extensionMethods.contains(self, of: type(of: target as AnyObject))
    }
}
