import Diagnostics
import Geometry
import ScreenFiles
import Testing

@testable import ScreenBuilder
@testable import UIKit

/// Holds the builder's table against the vocabulary of the files.
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
    func everySetterTakesEveryValueOfItsType(_ name: String) throws {
        let row = try #require(ElementTable.row(name))
        let element = Element(id: "x", className: name, place: .init(file: "f"))
        let view = row.make(element)
        let converter = ValueConverter(place: nil, view: "x")
        for attribute in ElementVocabulary.attributes(of: name) {
            let setter = try #require(ElementTable.setter(attribute.name, of: name))
            for value in Self.samples(attribute.type) {
                #expect(setter.apply(view, value, converter), "\(name).\(attribute.name) = \(value)")
            }
            #expect(!setter.apply(view, Self.stranger(to: attribute.type), converter))
        }
        #expect(String(describing: type(of: view)) == name)
    }

    private static func samples(_ type: AttributeType) -> [AttributeValue] {
        switch type {
        case .text: [.text("words")]
        case .texts: [.texts([]), .texts(["one", "two"])]
        case .number(let range): [.number(range.lowerBound), .number(range.upperBound)]
        case .integer(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
        case .boolean: [.boolean(true), .boolean(false)]
        case .choice(let words): words.map(AttributeValue.choice)
        case .choices(let words): [.choices([]), .choices(words)] + words.map { .choices([$0]) }
        case .color: [.color(.named("red")), .color(.rgba(red: 1, green: 0, blue: 0, alpha: 1))]
        case .font: [.font(FontValue(family: .system(design: "default"), size: 12))]
        case .image: [.image(ImageValue(name: "nosuch"))]
        case .point: [.point(Point(x: 1, y: 2))]
        case .size: [.size(Size(width: 1, height: 2))]
        case .rect: [.rect(Rect(x: 1, y: 2, width: 3, height: 4))]
        case .insets: [.insets(Insets(all: 1))]
        case .runs: [.runs([]), .runs([TextRunValue(text: "a"), TextRunValue(text: "b")])]
        case .paragraphStyle: [.paragraphStyle(ParagraphStyleValue(lengths: [.init("lineSpacing", 4)]))]
        case .priorities:
            [.priorities(horizontal: 1, vertical: nil), .priorities(horizontal: 1, vertical: 2)]
        }
    }

    private static func stranger(to type: AttributeType) -> AttributeValue {
        if case .text = type { return .number(1) }
        return .text("words")
    }
}
