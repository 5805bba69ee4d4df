extension InterfaceClasses {
    /// Adds methods of an extension of a class of UIKit: selectors find them in all objects of the class, whether they are
    /// of a class of the app or not.
    ///
    /// - Parameters:
    ///   - type: The class that is extended.
    ///   - selectors: The selectors of the methods.
    ///   - perform: Calls the method of a selector with the sender and the event; returns whether the object has one that
    ///     takes them.
    public mutating func addExtensionMethods<Object: AnyObject>(
        of type: Object.Type, _ selectors: [Selector],
        perform: @escaping @Sendable (Object, Selector, _ sender: Any?, _ event: UIEvent?) -> Bool
    ) {
        extensionMethods.add(of: type, selectors) { object, selector, sender, event in
            (object as? Object).map { perform($0, selector, sender, event as? UIEvent) } ?? false
        }
    }
}
