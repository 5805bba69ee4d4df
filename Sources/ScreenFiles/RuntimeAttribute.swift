package import Geometry

/// A user-defined runtime attribute of an object: the value of a property of its class.
package struct RuntimeAttribute: Hashable, Sendable {
    /// The value, in the kinds that Interface Builder offers.
    package enum Value: Hashable, Sendable {
        case boolean(Bool)
        case number(Double)
        case text(String)
        case color(ColorValue)
        /// The name of an image.
        case image(String)
        case point(Point)
        case size(Size)
        case rect(Rect)
        /// The property becomes nil.
        case none
    }

    /// The path of the property.
    package var keyPath: String
    /// The value.
    package var value: Value
}
