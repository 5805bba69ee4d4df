public import OpenCombine
public import UIKit

extension NotificationCenter {
    /// Publishes the notifications of a name.
    public struct Publisher: OpenCombine.Publisher {
        /// The posted notifications.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never

        /// The center that passes the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// Their sender; nil for any.
        public let object: AnyObject?

        /// Creates a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Passes the notifications to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let source = DemandedSource<Notification>(subscriber)
            let token = center.addObserver(forName: name, object: object, queue: nil) { [weak source] in
                source?.send($0)
            }
            source.atEnd = { [weak center] in center?.removeObserver(token) }
            subscriber.receive(subscription: source)
        }
    }

    /// Returns a publisher of the notifications of a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The sender; nil for any.
    /// - Returns: The publisher.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Whether two publishers have the same center, name and sender.
    public static func == (a: NotificationCenter.Publisher, b: NotificationCenter.Publisher) -> Bool {
        a.center === b.center && a.name == b.name && a.object === b.object
    }
}
