import SwiftUI
import UIKit

/// Uses of hosting, representable views, scenes, previews and accessibility.
@MainActor
enum HostingUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("views of UIKit", representables), ("hosting", hosting), ("accessibility", accessibility),
        ("previews", previews),
    ]

    private struct Box: UIViewRepresentable {
        @Binding var text: String

        final class Coordinator: NSObject {
            var box: Box
            init(_ box: Box) { self.box = box }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) {
            uiView.text = text + "\(context.environment.isEnabled) \(context.transaction.animation == nil)"
            context.coordinator.box = self
        }
        static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { nil }
    }

    private struct Opaque: UIViewRepresentable {
        func makeUIView(context: Context) -> some UIView { UIView() }
        func updateUIView(_ uiView: UIViewType, context: Context) {}
    }

    private struct Effect: UIViewRepresentable {
        func makeUIView(context: UIViewRepresentableContext<Effect>) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<Effect>) {}
    }

    private struct Page: UIViewControllerRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        static func dismantleUIViewController(_ controller: UIViewController, coordinator: Coordinator) {}
        final class Coordinator {}
    }

    static func representables() -> Uses {
        var uses = Uses()
        uses.add(Box(text: .constant("a")))
        uses.add(Opaque())
        uses.add(Effect().frame(width: 10))
        uses.add(Page())
        return uses
    }

    private final class Host: UIHostingController<Text> {
        required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("a")) }
        override init(rootView: Text) { super.init(rootView: rootView) }
        override func viewDidLoad() { super.viewDidLoad() }
    }

    static func hosting() -> Uses {
        var uses = Uses()
        let host = UIHostingController(rootView: AnyView(Text("a")))
        host.rootView = AnyView(Text("b"))
        host.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
        host.safeAreaRegions = []
        let size = host.sizeThatFits(in: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        uses.add(Text("\(size.width)"))
        let cell = UICollectionViewListCell(frame: .zero)
        cell.contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.all, 0)
        cell.contentConfiguration = UIHostingConfiguration { Text("a") }.background { Color.red }
            .margins(.horizontal, 4).minSize(width: 10, height: 10)
        cell.contentConfiguration = UIHostingConfiguration { Text("a") }.background(.red)
        uses.add(Text(Host(rootView: Text("a")).isViewLoaded ? "loaded" : "not yet"))
        let renderer = ImageRenderer(content: Text("a"))
        renderer.scale = 2
        renderer.proposedSize = .init(width: 10, height: 10)
        if let image = renderer.uiImage { uses.add(Image(uiImage: image)) }
        return uses
    }

    static func accessibility() -> Uses {
        var uses = Uses()
        let view = Text("a"), string = "label"
        uses.add(view.accessibilityLabel("label"))
        uses.add(view.accessibilityLabel(string))
        uses.add(view.accessibilityLabel(Text("label")))
        uses.add(VStack { view }.accessibilityLabel("label"))
        uses.add(VStack { view }.accessibilityLabel(string))
        uses.add(VStack { view }.accessibilityLabel(Text("label")))
        uses.add(view.accessibilityHint("hint"))
        uses.add(view.accessibilityHint(string))
        uses.add(view.accessibilityHint(Text("hint")))
        uses.add(view.accessibilityValue("value"))
        uses.add(view.accessibilityValue(string))
        uses.add(view.accessibilityValue(Text("value")))
        uses.add(view.accessibilityIdentifier("id"))
        uses.add(view.accessibilityHidden(true))
        uses.add(view.accessibilityElement())
        uses.add(view.accessibilityElement(children: .combine))
        uses.add(view.accessibilityElement(children: .contain))
        uses.add(view.accessibilityAddTraits(.isHeader))
        uses.add(view.accessibilityAddTraits([.isButton, .isSelected]))
        uses.add(view.accessibilityRemoveTraits(.isImage))
        uses.add(view.accessibilitySortPriority(1))
        uses.add(view.accessibilityAction {})
        uses.add(view.accessibilityAction(.escape) {})
        uses.add(view.accessibilityAction(named: "name") {})
        uses.add(view.accessibilityAction(named: Text("name")) {})
        uses.add(view.accessibilityAction(action: {}, label: { Text("a") }))
        uses.add(view.accessibilityAdjustableAction { _ in })
        uses.add(view.accessibilityInputLabels(["a"]))
        uses.add(view.accessibilityHeading(.h1))
        uses.add(view.accessibilityLabel("label").accessibilityHint("hint").accessibilityValue("value"))
        uses.add(view.accessibility(label: Text("label")))
        uses.add(view.accessibility(value: Text("value")))
        uses.add(view.accessibility(hint: Text("hint")))
        uses.add(view.accessibility(identifier: "id"))
        uses.add(view.accessibility(hidden: true))
        uses.add(view.accessibility(addTraits: .isButton))
        uses.add(view.accessibility(removeTraits: .isImage))
        uses.add(view.accessibility(sortPriority: 1))
        uses.add(view.accessibilityShowsLargeContentViewer())
        return uses
    }

    static func previews() -> Uses {
        var uses = Uses()
        let view = Text("a")
        uses.add(view.previewLayout(.sizeThatFits))
        uses.add(view.previewLayout(.fixed(width: 10, height: 10)))
        uses.add(view.previewLayout(.device))
        uses.add(view.previewDisplayName("name"))
        uses.add(view.previewDisplayName(nil))
        uses.add(view.previewDevice("iPhone 14"))
        uses.add(view.previewDevice(PreviewDevice(rawValue: "iPhone 14")))
        uses.add(view.previewInterfaceOrientation(.landscapeLeft))
        return uses
    }
}

private struct Demand_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("a")
            Text("b")
        }
    }
}

private struct DemandApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var store = DataUses.Store()

    final class Delegate: NSObject, UIApplicationDelegate {}

    var body: some Scene {
        WindowGroup { Text("a").environmentObject(store) }
            .onChange(of: scenePhase) { _ in }
        WindowGroup("Title") { Text("a") }
        WindowGroup(id: "id") { Text("a") }
        WindowGroup(for: Int.self) { value in Text("\(value.wrappedValue ?? 0)") }
    }
}
