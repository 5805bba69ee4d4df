import Synchronization

/// The objects that `objc_setAssociatedObject` keeps with another: values by the address of a key.
final class AttachedObjects: @unchecked Sendable {  // Used by the task that uses the object.
    /// A value, and whether it is kept.
    enum Value {
        case strong(Any)
        case weak(WeakObject)

        var content: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let box): box.object
            }
        }
    }

    /// An object that is not retained.
    struct WeakObject {
        weak var object: AnyObject?
    }

    var values: [UnsafeRawPointer: Value] = [:]
}

/// An object that owns its box of attached objects, which is freed with it.
protocol AttachmentOwner: AnyObject {
    /// The box; nil while nothing is attached.
    var attachedObjects: AttachedObjects? { get set }
}

extension UIResponder: AttachmentOwner {}
extension UIBarItem: AttachmentOwner {}
extension CALayer: AttachmentOwner {}
extension UIGestureRecognizer: AttachmentOwner {}
extension NSLayoutConstraint: AttachmentOwner {}

/// The boxes of objects of other classes. One that outlived its object is freed when boxes are next looked at, as Swift
/// tells nobody that an object is gone.
enum ForeignAttachments {
    private struct Entry {
        weak var owner: AnyObject?
        let box: AttachedObjects
    }

    private struct Table: @unchecked Sendable {  // A box is used by the task that uses its object.
        var entries: [ObjectIdentifier: Entry] = [:]
        /// At how many entries those of freed objects are looked for.
        var limit = 64
    }

    private static let table = Mutex(Table())

    /// Returns the box of an object; nil where it has none.
    static func box(of owner: AnyObject) -> AttachedObjects? {
        table.withLock { table in
            guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else {
                return nil
            }
            return entry.box
        }
    }

    /// Sets or removes the box of an object.
    static func setBox(_ box: AttachedObjects?, of owner: AnyObject) {
        // Released outside of the lock, since their values may ask for boxes as they go.
        var freed: [Entry] = []
        table.withLock { table in
            let key = ObjectIdentifier(owner)
            if let old = table.entries[key] { freed.append(old) }
            table.entries[key] = box.map { Entry(owner: owner, box: $0) }
            guard table.entries.count > table.limit else { return }
            freed += table.entries.values.filter { $0.owner == nil }
            table.entries = table.entries.filter { $0.value.owner != nil }
            table.limit = max(64, table.entries.count * 2)
        }
        freed.removeAll()
    }
}
