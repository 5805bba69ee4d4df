/// What happens when a property of a layer changes: an animation, or `NSNull` for nothing.
public protocol CAAction: AnyObject {
    /// Does what is to happen when a property of an object changes.
    ///
    /// - Parameters:
    ///   - event: The key path of the property.
    ///   - anObject: The layer.
    ///   - dict: More about the change; nil for nothing.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {
    /// Does nothing: the property changes without an animation.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// What happens when a property changes, by key path; a property without an entry is animated by itself.
    public var actions: [String: any CAAction]? {
        get { storedAnimations?.actions }
        set { if newValue != nil || storedAnimations != nil { animations.actions = newValue } }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what happens when a layer appears.
public let kCAOnOrderIn = "onOrderIn"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what happens when a layer disappears.
public let kCAOnOrderOut = "onOrderOut"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a transition of a layer.
public let kCATransition = "transition"
