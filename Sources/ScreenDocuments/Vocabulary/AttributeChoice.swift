/// The values of an attribute that takes one, or any, of some names; the raw value is the name in files.
///
/// The order of the cases is that of the schema and the documentation.
package protocol AttributeChoice: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String, AllCases: Sendable {
    /// Other names that storyboards use.
    static var storyboardNames: [String: Self] { get }
    /// The choices by the raw values that Apple documents for them, for key-value coding; bits where several can be chosen.
    static var rawNumbers: [Int: Self] { get }
    /// Whether those raw values are texts, which are the names.
    static var hasTextValues: Bool { get }
}

extension AttributeChoice {
    package static var storyboardNames: [String: Self] { [:] }

    /// In the order of the cases, as most enumerations of UIKit are numbered.
    package static var rawNumbers: [Int: Self] {
        Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($0, $1) })
    }

    package static var hasTextValues: Bool { false }

    /// The names in files.
    package static var names: [String] { allCases.map(\.rawValue) }

    /// Whether a text is one of the names in files.
    package static func isName(_ text: String) -> Bool { Self(rawValue: text) != nil }

    /// The choice that a storyboard names.
    package init?(storyboard name: String) {
        guard let choice = Self(rawValue: name) ?? Self.storyboardNames[name] else { return nil }
        self = choice
    }
}

/// The choices of attributes, by what they decide.
package enum Choices {}
