import Scene
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

    /// A node of a layout tree.
    struct Node {
        var id: String
        var className: String
        var text: String?
        /// What is spoken for it.
        var label: String?
        /// The frame in points of the view that the tree is of.
        var frame: CGRect
    }

    /// The nodes of a view, in preorder.
    static func nodes(of view: UIView?) -> [Node] {
        guard let view else { return [] }
        var origins: [CGPoint] = []
        return view.makeLayoutTree(traits: view.traitCollection).nodes.map { node in
            let outer = node.parent.map { origins[$0] } ?? .zero
            let frame = CGRect(node.frame).offsetBy(dx: outer.x, dy: outer.y)
            origins.append(frame.origin)
            return Node(
                id: node.id, className: node.className, text: node.text, label: node.accessibility?.label,
                frame: frame)
        }
    }

    /// The texts of a view, in its order.
    static func texts(of view: UIView?) -> [String] { nodes(of: view).compactMap(\.text) }

    /// The texts of a screen of a view of SwiftUI, in its order.
    static func texts(of view: some View, in environment: RenderEnvironment = .current) -> [String] {
        show(in: environment, { UIHostingController(rootView: view) }, { texts(of: $0.window) })
    }
}
