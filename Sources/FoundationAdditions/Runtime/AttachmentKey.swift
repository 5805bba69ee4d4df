/// The key of an object that UIKit or another framework keeps with another.
@usableFromInline package struct AttachmentKey: Sendable {
    private final class Mark: Sendable {}
    private let mark = Mark()

    /// Creates a key, which is different from all others.
    @usableFromInline package init() {}

    /// The address of the key, which no other key has.
    @usableFromInline package var address: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
    }

    /// Returns the object that is kept with another, made when it is first used.
    package func value<Value: AnyObject>(of owner: AnyObject, or make: () -> Value) -> Value {
        if let known = objc_getAssociatedObject(owner, address) as? Value { return known }
        let made = make()
        objc_setAssociatedObject(owner, address, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}
