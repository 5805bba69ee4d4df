import Observation
import SwiftUI
import UIKit

/// Uses of state, bindings, the environment and modifiers.
@MainActor
enum DataUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("state and bindings", state), ("objects", objects), ("the environment", environment),
        ("modifiers", modifiers), ("storage", storage),
    ]

    private struct Stateful: View {
        @State private var count = 0
        @State private var name: String?
        @State private var items = Item.three
        @State private var model = Observed()
        @State var isOn: Bool
        @Binding var text: String

        init(isOn: Bool, text: Binding<String>) {
            _isOn = State(initialValue: isOn)
            _text = text
            _count = State(wrappedValue: 3)
        }

        var body: some View {
            Button("\(count) \(name ?? "")") { count += 1 }
            TextField("text", text: $text)
            TextField("name", text: $items[0].name)
            TextField("name", text: $model.name)
            Toggle("on", isOn: $isOn)
            Toggle("other", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
            Nested(value: Binding(projectedValue: $isOn), optional: Binding($isOn))
            if let binding = Binding($name) { TextField("name", text: binding) }
        }
    }

    private struct Nested: View {
        @Binding var value: Bool
        @Binding var optional: Bool?
        var body: some View { Text(value && optional == true ? "on" : "off") }
    }

    static func state() -> Uses {
        var uses = Uses()
        uses.add(Stateful(isOn: true, text: .constant("a")))
        uses.add(Toggle("a", isOn: .constant(true)))
        uses.add(Toggle("a", isOn: Binding.constant(false)))
        return uses
    }

    @Observable
    final class Observed {
        var name = "name"
        @ObservationIgnored var hidden = 1
    }

    final class Store: ObservableObject {
        @Published var name = "name"
        @Published var isOn = false
    }

    private struct Owner: View {
        @StateObject private var store = Store()
        @StateObject private var other: Store
        @ObservedObject var observed: Store
        @EnvironmentObject var global: Store
        @Environment(Observed.self) private var model
        @Environment(Observed.self) private var optional: Observed?

        init(observed: Store) {
            self.observed = observed
            _other = StateObject(wrappedValue: Store())
        }

        var body: some View {
            @Bindable var bindable = model
            TextField("a", text: $store.name)
            TextField("b", text: $observed.name)
            Toggle("c", isOn: $global.isOn)
            TextField("d", text: $bindable.name)
            Text(other.name + (optional?.name ?? ""))
            Bound(model: model)
        }
    }

    private struct Bound: View {
        @Bindable var model: Observed
        var body: some View { TextField("a", text: $model.name) }
    }

    static func objects() -> Uses {
        var uses = Uses()
        uses.add(Owner(observed: Store()).environmentObject(Store()).environment(Observed()))
        return uses
    }

    private struct Reader: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.presentationMode) private var presentationMode
        @Environment(\.colorScheme) private var colorScheme: ColorScheme
        @Environment(\.horizontalSizeClass) private var horizontalSizeClass
        @Environment(\.verticalSizeClass) var verticalSizeClass
        @Environment(\.sizeCategory) var sizeCategory
        @Environment(\.dynamicTypeSize) var dynamicTypeSize
        @Environment(\.openURL) var openURL
        @Environment(\.scenePhase) var scenePhase
        @Environment(\.isEnabled) var isEnabled
        @Environment(\.locale) var locale
        @Environment(\.calendar) var calendar
        @Environment(\.timeZone) var timeZone
        @Environment(\.layoutDirection) var layoutDirection
        @Environment(\.displayScale) var displayScale
        @Environment(\.isFocused) var isFocused
        @Environment(\.editMode) var editMode
        @Environment(\.refresh) var refresh
        @Environment(\.isSearching) var isSearching
        @Environment(\.dismissSearch) var dismissSearch
        @Environment(\.undoManager) var undoManager
        @Environment(\.accessibilityReduceMotion) var reduceMotion
        @Environment(\.accessibilityReduceTransparency) var reduceTransparency
        @Environment(\.redactionReasons) var redactionReasons
        @Environment(\.font) var font
        @Environment(\.lineLimit) var lineLimit
        @Environment(\.multilineTextAlignment) var alignment
        @Environment(\.controlSize) var controlSize
        @Environment(\.colorSchemeContrast) var contrast
        @Environment(\.legibilityWeight) var legibilityWeight
        @Environment(\.isPresented) var isPresented
        @Environment(\.pixelLength) var pixelLength
        @Environment(\.custom) var custom

        var body: some View {
            Text(colorScheme == .dark ? "dark" : "light")
            Text(horizontalSizeClass == .compact && verticalSizeClass != .compact ? "narrow" : "wide")
            Button("close") { dismiss() }
            Button("close") { presentationMode.wrappedValue.dismiss() }
            Button("open") { openURL(URL(fileURLWithPath: "/")) }
            Text(custom)
        }
    }

    static func environment() -> Uses {
        var uses = Uses()
        uses.add(Reader())
        uses.add(Reader().environment(\.colorScheme, .dark))
        uses.add(Reader().environment(\.custom, "custom"))
        uses.add(Reader().environment(\.locale, Locale(identifier: "de")))
        uses.add(Reader().environment(\.layoutDirection, .rightToLeft))
        uses.add(Reader().environment(\.sizeCategory, .extraLarge))
        uses.add(Reader().environment(\.openURL, OpenURLAction { _ in .handled }))
        uses.add(Reader().transformEnvironment(\.custom) { $0 += "!" })
        uses.add(Reader().environment(Observed()))
        uses.add(Reader().environment(nil as Observed?))
        return uses
    }

    private struct Framed: ViewModifier {
        @State private var isOn = false
        func body(content: Content) -> some View { content.border(isOn ? .red : .blue) }
    }

    private struct Wrapper<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
    }

    private struct Escaping<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { content() }
    }

    static func modifiers() -> Uses {
        var uses = Uses()
        let view = Text("a")
        uses.add(view.modifier(Framed()))
        uses.add(view.modifier(Framed().concat(Framed())))
        uses.add(ModifiedContent(content: view, modifier: Framed()))
        uses.add(view.modifier(EmptyModifier()))
        uses.add(Wrapper { view })
        uses.add(
            Escaping {
                view
                view
            })
        return uses
    }

    private struct Stored: View {
        @AppStorage("bool") private var isOn = false
        @AppStorage("int") private var int = 1
        @AppStorage("double") private var double = 1.5
        @AppStorage("string") private var string = "a"
        @AppStorage("optional") private var optional: String?
        @AppStorage("data") private var data = Data()
        @AppStorage("url") private var url = URL(fileURLWithPath: "/")
        @AppStorage("choice") private var choice = Choice.first
        @AppStorage("store", store: .standard) private var other = true
        @SceneStorage("scene") private var scene = "a"
        @ScaledMetric private var size = 10.0
        @ScaledMetric(relativeTo: .title) private var larger: CGFloat = 20
        @Namespace private var namespace
        @GestureState private var drag = CGSize.zero

        var body: some View {
            Toggle("a", isOn: $isOn)
            Text("\(int) \(double) \(string) \(optional ?? "") \(data.count) \(url.path) \(choice.rawValue)")
            TextField("a", text: $scene)
            Color.red.frame(width: size, height: larger).matchedGeometryEffect(id: 1, in: namespace)
            Text(other ? "\(drag.width)" : "")
        }
    }

    static func storage() -> Uses {
        var uses = Uses()
        uses.add(Stored())
        return uses
    }
}

private struct CustomKey: EnvironmentKey {
    static let defaultValue = "default"
}

extension EnvironmentValues {
    fileprivate var custom: String {
        get { self[CustomKey.self] }
        set { self[CustomKey.self] = newValue }
    }
}
