// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The policies of associated objects. Raw values match Apple's.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// The value is not retained; once it is freed, nil is returned.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The value is copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The value is copied.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the associated value of an object for a key.
///
/// - Parameters:
///   - object: An object; values of structures keep nothing.
///   - key: The address of a variable that is the key.
/// - Returns: The value; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    attachedValue(of: object as AnyObject, for: key)
}

/// Returns the associated value of an object for a key: what is known to be an object is not looked into first.
///
/// - Returns: The value; nil for none.
@usableFromInline func attachedValue(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
    attachedObjects(of: owner)?.values[key]?.content
}

/// Sets an associated value of an object for a key; nil removes it.
///
/// - Parameters:
///   - object: An object. Views, controllers, bar items, layers, gesture recognizers and constraints free the value with
///     themselves; of other objects it is freed later, as more objects get values.
///   - key: The address of a variable that is the key.
///   - value: The value.
///   - policy: How the value is retained; values of structures are always copied.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    guard let value else {
        attachedObjects(of: owner)?.values[key] = nil
        return
    }
    let box = attachedObjects(of: owner) ?? AttachedObjects()
    if let owner = owner as? any AttachmentOwner {
        owner.attachedObjects = box
    } else {
        ForeignAttachments.setBox(box, of: owner)
    }
    box.values[key] = kept(value, policy)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    let owner = object as AnyObject
    if let owner = owner as? any AttachmentOwner {
        owner.attachedObjects = nil
    } else {
        ForeignAttachments.setBox(nil, of: owner)
    }
}

private func attachedObjects(of owner: AnyObject) -> AttachedObjects? {
    (owner as? any AttachmentOwner).map(\.attachedObjects) ?? ForeignAttachments.box(of: owner)
}

private func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> AttachedObjects.Value {
    guard type(of: value) is AnyClass else { return .strong(value) }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: return .weak(WeakTarget(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .strong(value)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Enters a critical section; the code of a render runs on one thread, so nothing is waited for.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Leaves a critical section.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
