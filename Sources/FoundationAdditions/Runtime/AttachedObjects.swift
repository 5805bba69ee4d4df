import RenderContext

/// The objects that `objc_setAssociatedObject` keeps with another: values by the address of a key.
package final class AttachedObjects: @unchecked Sendable {  // Used by the task that uses the object.
    /// A value, and whether it is kept.
    enum Value {
        case strong(Any)
        case weak(WeakTarget)

        var content: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let box): box.object
            }
        }
    }

    var values: [UnsafeRawPointer: Value] = [:]
}

/// An object that owns its attached objects, which are freed with it.
package protocol AttachmentOwner: AnyObject {
    /// The attached objects; nil for none.
    var attachedObjects: AttachedObjects? { get set }
}

/// The attached objects of objects of other classes in a render. Those that outlived their object are freed when others
/// are next added, as Swift does not report that an object was freed, and with the render.
final class ForeignAttachments: RenderSlot {
    private struct Entry {
        weak var owner: AnyObject?
        let box: AttachedObjects
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// At how many entries those of freed objects are looked for.
    private var limit = 64

    init(in context: RenderContext) {}

    /// Returns the attached objects of an object; nil for none.
    static func box(of owner: AnyObject) -> AttachedObjects? {
        let attachments = RenderContext.current.existing(ForeignAttachments.self)
        guard let entry = attachments?.entries[ObjectIdentifier(owner)], entry.owner === owner else {
            return nil
        }
        return entry.box
    }

    /// Sets or removes the attached objects of an object.
    static func setBox(_ box: AttachedObjects?, of owner: AnyObject) {
        RenderContext.current[ForeignAttachments.self].setBox(box, of: owner)
    }

    private func setBox(_ box: AttachedObjects?, of owner: AnyObject) {
        // Released after the table was changed, since their values may look up others as they are freed.
        var freed: [Entry] = []
        let key = ObjectIdentifier(owner)
        if let old = entries[key] { freed.append(old) }
        entries[key] = box.map { Entry(owner: owner, box: $0) }
        if entries.count > limit {
            freed += entries.values.filter { $0.owner == nil }
            entries = entries.filter { $0.value.owner != nil }
            limit = max(64, entries.count * 2)
        }
        freed.removeAll()
    }
}
