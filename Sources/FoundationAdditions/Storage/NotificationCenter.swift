import RenderContext

/// Passes notifications to observers; `default` belongs to one render.
///
/// It takes the place of Foundation's class, which is one for the whole process: renders that run side by side
/// must not receive each other's notifications.
open class NotificationCenter: NSObject {
    /// The notification center of the render.
    open class var `default`: NotificationCenter { RenderContext.current.shared { NotificationCenter() } }

    private struct Observation {
        /// The observer, or the token that stands for a closure.
        weak var observer: AnyObject?
        /// The token of a closure, which the center retains.
        var token: NSObject?
        var name: Notification.Name?
        /// The sender whose notifications are received; nil for any.
        var sender: WeakTarget?
        var call: (Notification) -> Void
    }

    private var observations: [Observation] = []

    /// Creates a center without observers.
    public override init() { super.init() }

    /// Registers a method of an observer that is called for notifications.
    ///
    /// - Parameters:
    ///   - observer: Lists the method, as UIKit's `InterfaceBuilderConnectable` does; not retained.
    ///   - aSelector: The method, whose argument is the notification.
    ///   - aName: The name; nil for any.
    ///   - anObject: The sender; nil for any.
    open func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let object = observer as AnyObject
        let call = { [weak object] (notification: Notification) in
            guard let object else { return }
            aSelector.send(to: object, with: notification)
        }
        add(Observation(observer: object, name: aName, sender: weak(anObject), call: call))
    }

    /// Registers a closure that is called for notifications.
    ///
    /// - Parameters:
    ///   - name: The name; nil for any.
    ///   - obj: The sender; nil for any.
    ///   - queue: Has no effect: every queue of a render is the main thread's, where the closure runs at once.
    ///   - block: The closure.
    /// - Returns: The token for `removeObserver`, which the center retains.
    open func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let token = NSObject()
        add(Observation(observer: token, token: token, name: name, sender: weak(obj), call: block))
        return token
    }

    /// Removes all registrations of an observer.
    open func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

    /// Removes the registrations of an observer for a name and a sender; nil stands for any.
    open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
        let object = observer as AnyObject
        observations.removeAll { entry in
            entry.observer === object && (aName == nil || entry.name == aName)
                && (anObject == nil || entry.sender?.object === anObject as AnyObject?)
        }
    }

    /// Passes a notification to the observers of its name and sender, in the order in which they were added.
    open func post(_ notification: Notification) {
        observations.removeAll { $0.observer == nil }
        for entry in observations where entry.name == nil || entry.name == notification.name {
            guard entry.sender == nil || entry.sender?.object === notification.object as AnyObject? else {
                continue
            }
            entry.call(notification)
        }
    }

    /// Passes a notification to the observers of its name and sender.
    open func post(name aName: Notification.Name, object anObject: Any?) {
        post(name: aName, object: anObject, userInfo: nil)
    }

    /// Passes a notification to the observers of its name and sender.
    open func post(
        name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
    ) { post(Notification(name: aName, object: anObject, userInfo: aUserInfo)) }

    private func add(_ entry: Observation) {
        observations.removeAll { $0.observer == nil }
        observations.append(entry)
    }

    private func weak(_ object: Any?) -> WeakTarget? { object.map { WeakTarget(object: $0 as AnyObject) } }
}
