public import UIKit

/// A value that an action takes, which the system asks the user for.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {  // Set before the action is performed.
    /// How a number or a choice is entered. Nothing is entered here.
    public enum ControlStyle: Hashable, Sendable {
        /// A field for text.
        case field
        /// A slider between limits.
        case slider
        /// Two buttons, for more and less.
        case stepper
    }

    /// The title for the user.
    public let title: LocalizedStringResource
    /// The description for the user; nil for none.
    public let description: LocalizedStringResource?
    private var stored: Value?

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - title: The title for the user.
    ///   - description: The description for the user.
    ///   - defaultValue: The value until one is set; nil for none.
    ///   - controlStyle: How it is entered.
    ///   - inclusiveRange: The least and the greatest number.
    ///   - requestValueDialog: The question for the user.
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, controlStyle: ControlStyle = .field,
        inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        (self.title, self.description, stored) = (title, description, defaultValue)
    }

    /// Creates a parameter whose values are offered by a provider.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
        optionsProvider: some DynamicOptionsProvider
    ) {
        self.init(title: title, description: description, default: defaultValue)
    }

    /// Creates a parameter whose values are found by a query.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, query: some EntityQuery
    ) { self.init(title: title, description: description) }

    /// Creates a parameter without a title.
    public convenience init() { self.init(title: "") }

    /// The value. Code must set it first, unless it has a default or is optional: as on iOS, it stops otherwise.
    public var wrappedValue: Value {
        get {
            if let stored { return stored }
            if let type = Value.self as? any ExpressibleByNilLiteral.Type,
                let none = type.init(nilLiteral: ()) as? Value
            {
                return none
            }
            preconditionFailure("the parameter '\(String(localized: title))' has no value")
        }
        set { stored = newValue }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// Returns the error by which an action asks for the value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { CocoaError(.userCancelled) }
    /// Asks the user for the value, who cancels.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        throw CocoaError(.userCancelled)
    }
    /// Asks the user to choose a value, who cancels.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws
        -> Value
    {
        throw CocoaError(.userCancelled)
    }
    /// Asks the user whether a value is right, who cancels.
    @discardableResult
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw CocoaError(.userCancelled)
    }
}

/// A property of an entity that the user can choose.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {  // Set where the entity is made.
    /// The title for the user.
    public let title: LocalizedStringResource
    private var stored: Value?

    /// Creates a property.
    public init(title: LocalizedStringResource) { self.title = title }
    /// Creates a property without a title.
    public convenience init() { self.init(title: "") }

    /// The value. Code must set it first, unless it is optional: as on iOS, it stops otherwise.
    public var wrappedValue: Value {
        get {
            if let stored { return stored }
            if let type = Value.self as? any ExpressibleByNilLiteral.Type,
                let none = type.init(nilLiteral: ()) as? Value
            {
                return none
            }
            preconditionFailure("the property '\(String(localized: title))' has no value")
        }
        set { stored = newValue }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}
