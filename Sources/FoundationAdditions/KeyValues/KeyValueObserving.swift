/// An object that delivers changes of its values to observers at once, and can itself be an observer by key path: a
/// responder of UIKit.
package protocol KeyValueObserving: AnyObject {
    /// Whether setters notify observers immediately.
    var hasObservers: Bool { get set }
    /// Called when code has announced that it set a value.
    func noteChange(ofValueForKey key: String)
    /// Called when the value at a key path of an object has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// An observer by key path that is no responder, whose class has the method itself: Swift on Linux cannot override a method of
/// Foundation's root. `maquette-port` writes the conformance where a source overrides the method.
public protocol KeyPathObserver: AnyObject {
    /// Called when an observed value has changed; see `NSObject.addObserver(_:forKeyPath:options:context:)`.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - object: The object on which the key path begins.
    ///   - change: The kind of the change, and the values and indexes that were asked for.
    ///   - context: What was given with the observer.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension KeyValueObservable {
    /// What an override calls of its superclass for a change that is not its own: does nothing, where an app would end on a
    /// device.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
