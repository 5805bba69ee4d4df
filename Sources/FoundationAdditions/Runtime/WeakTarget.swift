/// An object that is not retained.
package struct WeakTarget {
    /// The object; nil once it is freed.
    package weak var object: AnyObject?

    /// Creates a reference that does not retain.
    package init(object: AnyObject?) { self.object = object }
}
