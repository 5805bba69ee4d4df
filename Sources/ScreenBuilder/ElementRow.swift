import ScreenFiles
import UIKit

/// How views, items or controllers of one class come about: a row of the element table.
struct ElementRow: Sendable {
    /// The class, as files name it.
    let className: String
    /// A new object for an element, without its attributes.
    let make: @Sendable (Element) -> AnyObject
    /// The attributes that the class adds to its superclass's.
    let setters: [AttributeSetter]

    /// A row; `make` may read what only a constructor can take.
    init(
        _ className: String, _ setters: [AttributeSetter], make: @escaping @Sendable (Element) -> AnyObject
    ) {
        self.className = className
        self.setters = setters
        self.make = make
    }
}

/// How one attribute of a file reaches an object.
struct AttributeSetter: Sendable {
    /// The attribute, as files name it.
    let name: String
    /// Attributes of a later turn are set after all of an earlier one.
    let turn: Int
    /// Sets the value; false where the value or the object is of another type than the vocabulary says.
    let apply: @Sendable (AnyObject, AttributeValue, ValueConverter) -> Bool

    /// A setter that reads a value of one type and hands it to an object of one class.
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
