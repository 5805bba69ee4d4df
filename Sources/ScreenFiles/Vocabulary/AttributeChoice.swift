/// The values of an attribute that takes one, or any, of some names; the raw value is the name in files.
///
/// The order of the cases is that of the schema and the documentation.
package protocol AttributeChoice: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String, AllCases: Sendable {
    /// Other names that storyboards use.
    static var storyboardNames: [String: Self] { get }
}

extension AttributeChoice {
    package static var storyboardNames: [String: Self] { [:] }

    /// The names in files.
    package static var names: [String] { allCases.map(\.rawValue) }

    /// The choice that a storyboard names.
    init?(storyboard name: String) {
        guard let choice = Self(rawValue: name) ?? Self.storyboardNames[name] else { return nil }
        self = choice
    }
}

/// The choices of attributes, by what they decide.
package enum Choices {}
