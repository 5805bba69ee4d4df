import SwiftData
import SwiftUI
import Testing
import UIKit

/// A model as the porting tool leaves it.
@Observable
private final class Bed: PersistentModel {
    static var cascadingRelationships: Set<String> { ["plants"] }
    var name: String
    var plants: [Plant] = []
    init(_ name: String) { self.name = name }
}

@Observable
private final class Plant: PersistentModel {
    var name: String
    var height: Int
    var bed: Bed?
    init(_ name: String, _ height: Int) {
        self.name = name
        self.height = height
    }
}

@Suite("SwiftData in memory")
struct SwiftDataTests {
    /// Runs code in a render of its own.
    private func render(_ body: (ModelContext) throws -> Void) throws {
        try Render.run {
            let container = try ModelContainer(
                for: Bed.self, Plant.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            try body(container.mainContext)
        }
    }

    private func names(_ context: ModelContext, _ descriptor: FetchDescriptor<Plant>) throws -> [String] {
        try context.fetch(descriptor).map(\.name)
    }

    @Test("what is inserted is fetched, chosen, sorted and counted")
    func fetching() throws {
        try render { (context: ModelContext) throws in
            for (name, height) in [("Rose", 80), ("Fern", 40), ("Moss", 2)] {
                context.insert(Plant(name, height))
            }
            #expect(try names(context, FetchDescriptor()) == ["Rose", "Fern", "Moss"])
            let tall = #Predicate<Plant> { $0.height > 10 }
            #expect(try names(context, FetchDescriptor(predicate: tall)) == ["Rose", "Fern"])
            var sorted = FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.name, order: .reverse)])
            #expect(try names(context, sorted) == ["Rose", "Moss", "Fern"])
            sorted.fetchOffset = 1
            sorted.fetchLimit = 1
            #expect(try names(context, sorted) == ["Moss"])
            #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 3)
            #expect(try context.fetchCount(FetchDescriptor<Bed>()) == 0)
        }
    }

    @Test("models that others hold are there, and go with them where the relationship says so")
    func relationships() throws {
        try render { (context: ModelContext) throws in
            let bed = Bed("A"), rose = Plant("Rose", 80)
            bed.plants = [rose]
            context.insert(bed)
            try context.save()
            bed.plants.append(Plant("Fern", 40))
            #expect(try names(context, FetchDescriptor()) == ["Rose", "Fern"])
            #expect(rose.modelContext === context)
            context.delete(bed)
            #expect(try names(context, FetchDescriptor()).isEmpty)
            let other = Plant("Moss", 2)
            other.bed = Bed("B")
            context.insert(other)
            context.delete(other)
            #expect(try context.fetchCount(FetchDescriptor<Bed>()) == 1)
        }
    }

    @Test("changes are those since the last call of save, and are taken back")
    func changes() throws {
        try render { (context: ModelContext) throws in
            let rose = Plant("Rose", 80)
            context.insert(rose)
            #expect(context.hasChanges)
            try context.save()
            #expect(!context.hasChanges)
            context.insert(Plant("Fern", 40))
            context.delete(rose)
            #expect(rose.isDeleted)
            context.rollback()
            #expect(!context.hasChanges)
            #expect(try names(context, FetchDescriptor()) == ["Rose"])
            try context.delete(model: Plant.self, where: #Predicate { $0.name == "Rose" })
            #expect(try names(context, FetchDescriptor()).isEmpty)
        }
    }

    @Test(
        "a query has the models of the environment's context, and its reader is asked again when they change")
    func queries() throws {
        try render { (_: ModelContext) throws in
            let context = EnvironmentValues().modelContext
            context.insert(Plant("Rose", 80))
            context.insert(Plant("Fern", 40))
            let query = Query<Plant, [Plant]>(sort: \.name)
            nonisolated(unsafe) var changes = 0
            let found = withObservationTracking {
                query.wrappedValue.map(\.name)
            } onChange: {
                changes += 1
            }
            #expect(found == ["Fern", "Rose"])
            context.insert(Plant("Moss", 2))
            #expect(changes == 1)
            #expect(query.wrappedValue.map(\.name) == ["Fern", "Moss", "Rose"])
        }
    }
}
