package import Diagnostics
package import Geometry

/// A user-defined runtime attribute of an object: the value of a property of its class.
package struct RuntimeAttribute: Hashable, Sendable {
    /// The value, in the kinds that Interface Builder offers.
    package enum Value: Hashable, Sendable {
        case boolean(Bool)
        case number(Double)
        case text(String)
        case color(ColorValue)
        indirect case font(FontValue)
        /// The name of an image.
        case image(String)
        case point(Point)
        case size(Size)
        case rect(Rect)
        case range(location: Int, length: Int)
        /// The property becomes nil.
        case none
    }

    /// The path of the property.
    package var keyPath: String
    /// The value to set.
    package var value: Value
    /// Its location in the file.
    package var place: Place

    /// Creates a runtime attribute with a value.
    package init(keyPath: String, value: Value, place: Place) {
        self.keyPath = keyPath
        self.value = value
        self.place = place
    }

    /// The names of the kinds in files.
    package static let types = [
        "boolean", "number", "string", "localizedString", "color", "font", "image", "point", "size", "rect",
        "range", "nil",
    ]
}
