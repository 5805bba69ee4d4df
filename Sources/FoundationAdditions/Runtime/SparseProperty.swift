/// A property that few objects of a class ever set: kept with those that do, so that the others have no memory for it.
@usableFromInline
package struct SparseProperty<Value>: @unchecked Sendable {  // The initial value is never changed.
    @usableFromInline final class Box {
        @usableFromInline var value: Value
        @usableFromInline init(_ value: Value) { self.value = value }
    }

    @usableFromInline let key = AttachmentKey()
    @usableFromInline let initial: Value

    /// - Parameter initial: The value of objects that have not set it.
    @inlinable package init(_ initial: Value) { self.initial = initial }

    /// The value of an object.
    @inlinable package subscript(owner: AnyObject) -> Value {
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
