package import Foundation
package import Geometry
package import Scene

/// The drawing of a host's views: commands in order, and the places of platform views among them.
package struct DrawingPass {
    /// The pixels of the display per point.
    package let scale: CGFloat
    /// What was drawn so far.
    package private(set) var items: [HostedItem] = []
    private var commands: [DrawCommand] = []
    private var openScopes: [Scope] = []

    /// Creates a pass for a display.
    package init(scale: CGFloat) { self.scale = scale }

    /// Returns a frame with its edges on pixels, in points of the host.
    package func pixelRect(_ frame: CGRect) -> Rect {
        let rect = frame.roundedToPixels(scale)
        return Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Adds a drawing.
    package mutating func draw(_ drawing: Drawing) { commands.append(.draw(drawing)) }

    /// Adds commands, which open no scope that they do not end.
    package mutating func append(_ commands: [DrawCommand]) { self.commands += commands }

    /// Draws within a scope.
    package mutating func scope(_ scope: Scope, _ body: (inout DrawingPass) -> Void) {
        commands.append(.push(scope))
        openScopes.append(scope)
        body(&self)
        openScopes.removeLast()
        commands.append(.pop)
    }

    /// Returns what a closure draws, without adding it.
    package func recording(_ body: (inout DrawingPass) -> Void) -> [DrawCommand] {
        var pass = DrawingPass(scale: scale)
        body(&pass)
        return pass.commands
    }

    /// Adds a platform view at its place in the order.
    package mutating func place(_ leaf: any PlatformLeaf, in frame: CGRect) {
        let inner = openScopes
        commands += inner.map { _ in .pop }
        if !commands.isEmpty { items.append(.commands(commands)) }
        items.append(.platform(leaf, frame: frame, scopes: inner))
        commands = inner.map { .push($0) }
    }

    /// Ends the pass: what was drawn, in order.
    package mutating func finish() -> [HostedItem] {
        if !commands.isEmpty { items.append(.commands(commands)) }
        commands = []
        return items
    }
}
