import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUI
import UIKitCore

/// A screen of a SwiftUI view, for tests that act on it.
enum ShownScreen {
    /// Shows a view, and calls a function with its screen once it is settled.
    static func show<Result>(
        _ view: some View, in environment: RenderEnvironment = .current, _ body: (LiveScreen) throws -> Result
    ) rethrows -> Result {
        try environment.withLiveScreen({ UIHostingController(rootView: view) }) { live in
            settle(live)
            return try body(live)
        }
    }

    /// Carries out what waits, and lays out.
    static func settle(_ live: LiveScreen) {
        for _ in 0..<3 {
            live.window.layoutIfNeeded()
            RenderContext.current.eventLoop.settle()
        }
        live.window.layoutIfNeeded()
    }

    /// The texts of a screen with their frames in points of the window, in order.
    static func texts(in live: LiveScreen) -> [(text: String, frame: CGRect)] {
        let tree = live.window.makeLayoutTree(traits: live.window.traitCollection)
        var origins: [CGPoint] = [], texts: [(text: String, frame: CGRect)] = []
        for node in tree.nodes {
            let outer = node.parent.map { origins[$0] } ?? .zero
            let frame = CGRect(node.frame).offsetBy(dx: outer.x, dy: outer.y)
            origins.append(frame.origin)
            if let text = node.text { texts.append((text, frame)) }
        }
        return texts
    }

    /// The views of a type within a view, in order.
    static func views<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
        ((view as? Found).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }
}
