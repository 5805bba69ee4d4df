import CoreData
import Testing
import UIKit

/// An object as the porting tool leaves it.
private final class Plant: NSManagedObject {
    var name: String {
        get { value(forKey: "name") as? String ?? "" }
        set { setValue(newValue, forKey: "name") }
    }
    var bed: String? {
        get { value(forKey: "bed") as? String }
        set { setValue(newValue, forKey: "bed") }
    }
}

private final class Observer: NSFetchedResultsControllerDelegate {
    var events: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        events.append("begin")
    }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let name = (anObject as? Plant)?.name ?? ""
        let places = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.item)" } ?? "-" }
        events.append("\(type) \(name) \(places.joined(separator: " "))")
    }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) { events.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        events.append("end of \(controller.fetchedObjects?.count ?? 0)")
    }
}

@Suite("Core Data in memory")
struct CoreDataTests {
    let container = NSPersistentContainer(name: "Garden")
    let loop = RenderContext.current.eventLoop

    init() {
        container.loadPersistentStores { _, error in #expect(error == nil) }
    }

    @discardableResult
    private func add(_ name: String, to bed: String? = nil) -> Plant {
        let plant = Plant(context: container.viewContext)
        plant.name = name
        plant.bed = bed
        return plant
    }

    private func request(_ key: String = "name") -> NSFetchRequest<Plant> {
        let request = NSFetchRequest<Plant>(entityName: "Plant")
        request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
        return request
    }

    @Test("objects are fetched in their order, by a predicate, and in part")
    func fetching() throws {
        for name in ["Rose", "Aster", "Lily"] { add(name) }
        let context = container.viewContext, request = request()
        #expect(try context.fetch(request).map(\.name) == ["Aster", "Lily", "Rose"])
        request.fetchLimit = 2
        #expect(try context.count(for: request) == 2)
        request.fetchLimit = 0
        request.predicate = NSPredicate { object, _ in (object as? Plant)?.name != "Lily" }
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.name, ascending: false)]
        #expect(try context.fetch(request).map(\.name) == ["Rose", "Aster"])
        #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Animal")).isEmpty)
        add("begonia")
        request.sortDescriptors = [
            NSSortDescriptor(
                key: "name", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
        ]
        #expect(try context.fetch(request).map(\.name) == ["Aster", "begonia", "Rose"])
        let untyped = Plant.fetchRequest()
        #expect(try context.fetch(untyped).count == 4)
    }

    @Test("a request tells the objects to its block")
    func asynchronousRequests() throws {
        for name in ["Rose", "Aster"] { add(name) }
        var told: [String] = []
        let asking = NSAsynchronousFetchRequest(fetchRequest: request()) { result in
            told = (result.finalResult ?? []).map(\.name)
        }
        let result = try container.viewContext.execute(asking)
        #expect(told == ["Aster", "Rose"])
        #expect((result as? NSAsynchronousFetchResult<Plant>)?.finalResult?.count == 2)
    }

    @Test("other contexts see what was saved, and nothing else")
    func saving() throws {
        let rose = add("Rose"), context = container.viewContext, other = container.newBackgroundContext()
        #expect(context.hasChanges && rose.isInserted && rose.objectID.isTemporaryID)
        #expect(try other.count(for: request()) == 0)
        try context.save()
        #expect(!context.hasChanges && !rose.hasChanges && !rose.objectID.isTemporaryID)
        #expect(try other.fetch(request()).map(\.name) == ["Rose"])
        rose.name = "Tulip"
        #expect(rose.isUpdated && rose.changedValues().keys.sorted() == ["name"])
        context.rollback()
        #expect(rose.name == "Rose" && !context.hasChanges)
        context.delete(rose)
        #expect(try context.count(for: request()) == 0)
        #expect(try other.count(for: request()) == 1)
        try context.save()
        #expect(try other.count(for: request()) == 0)
    }

    @Test("a context saves to the one above it")
    func children() throws {
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = container.viewContext
        Plant(context: child).name = "Rose"
        #expect(try container.viewContext.count(for: request()) == 0)
        try child.save()
        #expect(try container.viewContext.count(for: request()) == 1)
        #expect(container.viewContext.hasChanges)
    }

