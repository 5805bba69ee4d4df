public import Foundation

/// A reference to a localized text, which is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, @unchecked Sendable {  // Of values.
    /// Where the strings files are.
    public enum BundleDescription: Hashable, Sendable {
        /// The app's bundle.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle at an address.
        case atURL(URL)

        /// Whether both are the same bundle.
        public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
            switch (lhs, rhs) {
            case (.main, .main): true
            case (.forClass(let left), .forClass(let right)): left == right
            case (.atURL(let left), .atURL(let right)): left == right
            default: false
            }
        }

        /// Hashes the bundle.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .main: hasher.combine(0)
            case .forClass(let type): hasher.combine(ObjectIdentifier(type))
            case .atURL(let address): hasher.combine(address)
            }
        }
    }

    /// The key of the text.
    public let key: String
    /// The text where the strings files have none, with its values.
    public let defaultValue: String.LocalizationValue
    /// The name of the strings file; nil for `Localizable`.
    public let table: String?
    /// The locale of the text; the language is the render's.
    public var locale: Locale
    /// Where the strings files are; the tables are those of the app's project.
    public let bundle: BundleDescription

    /// Creates a reference to a text by its key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with values that are interpolated into the text.
    ///   - table: The name of the strings file; nil for `Localizable`.
    ///   - locale: The locale of the text.
    ///   - bundle: Where the strings files are.
    ///   - comment: What the text is for; has no effect.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        (defaultValue, self.table, self.locale, self.bundle) = (keyAndValue, table, locale, bundle)
    }

    /// Creates a reference to a text by its key, with the text where the strings files have none.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where the strings files have none, with values that are interpolated into it.
    ///   - table: The name of the strings file; nil for `Localizable`.
    ///   - locale: The locale of the text.
    ///   - bundle: Where the strings files are.
    ///   - comment: What the text is for; has no effect.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        (self.defaultValue, self.table, self.locale, self.bundle) = (defaultValue, table, locale, bundle)
    }

    /// Creates a reference to a text by its key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a reference to a text by a key with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource: Hashable {
    /// Whether both refer to the same text with the same values.
    public static func == (lhs: LocalizedStringResource, rhs: LocalizedStringResource) -> Bool {
        lhs.key == rhs.key && lhs.table == rhs.table && String(localized: lhs) == String(localized: rhs)
    }

    /// Hashes the key and the name of the strings file.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(table)
    }
}

extension String {
    /// Creates the text of a resource in the language of the render.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            localizedKey: resource.key, defaultValue: resource.defaultValue, table: resource.table)
    }
}
