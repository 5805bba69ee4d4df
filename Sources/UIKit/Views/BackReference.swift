/// An object that others point back to without keeping it.
protocol Referable: AnyObject {
    /// What stands for the object in the hands of others.
    var reference: ObjectReference { get }
}

/// What stands for an object until it goes.
final class ObjectReference {
    /// The object; its `deinit` sets nil, which is what makes reading it safe.
    unowned(unsafe) var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

/// A property that does not keep its object and becomes nil with it, for objects that are pointed at a lot.
///
/// Swift's weak references move the count of their object to a side table, after which every retain and release of
/// it takes the slow path. Measured: a quarter of the time of laying out a long list, whose views all are pointed
/// at by their subviews and constraints.
struct BackReference<Object: AnyObject> {
    private var reference: ObjectReference?

    /// The object as long as it is there.
    var object: Object? { reference?.object as? Object }

    /// Points at an object, or at none.
    mutating func point(at object: (any Referable)?) { reference = object?.reference }
}
