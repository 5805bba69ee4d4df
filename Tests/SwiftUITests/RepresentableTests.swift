import SwiftUI
import Testing
import UIKitCore

@Suite("Views of UIKit among SwiftUI's")
struct RepresentableTests {
    /// What happens to a view, in order.
    private final class Log { var entries: [String] = [] }

    private struct Box: UIViewRepresentable {
        final class Coordinator { var count = 0 }
        let log: Log
        var name: String
        var size: CGSize?

        func makeCoordinator() -> Coordinator {
            log.entries.append("coordinator")
            return Coordinator()
        }
        func makeUIView(context: Context) -> UIView {
            log.entries.append("make")
            return UIView()
        }
        func updateUIView(_ uiView: UIView, context: Context) {
            context.coordinator.count += 1
            log.entries.append("update \(name) \(context.coordinator.count)")
        }
        static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) { coordinator.count = -1 }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { size }
    }

    private struct LabelView: UIViewRepresentable {
        var hugs: Bool
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = "Label"
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where hugs {
                label.setContentHuggingPriority(.required, for: axis)
            }
            return label
        }
        func updateUIView(_ uiView: UILabel, context: Context) {}
    }

    @Test("are made once with their coordinator, and updated after changes")
    func updates() {
        let log = Log()
        Hosted.show {
            UIHostingController(rootView: Box(log: log, name: "a"))
        } _: { live in
            #expect(log.entries == ["coordinator", "make", "update a 1"])
            let controller = live.window.rootViewController as? UIHostingController<Box>
            controller?.rootView = Box(log: log, name: "b")
            live.window.layoutIfNeeded()
            #expect(log.entries == ["coordinator", "make", "update a 1", "update b 2"])
        }
    }

    @Test("are dismantled and removed when they leave")
    func removal() {
        struct Switched: View {
            let log: Log
            var isOn: Bool
            var body: some View { if isOn { Box(log: log, name: "a") } }
        }
        Hosted.show {
            UIHostingController(rootView: Switched(log: Log(), isOn: true))
        } _: { live in
            let controller = live.window.rootViewController as? UIHostingController<Switched>
            #expect(controller?.view.subviews.count == 1)
            controller?.rootView = Switched(log: Log(), isOn: false)
            live.window.layoutIfNeeded()
            #expect(controller?.view.subviews.isEmpty == true)
        }
    }

    @Test("have the size that they answer, or that of their content as far as they resist a proposal")
    func sizes() {
        // Source: Apple's documentation of `sizeThatFits(_:uiView:context:)`; layout.md: without an intrinsic size a view
        // takes the proposal, and ideally 10 points.
        Hosted.run {
            func size(_ view: some View) -> CGSize {
                UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 200, height: 100))
            }
            let box = Box(log: Log(), name: "a")
            #expect(size(box) == CGSize(width: 200, height: 100))
            #expect(size(box.fixedSize()) == CGSize(width: 10, height: 10))
            #expect(
                size(Box(log: Log(), name: "a", size: CGSize(width: 30, height: 20)))
                    == CGSize(width: 30, height: 20))
            #expect(size(LabelView(hugs: false)) == CGSize(width: 200, height: 100))
            let label = UILabel()
            label.text = "Label"
            #expect(size(LabelView(hugs: true)) == label.intrinsicContentSize)
        }
    }

    @Test("keep their place in the order of drawing")
    func order() {
        Hosted.show {
            UIHostingController(
                rootView: ZStack {
                    Color.red
                    LabelView(hugs: true)
                    Text("front")
                })
        } _: { live in
            let names = live.window.rootViewController?.view.subviews.map { "\(type(of: $0))" }
            #expect(names == ["DrawingView", "UILabel", "DrawingView"])
        }
    }

    @Test("are controllers inside the hosting one")
    func controllers() {
        final class Inner: UIViewController {}
        struct Wrapper: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Inner { Inner() }
            func updateUIViewController(_ uiViewController: Inner, context: Context) {}
        }
        Hosted.show {
            UIHostingController(rootView: Wrapper().frame(width: 100, height: 50))
        } _: { live in
            let child = live.window.rootViewController?.children.first
            #expect(child is Inner && child?.view.bounds.size == CGSize(width: 100, height: 50))
        }
    }
}
