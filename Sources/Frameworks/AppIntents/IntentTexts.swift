public import UIKit

/// A text that the system says or shows.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The whole text.
    public let full: LocalizedStringResource
    /// The text beside a view; nil for the whole one.
    public let supporting: LocalizedStringResource?

    /// Creates a dialog of a text.
    public init(_ text: LocalizedStringResource) { (full, supporting) = (text, nil) }
    /// Creates a dialog with another text beside a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        (self.full, self.supporting) = (full, supporting)
    }
    /// Creates a dialog of a text.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    /// Creates a dialog of a text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What an action does, as the user reads it.
public struct IntentDescription: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The text of the description.
    public let descriptionText: LocalizedStringResource
    /// The category of the action; nil for none.
    public let categoryName: LocalizedStringResource?
    /// What the user may search for.
    public let searchKeywords: [LocalizedStringResource]

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }
    /// Creates a description of a text.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    /// Creates a description of a text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// The name of a type, as the user reads it.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The name of the type.
    public let name: LocalizedStringResource
    /// The name with a number, as in "2 books"; nil for the name alone.
    public let numericFormat: LocalizedStringResource?

    /// Creates a name.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        (self.name, self.numericFormat) = (name, numericFormat)
    }
    /// Creates a name.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource]
    ) {
        self.init(name: name, numericFormat: numericFormat)
    }
    /// Creates a name of a text.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
    /// Creates a name of a text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// The texts and the image of a value, as the user reads them.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The image beside a title.
    public struct Image: Hashable, Sendable {
        private enum Source: Hashable {
            case asset(String), symbol(String), data(Data), address(URL)
        }
        private let source: Source

        /// Creates an image of the app's assets.
        public init(named name: String, isTemplate: Bool? = nil) { source = .asset(name) }
        /// Creates an image of a symbol.
        public init(systemName: String, isTemplate: Bool? = nil) { source = .symbol(systemName) }
        /// Creates an image of its bytes.
        public init(data: Data, isTemplate: Bool? = nil) { source = .data(data) }
        /// Creates an image at an address.
        public init(url: URL, isTemplate: Bool? = nil) { source = .address(url) }
    }

    /// The title of the value.
    public var title: LocalizedStringResource
    /// The text below the title; nil for none.
    public var subtitle: LocalizedStringResource?
    /// The image beside the title; nil for none.
    public var image: Image?
    /// Other names of the value.
    public var synonyms: [LocalizedStringResource]

    /// Creates the representation of a value.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
    }
    /// Creates the representation of a text.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
    /// Creates the representation of a text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
