/// The key of an object that UIKit itself keeps with another.
struct AttachmentKey: Sendable {
    private final class Mark: Sendable {}
    private let mark = Mark()

    /// Its address, which no other key has.
    var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque()) }

    /// Returns the object that is kept with another, made when it is first asked for.
    func value<Value: AnyObject>(of owner: AnyObject, or make: () -> Value) -> Value {
        if let known = objc_getAssociatedObject(owner, address) as? Value { return known }
        let made = make()
        objc_setAssociatedObject(owner, address, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}
