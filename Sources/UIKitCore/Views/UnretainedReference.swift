/// An object that other objects point back to without retaining it.
protocol ReferenceTarget: AnyObject {
    /// The reference object that other objects store in place of this one.
    var reference: ObjectReference { get }
}

/// Identifies an object until the object is deallocated.
final class ObjectReference {
    /// The object; its `deinit` sets nil, which is what makes the unsafe reference sound.
    unowned(unsafe) var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

/// A non-retaining property that becomes nil when its object is deallocated, for objects that many others
/// point to.
///
/// Swift's weak references move the object's reference count to a side table, after which every retain and
/// release takes the slow path. Measured: this cost a quarter of the time of laying out a long list, whose
/// views are all referenced by their subviews and constraints.
struct UnretainedReference<Object: AnyObject> {
    private var reference: ObjectReference?

    /// The object, or nil once it has been deallocated.
    var object: Object? { reference?.object as? Object }

    /// Points at an object, or at none.
    mutating func point(at object: (any ReferenceTarget)?) { reference = object?.reference }
}
