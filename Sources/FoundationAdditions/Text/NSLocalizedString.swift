public import Foundation
package import RenderContext

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in the language of the render.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the strings file; nil for `Localizable`.
///   - bundle: Has no effect: the tables are those of the app's project.
///   - value: The text where there is none; empty for the key.
///   - comment: What the text is for; has no effect.
/// - Returns: The text, or else `value` or the key.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    localizedText(key, table: tableName, value: value)
}

/// Returns the text of a key in a table; where there is none, the value, or else the key.
func localizedText(_ key: String, table: String?, value: String?) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    if let found = RenderEnvironment.current.localizedString?(key, name) { return found }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
}

extension String {
    /// Creates the text of a key in the language of the render.
    ///
    /// - Parameters:
    ///   - key: The key, with values that are interpolated into the text in their order.
    ///   - table: The name of the strings file; nil for `Localizable`.
    ///   - bundle: Has no effect: the tables are those of the app's project.
    ///   - locale: Has no effect: the language is the render's.
    ///   - comment: What the text is for; has no effect.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(localizedKey: key.key, defaultValue: key, table: table)
    }

    /// Creates the text of a key in the language of the render, or else the default value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where the table has none, with values that are interpolated in their order.
    ///   - table: The name of the strings file; nil for `Localizable`.
    ///   - bundle: Has no effect: the tables are those of the app's project.
    ///   - locale: Has no effect: the language is the render's.
    ///   - comment: What the text is for; has no effect.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localizedKey: "\(key)", defaultValue: defaultValue, table: table)
    }

    /// Creates the text of a key: that of the table, or else of the value, with the arguments of the value.
    init(localizedKey key: String, defaultValue: LocalizationValue, table: String?) {
        let text = localizedText(key, table: table, value: defaultValue.key)
        self = defaultValue.arguments.isEmpty ? text : String(format: text, arguments: defaultValue.arguments)
    }

    /// A key of a localized text, with the values that are interpolated.
    ///
    /// The key of a value is the format that Xcode writes into strings files: `%@` for text, `%lld` for integers, `%lf`
    /// for other numbers.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        fileprivate(set) var key: String
        fileprivate var arguments: [any CVarArg] = []

        /// Creates the key that has no values.
        public init(_ value: String) { key = value }

        /// Creates the key that has no values.
        public init(stringLiteral value: String) { key = value }

        /// Creates a key with values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the parts of a key.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [any CVarArg] = []

            /// Creates a key without parts.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds a text of the key.
            public mutating func appendLiteral(_ literal: String) { key += literal }

            /// Adds a text that is interpolated.
            public mutating func appendInterpolation(_ text: String) { append("%@", NSString(string: text)) }

            /// Adds an integer that is interpolated.
            public mutating func appendInterpolation(_ number: some BinaryInteger) {
                append("%lld", Int64(clamping: number))
            }

            /// Adds a number that is interpolated.
            public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
                append("%lf", Double(number))
            }

            private mutating func append(_ format: String, _ argument: any CVarArg) {
                key += format
                arguments.append(argument)
            }
        }
    }
}

extension RenderEnvironment {
    /// Returns the text of a key in a table of localized strings, or nil where there is none; nil without tables.
    package var localizedString: (@Sendable (_ key: String, _ table: String) -> String?)? {
        get { self[LocalizedStringSlot.self] }
        set { self[LocalizedStringSlot.self] = newValue }
    }

    /// Returns a word of UIKit's in the language of the render, or nil for others; nil without a language.
    package var systemWord: (@Sendable (_ english: String) -> String?)? {
        get { self[SystemWordSlot.self] }
        set { self[SystemWordSlot.self] = newValue }
    }
}

private enum SystemWordSlot: EnvironmentSlot {
    static func defaultValue(in _: RenderEnvironment) -> (@Sendable (String) -> String?)? { nil }
}

private enum LocalizedStringSlot: EnvironmentSlot {
    typealias Lookup = @Sendable (_ key: String, _ table: String) -> String?

    static func defaultValue(in _: RenderEnvironment) -> Lookup? { nil }
}
