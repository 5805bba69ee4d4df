public import UIKit

/// Provides the objects of a request to tables and collections, and notifies a delegate of changes.
open class NSFetchedResultsController<ResultType>: NSObject {
    /// The fetch request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context of the objects.
    public let managedObjectContext: NSManagedObjectContext
    /// The key path of the value that sections are made by; nil for one section.
    public let sectionNameKeyPath: String?
    /// The name of the cache, which is not kept.
    public let cacheName: String?
    /// The delegate; not retained.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? { didSet { listen() } }

    private var results: FetchedResults?
    private var typed: [[ResultType]] = []
    private var token: (any NSObjectProtocol)?
    /// The controller that is passed to the delegate, whose objects have no type.
    private var untyped: NSFetchedResultsController<any NSFetchRequestResult>?

    /// Creates a controller without objects.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        super.init()
        listen()
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    /// Deletes a cache; has no effect here, as there is none.
    open class func deleteCache(withName name: String?) {}

    // MARK: Objects

    /// Fetches the objects.
    open func performFetch() throws { show(fetch()) }

    private func show(_ new: FetchedResults) {
        results = new
        typed = new.sections.map { $0.managedObjects.compactMap { $0 as? ResultType } }
    }

    private func fetch() -> FetchedResults {
        FetchedResults(
            fetchRequest.selection(of: managedObjectContext.allObjects),
            sectionNameKeyPath: sectionNameKeyPath)
    }

    /// The objects; nil before they were fetched.
    open var fetchedObjects: [ResultType]? { results.map { _ in typed.flatMap { $0 } } }
    /// The sections; nil before the objects were fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { results?.sections }

    /// Returns the object at a place, which has to exist, as on a device.
    open func object(at indexPath: IndexPath) -> ResultType { typed[indexPath.section][indexPath.item] }
    /// Returns the place of an object; nil if it is not one of those.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results?.place(of: $0) }
    }

    /// The titles of the index: the first letters of the sections' names.
    open var sectionIndexTitles: [String] { results?.sections.compactMap(\.indexTitle) ?? [] }
    /// Returns the title of a section's name in the index.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { $0.uppercased() }
    }
    /// Returns the section of a title of the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    // MARK: Changes

    private func listen() {
        guard token == nil, delegate != nil else { return }
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] in self?.update($0) }
    }

    private func update(_ notification: Notification) {
        guard let delegate, let old = results else { return }
        let new = fetch()
        let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        let changes = FetchedChanges(from: old, to: new, updated: updated)
        guard !changes.isEmpty else { return }
        show(new)
        let controller = untyped ?? makeUntyped()
        controller.show(new)
        delegate.controllerWillChangeContent(controller)
        for (index, type) in changes.sections {
            let info = type == .delete ? old.sections[index] : new.sections[index]
            delegate.controller(controller, didChange: info, atSectionIndex: index, for: type)
        }
        for change in changes.objects {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type,
                newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(controller)
    }

    private func makeUntyped() -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let controller = self as? NSFetchedResultsController<any NSFetchRequestResult> {
            return controller
        }
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = fetchRequest.entity
        request.predicate = fetchRequest.predicate
        request.sortDescriptors = fetchRequest.sortDescriptors
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        untyped = controller
        return controller
    }
}

/// A section of objects.
public protocol NSFetchedResultsSectionInfo {
    /// The name of the section.
    var name: String { get }
    /// The title in the index.
    var indexTitle: String? { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects of the section.
    var objects: [Any]? { get }
}

/// What happened to an object or a section. Raw values match Apple's.
public enum NSFetchedResultsChangeType: UInt, Hashable, Sendable {
    /// It is new.
    case insert = 1
    /// It is gone.
    case delete = 2
    /// It is at another place.
    case move = 3
    /// Its values have changed.
    case update = 4
}

/// The delegate of a fetched results controller.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called before the changes of a turn.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called for a change of an object.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called for a change of a section.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// Called after the changes of a turn.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    /// The default implementation does nothing.
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    /// The default implementation does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// The default implementation does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// The default implementation does nothing.
    public func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
}
