import Devices
import Foundation
import RenderContext
import SwiftUI
import Testing
import UIKitCore

@Suite("Tables")
struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    private static let people = [
        Person(id: 1, name: "Cleo", age: 30), Person(id: 2, name: "Ada", age: 50),
        Person(id: 3, name: "Bob", age: 40),
    ]

    private struct Sample: View {
        @State private var people = TableTests.people
        @State private var order = [KeyPathComparator(\Person.name)]
        var body: some View {
            Table(people, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
                TableColumn("Plain") { Text(verbatim: "<\($0.id)>") }
            }
            .onChange(of: order, initial: true) { people.sort(using: order) }
        }
    }

    private func show<Result>(
        _ view: some View, on device: DeviceProfile, _ body: (LiveScreen) throws -> Result
    ) rethrows -> Result {
        var environment = RenderEnvironment.current
        environment.device = device
        let isPad = device.idiom == .pad
        environment.traits = UITraitCollection(traitsFrom: [
            environment.traits, UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
            UITraitCollection(horizontalSizeClass: isPad ? .regular : .compact),
        ])
        return try ShownScreen.show(view, in: environment, body)
    }

    /// The texts of a screen, without the colors of backgrounds.
    private func texts(in live: LiveScreen) -> [String] {
        ShownScreen.texts(in: live).map(\.text).filter { !$0.hasPrefix("#") }
    }

    /// Source: Apple's documentation of `Table`: in compact width headers and columns after the first are hidden.
    @Test("show their first column alone on phones, sorted as the order says")
    func compact() {
        show(Sample(), on: .iPhone15) { live in
            #expect(texts(in: live) == ["Ada", "Bob", "Cleo"])
        }
    }

    @Test("show their columns where there is room, and sort by one whose label is tapped")
    func regular() throws {
        try show(Sample(), on: .iPadPro11InchGeneration1) { live in
            func texts() -> [String] { self.texts(in: live) }
            #expect(texts().prefix(3) == ["Name", "Age", "Plain"])
            #expect(Array(texts().dropFirst(3).prefix(3)) == ["Ada", "50", "<2>"])
            let label = try #require(ShownScreen.texts(in: live).first { $0.text == "Age" }).frame
            let point = CGPoint(x: label.midX, y: label.midY)
            func tap() {
                (live.window.hitTest(point, with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
                ShownScreen.settle(live)
            }
            tap()
            #expect(texts().filter { ["Ada", "Bob", "Cleo"].contains($0) } == ["Cleo", "Bob", "Ada"])
            tap()
            #expect(texts().filter { ["Ada", "Bob", "Cleo"].contains($0) } == ["Ada", "Bob", "Cleo"])
        }
    }

    @Test("have rows that a builder lists")
    func rows() {
        let view = Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(Self.people.prefix(2)) { TableRow($0) }
            TableRow(Person(id: 9, name: "Zoe", age: 1))
        }
        show(view, on: .iPhone15) { live in
            #expect(texts(in: live) == ["Cleo", "Ada", "Zoe"])
        }
    }
}
