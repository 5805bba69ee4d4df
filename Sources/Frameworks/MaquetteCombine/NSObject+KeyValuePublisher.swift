public import OpenCombine
public import UIKit

extension NSObject {
    /// Publishes a value of an object, and its changes.
    public struct KeyValueObservingPublisher<Subject: KeyValueObservable, Value>: Publisher {
        /// The observed value.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never

        /// The object that is observed.
        public let object: Subject
        /// The key path of the value.
        public let keyPath: KeyPath<Subject, Value>
        /// Whether the value is published at once.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher.
        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
        ) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Passes the value to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let source = DemandedSource<Value>(subscriber)
            let observation = object.observe(keyPath) { [weak source] object, _ in
                source?.send(object[keyPath: keyPath])
            }
            source.atEnd = { observation.invalidate() }
            if options.contains(.initial) {
                source.atFirstDemand = { [object, keyPath, weak source] in
                    source?.send(object[keyPath: keyPath])
                }
            }
            subscriber.receive(subscription: source)
        }
    }
}

extension KeyValueObservable {
    /// Returns a publisher of a value. Changes are published at the end of a turn of the event loop.
    ///
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - options: Whether the value is published at once.
    /// - Returns: The publisher.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
