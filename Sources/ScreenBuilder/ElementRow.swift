import ScreenFiles
import UIKit

/// A row of the element table: how to create views, items or controllers of one class.
struct ElementRow: Sendable {
    /// The name of the class in files.
    let className: String
    /// Creates an object for an element, without setting its attributes.
    let make: @Sendable (Element) -> AnyObject
    /// The attributes that the class adds to those of its superclass.
    let setters: [AttributeSetter]

    /// Creates a row. `make` may read attributes that can only be passed to an initializer.
    init(
        _ className: String, _ setters: [AttributeSetter], make: @escaping @Sendable (Element) -> AnyObject
    ) {
        self.className = className
        self.setters = setters
        self.make = make
    }
}

/// Sets one attribute of a file on an object.
struct AttributeSetter: Sendable {
    /// The name of the attribute in files.
    let name: String
    /// The phase in which the attribute is set; attributes of a later phase are set after all of an earlier
    /// one.
    let turn: Int
    /// Sets the value; returns false if the value or the object does not have the type in the vocabulary.
    let apply: @Sendable (AnyObject, AttributeValue, ValueConverter) -> Bool

    /// Creates a setter that reads a value of one type and applies it to an object of one class.
    init<Target: AnyObject, Value>(
        _ name: String, turn: Int = 0, _ read: @escaping @Sendable (ValueConverter, AttributeValue) -> Value?,
        _ set: @escaping @Sendable (Target, Value) -> Void
    ) {
        self.name = name
        self.turn = turn
        apply = { object, value, converter in
            guard let target = object as? Target, let read = read(converter, value) else { return false }
            set(target, read)
            return true
        }
    }
}
