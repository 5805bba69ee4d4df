import RenderContext

extension NSObject {
    /// Calls the method of a selector, if the object lists it, or an extension of one of its classes has it.
    ///
    /// - Returns: Nil: what a method returns is not found by its name.
    @discardableResult
    public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { perform(aSelector, with: nil) }

    /// Calls the method of a selector with an argument, if the object lists it, or an extension of one of its classes has
    /// it.
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
        aSelector.send(to: self, with: object)
        return nil
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Returns whether the object has a method of a selector that names the class with the method, as `#selector` does.
    ///
    /// - Parameters:
    ///   - aSelector: The selector.
    ///   - type: The class that has the method, or a protocol.
    /// - Returns: Whether the object is of the class; for a protocol, whether its class lists the method.
    public func responds(to aSelector: Selector!, of type: Any.Type) -> Bool {
        guard aSelector != nil, let type = type as? AnyClass else { return responds(to: aSelector) }
        return isKind(of: type) || responds(to: aSelector)
    }

    /// Returns whether the objects of the class have a method of a selector that names the class with the method.
    public class func instancesRespond(to aSelector: Selector, of type: Any.Type) -> Bool {
        guard let type = type as? AnyClass else { return false }
        return isSubclass(of: type)
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Returns whether the object has a method of a selector: one that its class lists as an unwind action, or one of an
    /// extension of a class of UIKit. Other methods are not found by their names alone.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return (self as? any SelectorTarget)?.listsMethod(aSelector) ?? false
            || aSelector.isExtensionMethod(of: self)
    }

    /// Returns whether a class has a method of a selector: only the one that code checks which may run in an app extension,
    /// that of the app.
    public class func responds(to aSelector: Selector) -> Bool {
        (self as? any ListedClassMembers.Type)?.classMethods.contains(aSelector) ?? false
    }

    /// Calls the method of a selector of a class: the one by which code finds the app that may run in an extension.
    @discardableResult
    public class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
        guard responds(to: aSelector) else { return nil }
        return value(forKey: aSelector.description).map { Unmanaged.passUnretained($0 as AnyObject) }
    }

    /// Returns the value of a class: the app by the name of its method, or what the transaction under way has; nil for
    /// others.
    public class func value(forKey key: String) -> Any? {
        (self as? any ListedClassMembers.Type)?.classValue(forKey: key)
    }

    /// Returns the value of a class: the app by the name of its property or method; nil for others.
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Returns the class itself.
    public class func classForCoder() -> AnyClass { self }

    /// Calls the method of a selector after a time in seconds on the virtual clock.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let loop = RenderContext.current.eventLoop, pending = RenderContext.current[DelayedCalls.self]
        let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
        call.work = loop.schedule(at: loop.now + max(0, delay)) {
            pending.calls.removeAll { $0 === call }
            aSelector.send(to: call.target, with: anArgument)
        }
        pending.calls.append(call)
    }

    /// Calls the method of a selector after a time in seconds on the virtual clock; its run loop has one mode.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) { perform(aSelector, with: anArgument, afterDelay: delay) }

    /// Calls the method of a selector in a later turn of the event loop: a render's code runs on one thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        perform(aSelector, with: arg, afterDelay: 0)
    }

    /// Stops the program, as for a method that an object does not have.
    public func doesNotRecognizeSelector(_ aSelector: Selector) {
        preconditionFailure("\(type(of: self)) has no method '\(aSelector)'")
    }

    /// Calls the method of a selector in a later turn of the event loop.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
    }

    /// Cancels the delayed calls of an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        cancelDelayedCalls { $0.target === aTarget as AnyObject }
    }

    /// Cancels the delayed calls of a method of an object with an argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        cancelDelayedCalls { call in
            call.target === aTarget as AnyObject && call.selector == aSelector
                && call.argument as AnyObject? === anArgument as AnyObject?
        }
    }

    private class func cancelDelayedCalls(where isMeant: (DelayedCall) -> Bool) {
        let pending = RenderContext.current[DelayedCalls.self]
        for call in pending.calls where isMeant(call) { call.work?.cancel() }
        pending.calls.removeAll(where: isMeant)
    }
}

/// The delayed calls of a render that are pending.
private final class DelayedCalls: RenderSlot {
    var calls: [DelayedCall] = []

    init(in context: RenderContext) {}
}

/// A call of `perform(_:with:afterDelay:)` that is pending; it retains its target, as on iOS.
private final class DelayedCall {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    var work: ScheduledWork?

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }
}
