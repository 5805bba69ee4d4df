/// The shared objects of frameworks beside UIKit, one of each class for each app that is rendered.
package final class SharedObjects {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    private final class Anchor: Sendable {}
    // The address of this object stands for the key.
    private static let anchor = Anchor()

    /// Returns the object of a class, which is made when it is asked for first.
    package static func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        let application = UIApplication.shared
        let key = UnsafeRawPointer(Unmanaged.passUnretained(anchor).toOpaque())
        let kept = objc_getAssociatedObject(application, key) as? SharedObjects ?? SharedObjects()
        objc_setAssociatedObject(application, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        if let known = kept.objects[ObjectIdentifier(Object.self)] as? Object { return known }
        let made = make()
        kept.objects[ObjectIdentifier(Object.self)] = made
        return made
    }
}
