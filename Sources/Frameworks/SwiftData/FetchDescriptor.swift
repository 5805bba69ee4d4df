public import Foundation

/// A type that describes the criteria, sort order, and any additional configuration to use when performing a fetch.
public struct FetchDescriptor<T: PersistentModel> {
    /// Which models are fetched; all without one.
    public var predicate: Predicate<T>?
    /// The order of the models; without one, that in which they were inserted.
    public var sortBy: [SortDescriptor<T>]
    /// The greatest number of models; nil for all.
    public var fetchLimit: Int?
    /// The number of models that are passed over.
    public var fetchOffset: Int?
    /// Whether changes that were not saved count; kept, as here they always do.
    public var includePendingChanges = true
    /// The properties that are read at once; kept, as here all of them are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships that are read at once; kept, as here all of them are.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a descriptor.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
