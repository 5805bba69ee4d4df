/// The key of a value that a module adds to the environment, as UIKit adds the traits.
///
/// The module declares a property in an extension of `RenderEnvironment` that reads and writes the value of its slot.
@usableFromInline package protocol EnvironmentSlot {
    /// The type of the value.
    associatedtype Value: Sendable

    /// Returns the value of an environment in which none was set.
    static func defaultValue(in environment: RenderEnvironment) -> Value
}

extension RenderEnvironment {
    /// A value of another module, and the slot it belongs to.
    @usableFromInline struct Entry: Sendable {
        @usableFromInline let slot: ObjectIdentifier
        @usableFromInline let box: any AnyObject & Sendable

        @usableFromInline init(slot: ObjectIdentifier, box: any AnyObject & Sendable) {
            self.slot = slot
            self.box = box
        }
    }

    /// A value of an environment by reference.
    @usableFromInline final class Box<Value: Sendable>: Sendable {
        @usableFromInline let value: Value

        @usableFromInline init(_ value: Value) { self.value = value }
    }

    /// The value of a slot.
    @inlinable package subscript<Slot: EnvironmentSlot>(_ slot: Slot.Type) -> Slot.Value {
        get {
            let key = ObjectIdentifier(slot)
            for entry in entries where entry.slot == key {
                // The box was made by the setter of the same slot.
                return unsafeDowncast(entry.box, to: Box<Slot.Value>.self).value
            }
            return Slot.defaultValue(in: self)
        }
        set {
            let entry = Entry(slot: ObjectIdentifier(slot), box: Box(newValue))
            if let index = entries.firstIndex(where: { $0.slot == entry.slot }) {
                entries[index] = entry
            } else {
                entries.append(entry)
            }
        }
    }
}
