/// An action that runs when a property of a layer changes: an animation, or `NSNull` for none.
public protocol CAAction: AnyObject {
    /// Runs the action of a property of an object that changed.
    ///
    /// - Parameters:
    ///   - event: The key path of the property.
    ///   - anObject: The layer.
    ///   - dict: The parameters of the event; nil for none.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {
    /// Does nothing: the property changes without an animation.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the action when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the action when a layer is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a transition of a layer.
public let kCATransition = "transition"
