public import Foundation
import FoundationAdditions
import RenderContext

/// The key of a text in the tables of the app, with values that are interpolated.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// A value that is interpolated.
    enum Argument: Equatable, Sendable {
        case text(String)
        case integer(Int64)
        case number(Double)
        case view(Text)
    }

    /// The key as Xcode writes it into strings files.
    let key: String
    let arguments: [Argument]

    /// Creates a key without values.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Creates a key without values.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a key with values.
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Collects the parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        /// Creates a key without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a text of the key.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }
        /// Adds a text that is interpolated.
        public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
        /// Adds a value as text.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text("\(value)")) }
        /// Adds an integer that is interpolated.
        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            append("%lld", .integer(Int64(clamping: value)))
        }
        /// Adds a number that is interpolated.
        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
            append("%lf", .number(Double(value)))
        }
        /// Adds a text with its own attributes.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .view(text)) }
        /// Adds an image in a line.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .view(Text(image))) }
        /// Adds a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .view(Text(input, format: format)))
        }
        /// Adds a number in a format of C, such as `%.2f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, .text(String(format: specifier, value)))
        }

        private mutating func append(_ format: String, _ argument: Argument) {
            key += format
            arguments.append(argument)
        }
    }

    /// The texts among the values, such as dates that count.
    var texts: [Text] { arguments.compactMap { if case .view(let text) = $0 { text } else { nil } } }

    /// Returns the format of the text in the language of the render, with `%%` for a percent sign.
    func format(table: String?) -> String {
        let literal = key.replacing("%%", with: "%")
        let name = arguments.isEmpty ? literal : key
        let lookUp = RenderEnvironment.current.localizedString
        let found = lookUp?(name, table ?? "Localizable") ?? name
        return arguments.isEmpty ? found.replacing("%", with: "%%") : found
    }
}
