// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// An object that another answers for where it has no method, such as a proxy that does not retain the target of a timer.
///
/// Ported classes that override `forwardingTarget(for:)` conform to it; Foundation's root has no such method here that a class
/// can override.
public protocol MessageForwarder: AnyObject {
    /// Returns the object that performs a selector in place of this one; nil for none.
    func forwardingTargetOfMessage(for aSelector: Selector!) -> Any?
}

extension NSObject {
    /// Returns no object: what a class forwards its messages to, its `forwardingTargetOfMessage(for:)` returns.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// Calls an optional method that an object does not have on the one that it forwards its messages to.
///
/// The default implementations of optional methods call it, also those of ported protocols.
///
/// - Parameters:
///   - object: The object without the method.
///   - selector: The method's selector in Objective-C.
///   - type: The protocol of the method.
///   - call: Calls the method of the other object.
/// - Returns: What the method returns; nil if there is no such object.
@discardableResult
public func forwardedMessage<Delegate, Result>(
    of object: AnyObject, _ selector: Selector, to type: Delegate.Type, _ call: (Delegate) -> Result
) -> Result? {
    guard let forwarder = object as? any MessageForwarder,
        let target = forwarder.forwardingTargetOfMessage(for: selector), target as AnyObject !== object,
        let delegate = target as? Delegate
    else { return nil }
    return call(delegate)
}

extension DelegateMethods {
    /// Calls an optional method of UIKit that this object does not have on the one that it forwards its messages to.
    ///
    /// - Parameters:
    ///   - selector: The method's selector in Objective-C.
    ///   - type: The protocol of the method.
    ///   - call: Calls the method of the other object.
    /// - Returns: What the method returns; nil if there is no such object.
    @discardableResult
    package func forwarded<Delegate, Result>(
        _ selector: Selector, _ type: Delegate.Type, _ call: (Delegate) -> Result
    ) -> Result? { forwardedMessage(of: self, selector, to: type, call) }
}
