import SwiftUI
import UIKitCore

/// Views of SwiftUI on a screen.
enum Hosted {
    /// Shows a controller, and calls a function with what it shows once it is laid out.
    static func show<Result>(
        in environment: RenderEnvironment = .current, _ make: () throws -> UIViewController,
        _ body: (LiveScreen) throws -> Result
    ) rethrows -> Result {
        try environment.withLiveScreen(make) { live in
            live.window.layoutIfNeeded()
            RenderContext.current.eventLoop.settle()
            return try body(live)
        }
    }

    /// Runs a function in a render.
    static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try show({ UIViewController() }, { _ in try body() })
    }

    /// The nodes of a screen of a view that have a text, by the text.
    static func frames(of view: some View, in environment: RenderEnvironment = .current) -> [String: CGRect] {
        nodes(of: view, in: environment).reduce(into: [:]) { frames, node in
            if let text = node.text { frames[text] = node.frame }
        }
    }

    /// The texts of a screen of a view, in its order.
    static func texts(of view: some View, in environment: RenderEnvironment = .current) -> [String] {
        nodes(of: view, in: environment).compactMap(\.text)
    }

    private static func nodes(
        of view: some View, in environment: RenderEnvironment
    ) -> [(text: String?, frame: CGRect)] {
        show(in: environment, { UIHostingController(rootView: view) }) { live in
            let tree = live.window.makeLayoutTree(traits: live.window.traitCollection)
            var origins: [CGPoint] = []
            return tree.nodes.map { node in
                let outer = node.parent.map { origins[$0] } ?? .zero
                let frame = CGRect(node.frame).offsetBy(dx: outer.x, dy: outer.y)
                origins.append(frame.origin)
                return (node.text, frame)
            }
        }
    }

    /// The views of a type within a view, in order.
    static func views<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
        ((view as? Found).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }
}
