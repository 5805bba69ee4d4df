import SwiftUI
import Testing
import UIKitCore

@Suite("Hosting controllers")
struct HostingControllerTests {
    private var square: some View { Color.red.frame(width: 120, height: 40) }

    @Test("answer the size of their content")
    func sizes() {
        Hosted.run {
            let controller = UIHostingController(rootView: square)
            #expect(
                controller.sizeThatFits(in: CGSize(width: 300, height: 300))
                    == CGSize(width: 120, height: 40))
            #expect(controller.view.intrinsicContentSize == CGSize(width: 120, height: 40))
            #expect(
                controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                    == CGSize(width: 120, height: 40))
            // A flexible view takes what it is proposed.
            let flexible = UIHostingController(rootView: Color.red)
            #expect(
                flexible.sizeThatFits(in: CGSize(width: 30, height: 20)) == CGSize(width: 30, height: 20))
        }
    }

    @Test("follow their content with the preferred size where an option says so")
    func preferredSize() {
        Hosted.run {
            let controller = UIHostingController(rootView: AnyView(square))
            controller.loadViewIfNeeded()
            #expect(controller.preferredContentSize == .zero)
            controller.sizingOptions = .preferredContentSize
            #expect(controller.preferredContentSize == CGSize(width: 120, height: 40))
            controller.rootView = AnyView(Color.red.frame(width: 50, height: 60))
            #expect(controller.preferredContentSize == CGSize(width: 50, height: 60))
        }
    }

    @Test("are placed by constraints at their content's size")
    func constraints() {
        Hosted.show {
            let outer = UIViewController(), inner = UIHostingController(rootView: square)
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            inner.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                inner.view.topAnchor.constraint(equalTo: outer.view.topAnchor, constant: 10),
                inner.view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor, constant: 20),
            ])
            return outer
        } _: { live in
            let frame = live.window.rootViewController?.children.first?.view.frame
            #expect(frame == CGRect(x: 20, y: 10, width: 120, height: 40))
        }
    }

    @Test("center their content in the safe area, or in the whole view")
    func safeArea() {
        // Source: WWDC 2019, session 237: the root view is proposed the safe area, and is centered in it.
        for regions in [SafeAreaRegions.all, []] {
            Hosted.show {
                let controller = UIHostingController(rootView: Text("A"))
                controller.safeAreaRegions = regions
                controller.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
                return controller
            } _: { live in
                guard let view = live.window.rootViewController?.view else { return }
                let text = Hosted.nodes(of: view).first { $0.text == "A" }
                let insets = view.safeAreaInsets
                let room = regions.isEmpty ? view.bounds : view.bounds.inset(by: insets)
                #expect(insets.top >= 100)
                #expect(abs((text?.frame.midY ?? 0) - room.midY) < 0.5)
            }
        }
    }

    @Test("take the conditions of the render into the environment")
    func environment() {
        struct Conditions: View {
            @Environment(\.colorScheme) var scheme
            @Environment(\.layoutDirection) var direction
            @Environment(\.dynamicTypeSize) var size
            @Environment(\.horizontalSizeClass) var width
            var body: some View {
                Text(
                    verbatim:
                        "\(scheme) \(direction) \(size.isAccessibilitySize) \(width.map { "\($0)" } ?? "nil")"
                )
            }
        }
        #expect(Hosted.texts(of: Conditions()) == ["light leftToRight false compact"])
        var environment = RenderEnvironment.current
        environment.traits = UITraitCollection(
            userInterfaceStyle: .dark, userInterfaceIdiom: .pad, horizontalSizeClass: .regular,
            displayScale: 2, preferredContentSizeCategory: .accessibilityLarge,
            layoutDirection: .rightToLeft)
        #expect(
            Hosted.texts(of: Conditions(), in: environment) == ["dark rightToLeft true regular"])
    }

    @Test("show changes of state that actions and timers make")
    func changes() {
        struct Counter: View {
            @State private var count = 0
            @State private var moments = ""
            var body: some View {
                VStack {
                    Text(verbatim: "count \(count)")
                    Text(verbatim: "moments \(moments)")
                }
                .onAppear {
                    moments += "A"
                    for index in 1...3 {
                        DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * 0.1) { count += 1 }
                    }
                }
                .task { moments += "T" }
            }
        }
        #expect(Hosted.texts(of: Counter()) == ["count 3", "moments AT"])
    }
}
