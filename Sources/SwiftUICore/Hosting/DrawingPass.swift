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

    /// Returns what a closure draws, without adding it; platform views are left out.
    package func recording(_ body: (inout DrawingPass) -> Void) -> [DrawCommand] {
        items(body).flatMap { item -> [DrawCommand] in
            if case .commands(let commands) = item { commands } else { [] }
        }
    }

    /// Returns what a closure draws, without adding it.
    package func items(_ body: (inout DrawingPass) -> Void) -> [HostedItem] {
        var pass = DrawingPass(scale: scale)
        body(&pass)
        return pass.finish()
    }

    /// Adds what was drawn in a pass of its own.
    package mutating func append(_ items: [HostedItem]) {
        for item in items {
            switch item {
            case .commands(let commands): self.commands += commands
            case .platform(let leaf, let frame, let scopes): place(leaf, in: frame, within: scopes)
            }
        }
    }

    /// Draws as one group within a scope that depends on the bounds of what is drawn, in points of the host; the contents are
    /// drawn once, however many groups are inside each other.
    package mutating func group(_ scope: (Rect) -> Scope, _ body: (inout DrawingPass) -> Void) {
        let items = items(body)
        guard let bounds = items.groupBounds else { return }
        let scope = scope(bounds)
        self.scope(scope) { $0.append(items) }
    }

    /// Draws with the commands changed; platform views stay as they are.
    package mutating func changing(
        _ change: ([DrawCommand]) -> [DrawCommand], _ body: (inout DrawingPass) -> Void
    ) {
        append(
            items(body).map { item in
                if case .commands(let commands) = item { .commands(change(commands)) } else { item }
            })
    }

    /// Adds a platform view at its place in the order, within scopes besides those that are open.
    package mutating func place(
        _ leaf: any PlatformLeaf, in frame: CGRect, within scopes: [Scope] = []
    ) {
        let inner = openScopes
        commands += inner.map { _ in .pop }
        if !commands.isEmpty { items.append(.commands(commands)) }
        items.append(.platform(leaf, frame: frame, scopes: inner + scopes))
        commands = inner.map { .push($0) }
    }

    /// Ends the pass: what was drawn, in order.
    package mutating func finish() -> [HostedItem] {
        if !commands.isEmpty { items.append(.commands(commands)) }
        commands = []
        return items
    }
}
