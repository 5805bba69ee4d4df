/// The key of an object that UIKit, or a framework beside it, keeps with another.
package struct AttachmentKey: Sendable {
    private final class Mark: Sendable {}
    private let mark = Mark()

    /// Creates a key, which is different from all others.
    package init() {}

    /// The address of the key, which no other key has.
    var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque()) }

    /// Returns the object that is kept with another, made when it is first used.
    package func value<Value: AnyObject>(of owner: AnyObject, or make: () -> Value) -> Value {
        if let known = objc_getAssociatedObject(owner, address) as? Value { return known }
        let made = make()
        objc_setAssociatedObject(owner, address, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}
