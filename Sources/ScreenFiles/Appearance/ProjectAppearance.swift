package import ScreenDocuments
package import YAML

/// The appearance of an app's views besides what its files say: the values that its code sets on a window and,
/// through appearance proxies, to all views of a class.
package struct ProjectAppearance: Hashable, Sendable {
    /// The tint color of the window; nil for that of the file.
    package var tintColor: ColorValue?
    /// The values by class, in the order of the file.
    package var rules: [Rule] = []

    /// Values for the views of a class.
    package struct Rule: Hashable, Sendable {
        /// A class of views, items or bars, or a custom class.
        package var className: String
        /// The style that bars must have; nil for any.
        package var barStyle: Choices.BarStyle?
        /// The attributes. They are typed by the class of each view, which that of a custom class depends on.
        var entries: [YAMLEntry]
    }

    /// Creates an appearance that changes nothing.
    package init() {}

    /// Whether it changes nothing.
    package var isEmpty: Bool { tintColor == nil && rules.isEmpty }
}
