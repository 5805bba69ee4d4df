public import UIKit

/// A value that actions take, with a name for its type.
public protocol AppValue: Sendable {
    /// The name of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A choice among a few values.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable where RawValue: Hashable {
    /// The texts of the values.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// The name of the type: that in Swift.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
    }
    /// The texts of the value: as declared, or its raw value.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
    }
}

/// A thing of the app that actions take.
public protocol AppEntity: AppValue, Identifiable where ID: Sendable {
    /// What finds things by their identifiers.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// What finds things by their identifiers.
    static var defaultQuery: DefaultQuery { get }
    /// The texts and the image of the thing.
    var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
    /// A property that the user can choose.
    public typealias Property<Value> = EntityProperty<Value>
}

/// A thing of the app that is not kept.
public protocol TransientAppEntity: AppValue {
    /// Creates a thing.
    init()
    /// The texts and the image of the thing.
    var displayRepresentation: DisplayRepresentation { get }
}

extension TransientAppEntity {
    /// A property that the user can choose.
    public typealias Property<Value> = EntityProperty<Value>
}

/// Offers the values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of the values.
    associatedtype OptionValue
    /// Returns the values.
    func results() async throws -> [OptionValue]
    /// Returns the value that is chosen at first; nil by default.
    func defaultResult() async -> OptionValue?
}

extension DynamicOptionsProvider {
    /// Returns the value that is chosen at first: none.
    public func defaultResult() async -> OptionValue? { nil }
}

/// Finds things of the app.
public protocol EntityQuery: Sendable {
    /// The type of the things.
    associatedtype Entity: AppEntity
    /// Creates a query.
    init()
    /// Returns the things of identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the things that are offered; none by default.
    func suggestedEntities() async throws -> [Entity]
    /// Returns the thing that is chosen at first; nil by default.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    /// An object that the app has registered.
    public typealias Dependency = AppDependency
    /// Returns the things that are offered: none.
    public func suggestedEntities() async throws -> [Entity] { [] }
    /// Returns the thing that is chosen at first: none.
    public func defaultResult() async -> Entity? { nil }
}

/// Finds things by what the user types.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the things that match a text.
    func entities(matching string: String) async throws -> [Entity]
}

/// Finds all things of a type.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all things.
    func allEntities() async throws -> [Entity]
}
