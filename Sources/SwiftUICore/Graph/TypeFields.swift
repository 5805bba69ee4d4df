@_spi(Reflection) import Swift

/// The stored properties of a structure or the elements of a tuple, as the runtime records them.
enum TypeFields {
    /// A stored property.
    struct Field {
        /// The bytes before it in a value.
        var offset: Int
        /// The type of the property.
        var type: any Any.Type
    }

    /// Returns the stored properties of a structure or tuple in order; none for other types.
    static func fields(of type: any Any.Type) -> [Field] {
        var fields: [Field] = []
        _ = _forEachField(of: type, options: []) { _, offset, type, _ in
            fields.append(Field(offset: offset, type: type))
            return true
        }
        return fields
    }
}
