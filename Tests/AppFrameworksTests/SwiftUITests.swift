import SwiftUI
import Testing
import UIKit

/// What code of UIKit does with views of SwiftUI, written as in apps.
@Suite("Views of SwiftUI in UIKit")
struct SwiftUITests {
    private final class Model: ObservableObject {
        @Published var name = "A"
        var isOn = false
    }

    private struct Row: View {
        @State var count = 1
        @Binding var text: String
        @ObservedObject var model: Model
        @Environment(\.colorScheme) var scheme
        var body: some View { EmptyView() }
    }

    private struct LevelKey: EnvironmentKey { static let defaultValue = 7 }

    private func texts(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    @Test("a hosted view is a box with its name")
    func hosting() {
        let row = Row(text: .constant("a"), model: Model())
        let controller = UIHostingController(rootView: row)
        #expect(texts(controller.view) == ["Row"])
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        cell.contentConfiguration = UIHostingConfiguration { Text("x") }
        #expect(texts(cell) == ["Text"])
    }

    @Test("properties of views keep their values, and bindings lead to them")
    func properties() {
        var text = "a"
        let model = Model()
        let row = Row(text: Binding(get: { text }, set: { text = $0 }), model: model)
        row.count += 1
        row.text = "b"
        row.$model.isOn.wrappedValue = true
        row.$count.wrappedValue += 1
        #expect(row.count == 3 && text == "b" && model.isOn && row.scheme == .light)
        var values = EnvironmentValues()
        #expect(values[LevelKey.self] == 7)
        values[LevelKey.self] = 8
        #expect(values[LevelKey.self] == 8)
    }

    @Test("colors, edges and angles are those of UIKit and geometry")
    func values() {
        #expect(UIColor(Color(red: 1, green: 0, blue: 0)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
        #expect(Angle(degrees: 180).radians == .pi)
        #expect(
            DynamicTypeSize.accessibility1.isAccessibilitySize
                && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }
}
