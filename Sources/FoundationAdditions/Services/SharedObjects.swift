import RenderContext

/// The shared objects of frameworks beside UIKit, one of each class in a render.
package enum SharedObjects {
    /// Returns the object of a class, which is made when it is first used.
    package static func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        RenderContext.current.shared(make)
    }
}
