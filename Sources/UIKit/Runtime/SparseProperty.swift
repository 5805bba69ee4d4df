/// A property that few objects of a class ever set: kept with those that do, so that the others have no memory for it.
struct SparseProperty<Value>: @unchecked Sendable {  // The initial value is never changed.
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let key = AttachmentKey()
    private let initial: Value

    /// - Parameter initial: The value of objects that have not set it.
    init(_ initial: Value) { self.initial = initial }

    /// The value of an object.
    subscript(owner: AnyObject) -> Value {
        get { (attachedValue(of: owner, for: key.address) as? Box)?.value ?? initial }
        nonmutating set {
            if let box = attachedValue(of: owner, for: key.address) as? Box {
                box.value = newValue
            } else {
                objc_setAssociatedObject(
                    owner, key.address, Box(newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }
    }
}
