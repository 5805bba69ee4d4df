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
        #expect(texts(controller.view) == ["UIHostingController<Row>", "the SwiftUI view Row"])
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

    @Test("values are equal only if they say the same")
    func equality() {
        #expect(Font.title != Font.body && Font.title == Font.system(.title))
        #expect(Font.body.bold() != Font.body && Font.body.weight(.bold) != Font.body.weight(.light))
        #expect(Font.system(size: 12) != Font.system(size: 13))
        #expect(Text("a") != Text("b") && Text("a") == Text("a"))
        #expect(Text(verbatim: "a") != Text("a") && Text("a").bold() != Text("a"))
        #expect(Text("a") + Text("b") != Text("a"))
        #expect(Image("a") != Image("b") && Image("a").resizable() != Image("a"))
        #expect(Animation.easeIn != .easeOut && Animation.linear(duration: 1) != .linear(duration: 2))
        #expect(Gradient(colors: [.red]) != Gradient(colors: [.blue]))
        #expect(Namespace().wrappedValue != Namespace().wrappedValue)
        let namespace = Namespace()
        #expect(namespace.wrappedValue == namespace.wrappedValue)
    }

    private struct Adaptive: View {
        @Environment(\.colorScheme) var scheme
        @Environment(\.horizontalSizeClass) var width
        @Environment(\.layoutDirection) var direction
        @Environment(\.dynamicTypeSize) var size
        @Environment(\.displayScale) var scale
        @ScaledMetric var margin = 10.0
        var body: some View { EmptyView() }
    }

    @Test("the environment is that of the render")
    func environment() {
        // Source: Apple's documentation of `EnvironmentValues`: the system sets them by the device's state.
        let view = Adaptive()
        #expect(view.scheme == .light && view.width == .compact && view.margin == 10)
        var environment = RenderEnvironment.current
        environment.traits = UITraitCollection(
            userInterfaceStyle: .dark, userInterfaceIdiom: .pad, horizontalSizeClass: .regular,
            displayScale: 2, preferredContentSizeCategory: .accessibilityLarge,
            layoutDirection: .rightToLeft)
        environment.run {
            let view = Adaptive()
            #expect(view.scheme == .dark && view.width == .regular && view.direction == .rightToLeft)
            #expect(view.size == .accessibility2 && view.scale == 2 && view.margin > 10)
        }
    }
}
