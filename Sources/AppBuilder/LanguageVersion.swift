/// The versions of the language that the code of apps is compiled in.
package enum LanguageVersion: String, Sendable {
    /// Before the names of UIKit's types were changed.
    case four = "4"
    /// With today's names.
    case fourTwo = "4.2"
    /// The language since 2019; code for Swift 6 is compiled in it too, as views do not belong to the main actor here.
    case five = "5"

    /// Creates the version of the build setting `SWIFT_VERSION`; that of today for none.
    ///
    /// Code for Swift 3, which the compiler no longer knows, is compiled in the version that is next to it.
    init(setting: String?) {
        let parts = (setting ?? "").split(separator: ".").compactMap { Int($0) }
        guard let major = parts.first, major > 0 else {
            self = .five
            return
        }
        let minor = parts.dropFirst().first ?? 0
        self = major > 4 ? .five : major == 4 && minor >= 2 ? .fourTwo : .four
    }
}
