import FoundationAdditions
import Testing

private final class Plant: NSObject {
    let name: String
    let height: Int
    let isEdible: Bool
    let bed: Plant?
    let tags: [String]

    init(_ name: String, _ height: Int, isEdible: Bool = false, bed: Plant? = nil, tags: [String] = []) {
        (self.name, self.height, self.isEdible, self.bed, self.tags) = (name, height, isEdible, bed, tags)
    }
}

@Suite struct PredicateTests {
    private let plants = [
        Plant("Tomato", 180, isEdible: true, tags: ["red", "sunny"]), Plant("Fern", 60),
        Plant("Éclair", 20, isEdible: true, bed: Plant("South", 0)),
    ]

    private func names(_ predicate: NSPredicate) -> [String] {
        plants.filter { predicate.evaluate(with: $0) }.map(\.name)
    }

    @Test func comparesProperties() {
        #expect(names(NSPredicate(format: "name == %@", "Fern")) == ["Fern"])
        #expect(names(NSPredicate(format: "isEdible == true AND height > 100")) == ["Tomato"])
        #expect(names(NSPredicate(format: "isEdible = %d", false)) == ["Fern"])
        #expect(names(NSPredicate(format: "%K BETWEEN {20, 60}", "height")) == ["Fern", "Éclair"])
        #expect(names(NSPredicate(format: "bed.name = 'South' || NOT isEdible = YES")) == ["Fern", "Éclair"])
        #expect(names(NSPredicate(format: "bed == nil && !(height < %ld)", 100)) == ["Tomato"])
        #expect(names(NSPredicate(format: "name IN %@", ["Fern", "Tomato"])) == ["Tomato", "Fern"])
        #expect(names(NSPredicate(format: "ANY tags = 'sunny'")) == ["Tomato"])
        #expect(names(NSPredicate(format: "tags.@count = 0")) == ["Fern", "Éclair"])
        #expect(names(NSPredicate(format: "height >= %@", argumentArray: [60])) == ["Tomato", "Fern"])
    }

    @Test func comparesTexts() {
        #expect(names(NSPredicate(format: "name BEGINSWITH[cd] %@", "ecl")) == ["Éclair"])
        #expect(names(NSPredicate(format: "name CONTAINS[c] 'ER'")) == ["Fern"])
        #expect(names(NSPredicate(format: "name ENDSWITH \"o\"")) == ["Tomato"])
        #expect(names(NSPredicate(format: "name LIKE 'F?r*'")) == ["Fern"])
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Za-z.]+@[a-z]+\\.[a-z]{2,}")
        #expect(mail.evaluate(with: "ada@example.org"))
        #expect(!mail.evaluate(with: "ada@example.org "))
    }

    @Test func whatIsNotUnderstoodIsFulfilledByNothing() {
        for format in ["name ==", "SUBQUERY(tags, $x, $x = 'red').@count > 0", "name ~ 'x'", "name == %@"] {
            #expect(names(NSPredicate(format: format)).isEmpty)
        }
    }

    @Test func dictionariesAndConstants() {
        let predicate = NSPredicate(format: "age > 3 AND TRUEPREDICATE")
        #expect(predicate.evaluate(with: ["age": 4]))
        #expect(!predicate.evaluate(with: ["age": 3]))
        #expect(!NSPredicate(format: "FALSEPREDICATE").evaluate(with: nil))
    }

    @Test func sortsByKeys() {
        func sorted(_ descriptor: NSSortDescriptor) -> [String] {
            plants.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map(\.name)
        }
        #expect(sorted(NSSortDescriptor(key: "height", ascending: true)) == ["Éclair", "Fern", "Tomato"])
        let byBed = NSSortDescriptor(key: "bed.name", ascending: false)
        #expect(sorted(byBed).first == "Éclair")
        let texts = ["b", "A"].sorted {
            NSSortDescriptor(
                key: nil, ascending: true, selector: NSSelectorFromString("caseInsensitiveCompare:")
            )
            .compare($0 as NSString, to: $1 as NSString) == .orderedAscending
        }
        #expect(texts == ["A", "b"])
    }
}
