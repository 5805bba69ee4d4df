package import Diagnostics

/// A runtime attribute that is set on the object that was made, because none of its own attributes stands for it.
package struct LiveAttribute: Hashable, Sendable {
    /// What is set.
    package indirect enum Change: Hashable, Sendable {
        /// An attribute, typed by the class.
        case attribute(Attribute, className: String)
        /// A value of the layer, by its key path.
        case layer(keyPath: String, RuntimeAttribute.Value)
        /// A property of another kind than the attributes, by its name.
        case property(String, RuntimeAttribute.Value)
    }

    /// The names of the properties that lead from the object to the one that is changed; none for the object itself.
    package var path: [String]
    /// What is set.
    package var change: Change
    /// Its location in the file.
    package var place: Place

    /// Creates a change of an object that was made.
    package init(path: [String], change: Change, place: Place) {
        self.path = path
        self.change = change
        self.place = place
    }
}
