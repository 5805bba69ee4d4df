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
