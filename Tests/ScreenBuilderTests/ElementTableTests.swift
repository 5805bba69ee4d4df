import Diagnostics
import ScreenDocuments
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Compares the builder's table with the vocabulary of the files, and reads back what each setter sets.
@Suite struct ElementTableTests {
    @Test func hasARowForEveryClassAndNoMore() {
        #expect(ElementTable.rows.map(\.className) == ElementVocabulary.classes.map(\.name))
    }

    @Test(arguments: ElementVocabulary.classes.map(\.name))
    func makesAnObjectOfTheClass(_ name: String) throws {
        let row = try #require(ElementTable.row(name))
        let element = Element(id: "x", className: name, place: .init(file: "f"))
        #expect(String(describing: type(of: row.make(element))) == name)
    }

    /// Views that code cannot make by their class: one needs a layout, the other is no class of iOS.
    private static let unmade: Set<String> = ["UICollectionView", "BubbleView"]

    @Test(arguments: ElementVocabulary.classes.map(\.name))
    func makesViewsThatGenericCodeCanMake(_ name: String) throws {
        let row = try #require(ElementTable.row(name))
        let object = row.make(Element(id: "x", className: name, place: .init(file: "f")))
        guard let view = object as? UIView,
            ["UIKitCore.", "PlaceholderViews."].contains(where: String(reflecting: type(of: view)).hasPrefix),
            !Self.unmade.contains(name)
        else { return }
        #expect(InstanceArguments.canMake(type(of: view)), "add it to systemViews of InstanceArguments")
    }

    @Test(arguments: ElementVocabulary.classes.map(\.name))
    func hasASetterForEveryAttributeAndNoMore(_ name: String) throws {
        let row = try #require(ElementTable.row(name))
        let vocabulary = try #require(ElementVocabulary.elementClass(name))
        #expect(row.setters.map(\.name).sorted() == vocabulary.attributes.map(\.name).sorted())
    }

    @Test(arguments: ElementVocabulary.classes.map(\.name))
    func everySetterTakesEveryValueOfItsKindAndNoOther(_ name: String) throws {
        let row = try #require(ElementTable.row(name))
        let object = row.make(Element(id: "x", className: name, place: .init(file: "f")))
        let converter = ValueConverter(place: nil, view: "x")
        for attribute in ElementVocabulary.attributes(of: name) {
            let setter = try #require(ElementTable.setter(attribute.name, of: name))
            let kind = try #require(attribute.valueKind as? any SampledKind, "\(attribute.name): no samples")
            for value in kind.erasedSamples {
                #expect(setter.apply(object, value, converter), "\(name).\(attribute.name) = \(value)")
            }
            let stranger = kind is TextKind ? AttributeValue.number(1) : .text("text")
            #expect(!setter.apply(object, stranger, converter))
        }
    }

    /// Attributes that say the same as another one in another way, and so share its property.
    static let sharing: Set<String> = ["UIVisualEffectView.vibrancy"]

    @Test(arguments: ElementTable.rows.map(\.className))
    func noTwoAttributesShareAProperty(_ name: String) throws {
        let row = try #require(ElementTable.row(name))
        let properties = row.setters.filter { !Self.sharing.contains("\(name).\($0.name)") }
            .compactMap { $0.property.map { $0() as AnyKeyPath } }
        #expect(Set(properties).count == properties.count)
    }

    @Test(arguments: ElementTable.rows.map(\.className))
    func everyAttributeIsReadBack(_ name: String) throws {
        let vocabulary = try #require(ElementVocabulary.elementClass(name))
        for attribute in vocabulary.attributes where SetterReading.unread[attribute.name] == nil {
            let kind = try #require(attribute.valueKind as? any SampledKind)
            let before = try read(attribute.name, of: name, after: nil)
            let samples = SetterReading.samples["\(name).\(attribute.name)"] ?? kind.erasedSamples
            let readings = try samples.map { try read(attribute.name, of: name, after: $0) }
            #expect(
                readings.contains { $0 != before },
                "\(name).\(attribute.name) reads \(before) whatever is set")
            #expect(
                readings.count == 1 || Set(readings).count > 1,
                "\(name).\(attribute.name) reads \(before) for all of \(samples)")
        }
    }

    /// What the object of an element reads for an attribute once it is set, or unset.
    private func read(
        _ attribute: String, of className: String, after value: AttributeValue?
    ) throws -> SetterReading {
        let place = Place(file: "f")
        let row = try #require(ElementTable.row(className))
        var element = Element(id: "x", className: className, place: place)
        element.attributes = SetterReading.setBefore[className] ?? []
        if let value { element.attributes.append(Attribute(name: attribute, value: value, place: place)) }
        let object = row.make(element)
        SetterReading.prepare[className]?(object)
        SceneBuilder().applyAttributes(of: element, to: object)
        let setter = try #require(row.setters.first { $0.name == attribute })
        if let property = setter.property?() {
            return SetterReading((object as Any)[keyPath: property as AnyKeyPath])
        }
        let read = try #require(
            SetterReading.readers["\(className).\(attribute)"],
            "\(className).\(attribute) is bound to no property; say in SetterReading how it is read back")
        return SetterReading(read(object))
    }
}
