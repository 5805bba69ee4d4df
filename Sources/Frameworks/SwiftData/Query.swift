public import Foundation
public import SwiftUI

/// A type that fetches models using the specified criteria, and manages those models so they remain in sync with the underlying
/// data.
@propertyWrapper public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>
    private let convert: ([Element]) -> Result

    /// The models, read from the context of the view each time.
    public var wrappedValue: Result { convert((try? context.fetch(descriptor)) ?? []) }
    /// The context of the view.
    public var modelContext: ModelContext { context }
    /// Why the models could not be fetched; nil where they could.
    public var fetchError: (any Error)? {
        do {
            _ = try context.fetch(descriptor)
            return nil
        } catch {
            return error
        }
    }
}

extension Query where Result == [Element] {
    /// Creates a query of all models of the type.
    public init() { self.init(FetchDescriptor<Element>()) }

    /// Creates a query of a descriptor; changes are not animated here.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
        self.descriptor = descriptor
        convert = { $0 }
    }

    /// Creates a query of a predicate and an order; changes are not animated here.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

    /// Creates a query of a predicate and the order of a property; changes are not animated here.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation = .default
    ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)]) }

    /// Creates a query of a predicate and the order of an optional property; changes are not animated here.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation = .default
    ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)]) }
}
