import ScreenFiles
import UIKit

/// How views of one class come about: a row of the element table.
struct ElementRow: Sendable {
    /// The class, as files name it.
    let className: String
    /// A new view for an element, without its attributes.
    let make: @Sendable (Element) -> UIView
    /// The attributes that the class adds to its superclass's.
    let setters: [AttributeSetter]

    /// A row; `make` may read what only a constructor can take.
    init(
        _ className: String, _ setters: [AttributeSetter], make: @escaping @Sendable (Element) -> UIView
    ) {
        self.className = className
        self.setters = setters
        self.make = make
    }
}

/// How one attribute of a file reaches a view.
struct AttributeSetter: Sendable {
    /// The attribute, as files name it.
    let name: String
    /// Attributes of a later turn are set after all of an earlier one.
    let turn: Int
    /// Sets the value; false where the value or the view is of another type than the vocabulary says.
    let apply: @Sendable (UIView, AttributeValue, ValueConverter) -> Bool

    /// A setter that reads a value of one type and hands it to a view of one class.
    init<View: UIView, Value>(
        _ name: String, turn: Int = 0, _ read: @escaping @Sendable (ValueConverter, AttributeValue) -> Value?,
        _ set: @escaping @Sendable (View, Value) -> Void
    ) {
        self.name = name
        self.turn = turn
        apply = { view, value, converter in
            guard let view = view as? View, let read = read(converter, value) else { return false }
            set(view, read)
            return true
        }
    }
}
