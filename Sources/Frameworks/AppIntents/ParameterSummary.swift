import UIKit

/// A sentence that describes an action with its parameters.
public protocol ParameterSummary: Sendable {
    /// The action that it describes.
    associatedtype Intent: AppIntent
}

/// A sentence with the parameters of an action in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// The text, with the titles of parameters in the places of their values.
    let text: String

    init(text: String) { self.text = text }

    /// Creates a sentence.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { text = summary.text }
    /// Creates a sentence with parameters below it.
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) { text = summary.text }
    /// Creates a sentence of parameters alone.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        text = ""
    }
    /// Creates an empty sentence.
    public init() { text = "" }
}

/// The text of a sentence, with the parameters of an action.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a text without parameters.
    public init(stringLiteral value: String) { text = value }
    /// Creates a text with parameters.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Creates a text without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a text.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a parameter, by the title that it has in a new action.
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            text += String(localized: Intent()[keyPath: keyPath].title)
        }
    }
}

/// Collects the parameters below a sentence.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// Returns a parameter.
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }
    /// Returns the parameters.
    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
        keyPaths
    }
}

/// How the value of a parameter is compared.
public enum ParameterSummaryComparisonOperator: Hashable, Sendable {
    /// Both are the same.
    case equalTo
    /// Both are different.
    case notEqualTo
    /// The parameter has a value.
    case hasAnyValue
    /// The parameter has no value.
    case hasNoValue
}

/// Builds sentences by the value of a parameter.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// Returns a sentence.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
        content
    }
}

/// One of two sentences, by the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    /// Creates a sentence for a value, and one for others.
    public init<Value, First: ParameterSummary, Second: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        _ value: Value, @ParameterSummaryBuilder<Intent> _ first: () -> First,
        @ParameterSummaryBuilder<Intent> otherwise second: () -> Second
    ) where First.Intent == Intent, Second.Intent == Intent {}
    /// Creates a sentence for any value, or none, and one for the other case.
    public init<Value, First: ParameterSummary, Second: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ first: () -> First,
        @ParameterSummaryBuilder<Intent> otherwise second: () -> Second
    ) where First.Intent == Intent, Second.Intent == Intent {}
}
