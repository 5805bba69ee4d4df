/// What happens when a property of a layer changes: an animation, or `NSNull` for nothing.
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}

extension CALayer {
    /// What happens when a property changes, by key path; a property without an entry is animated by itself.
    public var actions: [String: any CAAction]? {
        get { storedAnimations?.actions }
        set { if newValue != nil || storedAnimations != nil { animations.actions = newValue } }
    }
}
