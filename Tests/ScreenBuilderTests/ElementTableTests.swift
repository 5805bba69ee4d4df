import Diagnostics
import ScreenFiles
import Testing

@testable import ScreenBuilder
@testable import UIKit

/// Compares the builder's table with the vocabulary of the files.
@Suite struct ElementTableTests {
    @Test func hasARowForEveryClassAndNoMore() {
        #expect(ElementTable.rows.map(\.className) == ElementVocabulary.classes.map(\.name))
    }

    @Test(arguments: ElementVocabulary.classes.map(\.name))
    func hasASetterForEveryAttributeAndNoMore(_ name: String) throws {
        let row = try #require(ElementTable.row(name))
        let vocabulary = try #require(ElementVocabulary.elementClass(name))
        #expect(row.setters.map(\.name).sorted() == vocabulary.attributes.map(\.name).sorted())
    }

    @Test(arguments: ElementVocabulary.classes.map(\.name))
    func everySetterTakesEveryValueOfItsKind(_ name: String) throws {
        let row = try #require(ElementTable.row(name))
        let element = Element(id: "x", className: name, place: .init(file: "f"))
        let view = row.make(element)
        let converter = ValueConverter(place: nil, view: "x")
        for attribute in ElementVocabulary.attributes(of: name) {
            let setter = try #require(ElementTable.setter(attribute.name, of: name))
            let kind = try #require(attribute.valueKind as? any SampledKind, "\(attribute.name): no samples")
            for value in kind.erasedSamples {
                #expect(setter.apply(view, value, converter), "\(name).\(attribute.name) = \(value)")
            }
            let stranger = kind is TextKind ? AttributeValue.number(1) : .text("text")
            #expect(!setter.apply(view, stranger, converter))
        }
        #expect(String(describing: type(of: view)) == name)
    }
}
