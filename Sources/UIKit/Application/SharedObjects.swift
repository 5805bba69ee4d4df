/// The shared objects of frameworks beside UIKit, one of each class for each app that is rendered.
package final class SharedObjects {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    private static let key = AttachmentKey()

    /// Returns the object of a class, which is made when it is asked for first.
    package static func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        let kept = key.value(of: UIApplication.shared) { SharedObjects() }
        if let known = kept.objects[ObjectIdentifier(Object.self)] as? Object { return known }
        let made = make()
        kept.objects[ObjectIdentifier(Object.self)] = made
        return made
    }
}
