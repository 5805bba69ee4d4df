// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import UIKit

/// Observes a property of an object by key-value observing. Source: `_RXKVOObserver.h` of RxSwift.
open class _RXKVOObserver: NSObject, KeyPathObserver {
    private weak var target: NSObject?
    private var retained: AnyObject?
    private let keyPath: String
    private let callback: (Any?) -> Void

    /// Begins to observe.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - retainTarget: Whether it is retained.
    ///   - keyPath: The key path of the property.
    ///   - options: Which values are received, and when.
    ///   - callback: Receives the new value.
    public init(
        target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
        callback: @escaping (Any?) -> Void
    ) {
        self.target = target as? NSObject
        self.keyPath = keyPath
        self.callback = callback
        retained = retainTarget ? target : nil
        super.init()
        self.target?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    /// Calls the closure with the new value.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        callback(change?[.newKey])
    }

    /// Ends the observation.
    open func dispose() {
        target?.removeObserver(self, forKeyPath: keyPath)
        (target, retained) = (nil, nil)
    }
}