    @Test("a controller of results has sections and tells of changes")
    func results() throws {
        add("Rose", to: "A")
        add("Aster", to: "A")
        let lily = add("Lily", to: "B")
        let request = request("bed")
        request.sortDescriptors?.append(NSSortDescriptor(key: "name", ascending: true))
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: "bed",
            cacheName: nil)
        let observer = Observer()
        controller.delegate = observer
        loop.runDueWork()
        #expect(controller.sections == nil && observer.events.isEmpty)
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["A", "B"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.object(at: IndexPath(row: 0, section: 0)).name == "Aster")
        #expect(controller.indexPath(forObject: lily) == IndexPath(row: 0, section: 1))

        add("Begonia", to: "A")
        container.viewContext.delete(lily)
        loop.runDueWork()
        #expect(
            observer.events == [
                "begin", "delete section B 1", "delete Lily 1.0 -", "insert Begonia - 0.1", "end of 3",
            ])
        observer.events = []
        controller.object(at: IndexPath(row: 0, section: 0)).name = "Zinnia"
        loop.runDueWork()
        #expect(observer.events == ["begin", "move Zinnia 0.0 0.2", "end of 3"])
        #expect(controller.fetchedObjects?.map(\.name) == ["Begonia", "Rose", "Zinnia"])
    }

    @Test("objects are made by the name of their entity, and removed by a request")
    func names() throws {
        let context = container.viewContext
        let object = NSEntityDescription.insertNewObject(forEntityName: "Seed", into: context)
        object.setValue(3, forKey: "count")
        #expect(object.value(forKey: "count") as? Int == 3)
        let seeds = NSFetchRequest<any NSFetchRequestResult>(entityName: "Seed")
        #expect(try context.fetch(seeds).count == 1)
        try context.execute(NSBatchDeleteRequest(fetchRequest: seeds))
        #expect(try context.fetch(seeds).isEmpty)
    }

    @Test("a request sets values of the objects that a predicate selects, and says how many")
    func update() throws {
        let context = container.viewContext
        for count in 1...3 {
            let object = NSEntityDescription.insertNewObject(forEntityName: "Seed", into: context)
            object.setValue(count, forKey: "count")
        }
        let request = NSBatchUpdateRequest(entityName: "Seed")
        request.predicate = NSPredicate { object, _ in
            ((object as? NSManagedObject)?.value(forKey: "count") as? Int ?? 0) > 1
        }
        request.propertiesToUpdate = ["count": 7]
        request.resultType = .updatedObjectsCountResultType
        let result = try context.execute(request) as? NSBatchUpdateResult
        #expect(result?.result as? Int == 2)
        let seeds = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Seed"))
        #expect(seeds.map { $0.value(forKey: "count") as? Int } == [1, 7, 7])
    }

    @Test("the objects of a relationship are added, removed and replaced")
    func relationships() throws {
        let context = container.viewContext
        let (bed, one, two) = (
            NSEntityDescription.insertNewObject(forEntityName: "Bed", into: context),
            NSEntityDescription.insertNewObject(forEntityName: "Seed", into: context),
            NSEntityDescription.insertNewObject(forEntityName: "Seed", into: context)
        )
        bed.add(one, toRelationship: "seeds")
        bed.add(NSSet(array: [one, two]), toRelationship: "seeds")
        #expect((bed.value(forKey: "seeds") as? NSSet)?.count == 2)
        bed.remove(one, fromRelationship: "seeds")
        #expect((bed.value(forKey: "seeds") as? NSSet)?.allObjects.first as? NSManagedObject === two)

        bed.insert(one, intoRelationship: "row", at: 0)
        bed.insert(two, intoRelationship: "row", at: 0)
        bed.add(one, toRelationship: "row")
        let row = bed.value(forKey: "row") as? NSOrderedSet
        #expect(row?.array.map { $0 as? NSManagedObject } == [two, one])
        bed.replace(inRelationship: "row", at: 0, with: one)
        bed.remove(0, fromRelationship: "row")
        #expect((bed.value(forKey: "row") as? NSOrderedSet)?.count == 0)
    }
}
