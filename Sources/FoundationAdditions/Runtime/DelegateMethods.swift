/// The requirements of every delegate and data source of UIKit: on iOS their protocols refine `NSObjectProtocol`.
public protocol DelegateMethods: AnyObject {}

extension DelegateMethods {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Returns whether the object has a method: true, as methods that it omits have a default here.
    public func responds(to aSelector: Selector!) -> Bool { aSelector != nil }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Returns whether the object has a method: that of a class where it is of the class, and true for those of a protocol.
    public func responds(to aSelector: Selector!, of type: Any.Type) -> Bool {
        guard let type = type as? AnyClass else { return aSelector != nil }
        return aSelector != nil && isKind(of: type)
    }
    /// Returns whether the object is of a class, or of one that extends it.
    public func isKind(of aClass: AnyClass) -> Bool {
        (self as? NSObject)?.isKind(of: aClass) ?? (type(of: self) == aClass)
    }
    /// Returns whether the object equals another.
    public func isEqual(_ object: Any?) -> Bool {
        (self as? NSObject)?.isEqual(object) ?? (self === object as AnyObject?)
    }
}
